import Glibc

/// Writing behind what a file has already, which others may be writing to as well.
package enum AppendedFile {
  /// Puts content behind that of a file, which is made where there is none.
  package static func append(_ content: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError(.write, path) }
    defer { close(descriptor) }
    var rest = content[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileError(.write, path) }
      rest = rest.dropFirst(count)
    }
  }
}
