import Glibc
import Wording

/// A file that grows at its end, held by one process at a time.
///
/// Written content stays even if the process crashes. The last piece may then be incomplete; the
/// next process that opens the file must check. The system releases the file when the process ends.
package final class GrowingFile: Sendable {
  private let path: String
  private let descriptor: Int32

  /// Opens a file, or creates it and its folders, and waits until no other process holds it. A link
  /// at the path is not followed, because it may lead anywhere.
  ///
  /// - Parameters:
  ///   - replacement: Gets the file's content and returns the content to replace it with, all or
  ///     nothing even in a crash; `nil` to keep it. It is called again with what it returned.
  ///   - waiting: Called if another process holds the file.
  /// - Throws: `FileError`, or any error of the replacement.
  package init(
    path: String, waiting: () -> Void = {},
    replacing replacement: ([UInt8]) throws -> [UInt8]? = { _ in nil }
  ) throws {
    if let folder = path.pathBeforeLastName, !folder.isEmpty {
      try AtomicFile.createFolder(folder)
    }
    self.path = path
    var held = try Self.hold(path, waiting: waiting)
    do {
      while let content = try replacement(Self.content(of: held, at: path)) {
        try AtomicFile.write(content, to: path)
        // Whoever waits for the file before sees that it is another one now, and waits for that. One of
        // them may have it first.
        let replaced = held
        held = try Self.hold(path, waiting: waiting)
        close(replaced)
      }
    } catch {
      close(held)
      throw error
    }
    descriptor = held
  }

  private static func hold(_ path: String, waiting: () -> Void) throws(FileError) -> Int32 {
    while true {
      let flags = O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
      let descriptor = open(path, flags, 0o666)
      guard descriptor >= 0 else { throw FileError(.write, path) }
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
        if errno == EWOULDBLOCK { waiting() }
        while flock(descriptor, LOCK_EX) != 0 {
          guard errno == EINTR else {
            close(descriptor)
            throw FileError(.write, path)
          }
        }
      }
      var (held, named) = (stat(), stat())
      // Another may have taken its place meanwhile.
      if fstat(descriptor, &held) == 0, lstat(path, &named) == 0, held.st_ino == named.st_ino,
        held.st_dev == named.st_dev
      {
        return descriptor
      }
      close(descriptor)
    }
  }

  deinit { close(descriptor) }

  /// Reads the whole content of a file, which must not be a pipe or device.
  private static func content(
    of descriptor: Int32, at path: String
  ) throws(FileError) -> [UInt8] {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw FileError(.read, path) }
    return try FileTree.content(of: descriptor, at: path, atMost: FileTree.greatestFileSize)
  }

  /// Appends content to the file.
  package func append(_ content: [UInt8]) throws(FileError) {
    var rest = content[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw FileError(.write, path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until the content is on disk.
  package func sync() throws(FileError) {
    guard fsync(descriptor) == 0 else { throw FileError(.write, path) }
  }
}
