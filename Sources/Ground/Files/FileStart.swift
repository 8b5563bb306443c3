import Glibc

/// The first bytes of a file, for what says there what it is.
package enum FileStart {
  /// As many bytes as there are, but no more than a limit.
  ///
  /// - Throws: `FileError`.
  package static func bytes(of path: String, atMost limit: Int) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw FileError(.read, path) }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: limit)
    var filled = 0
    while filled < limit {
      let count = bytes.withUnsafeMutableBytes { bytes in
        Glibc.read(descriptor, bytes.baseAddress.map { $0 + filled }, limit - filled)
      }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, path) }
      if count == 0 { break }
      filled += count
    }
    return Array(bytes[..<filled])
  }
}
