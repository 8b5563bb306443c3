import Glibc

/// A file that grows at its end, held by one process at a time.
///
/// What was written stays whatever happens to the process; its last piece may then not be whole, which
/// whoever opens it next has to see. The system lets go of the file when the process ends.
package final class GrowingFile: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Opens a file, or makes it with the folders above it, and waits until nobody else holds it.
  ///
  /// - Throws: `FileError`.
  package init(path: String) throws(FileError) {
    if let slash = path.lastIndex(of: "/"), slash != path.startIndex {
      try AtomicFile.createFolder(String(path[..<slash]))
    }
    self.path = path
    descriptor = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else { throw FileError(.write, path) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw FileError(.write, path) }
    }
  }

  deinit { close(descriptor) }

  /// All that it holds.
  ///
  /// - Throws: `FileError`, where it is no regular file, too.
  package func content() throws(FileError) -> [UInt8] {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileError(.read, path) }
    return try FileTree.content(of: descriptor, at: path, atMost: FileTree.greatestFileSize)
  }

  /// Takes away what is behind a number of bytes.
  package func cut(to size: Int) throws(FileError) {
    guard ftruncate(descriptor, size) == 0 else { throw FileError(.write, path) }
  }

  /// Puts content at its end.
  package func append(_ content: [UInt8]) throws(FileError) {
    var rest = content[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileError(.write, path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the disk has it.
  package func sync() throws(FileError) {
    guard fsync(descriptor) == 0 else { throw FileError(.write, path) }
  }
}
