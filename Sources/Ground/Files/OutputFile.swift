import Glibc

/// Writes to a path that a person named: a file is replaced, a device or pipe is written into.
package enum OutputFile {
  /// Writes content to a path. A file gets all of it or nothing.
  ///
  /// A symbolic link stays, and the file that it leads to is replaced.
  package static func write(_ content: [UInt8], to path: String) throws(FileError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw FileError(.write, path) }
      return try AtomicFile.write(content, to: path)
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: try AtomicFile.write(content, to: resolved(path))
    case S_IFDIR: throw FileError(.write, path, code: EISDIR)
    default: try pour(content, into: path)
    }
  }

  private static func resolved(_ path: String) throws(FileError) -> String {
    guard let resolved = realpath(path, nil) else { throw FileError(.write, path) }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes into an existing file, piece by piece.
  ///
  /// - Parameter flags: The flags for `open`, in addition to writing.
  package static func pour(
    _ content: [UInt8], into path: String, flags: Int32 = 0
  ) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
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

/// Appends to a file that other processes may also be appending to.
package enum AppendedFile {
  /// Appends content to a file, which is created if it is missing.
  package static func append(_ content: [UInt8], to path: String) throws(FileError) {
    try OutputFile.pour(content, into: path, flags: O_CREAT | O_APPEND)
  }
}
