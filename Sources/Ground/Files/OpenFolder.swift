import Glibc
import Wording

/// A folder below another one, opened without following links. Many files in it can be read without
/// checking the path each time.
package final class OpenFolder {
  private let descriptor: Int32
  /// The path in messages.
  private let path: String

  /// - Parameters:
  ///   - name: The path below the folder, without empty parts and dots; empty for the folder
  ///     itself.
  ///   - folder: The outer folder. It may be a symbolic link itself; no part of the name may.
  /// - Returns: `nil` if there is no such folder.
  /// - Throws: `FileError` if it is a link or not a folder.
  package init?(_ name: String, within folder: String) throws(FileError) {
    path = name.isEmpty ? folder : "\(folder)/\(name)"
    let parts = name.isEmpty ? [] : name.pathNames
    guard !parts.contains(where: { ["", ".", ".."].contains($0) }), !name.utf8.contains(0) else {
      throw FileError(.read, path, code: EINVAL)
    }
    var descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for part in parts where descriptor >= 0 {
      let next = openat(descriptor, part, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
      let code = errno
      close(descriptor)
      errno = code
      descriptor = next
    }
    let code = errno
    self.descriptor = descriptor
    guard descriptor >= 0 else {
      if code == ENOENT { return nil }
      // A link in place of a folder is told as a file in its place.
      let isLink = code == ENOTDIR && FileTree.linkInTheWay(of: name, below: folder) != nil
      throw FileError(.read, path, code: isLink ? ELOOP : code)
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Reads a regular file in the folder; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: A name without slashes.
  ///   - limit: The maximum number of bytes.
  ///   - promised: Returns the maximum number of bytes for a file, given up to 33 of its first
  ///     bytes.
  /// - Throws: `FileError` if the file is a link, not a regular file, or larger.
  package func read(
    _ name: String, atMost limit: Int, promised: (_ start: [UInt8]) -> Int = { _ in .max }
  ) throws(FileError) -> [UInt8]? {
    let filePath = "\(path)/\(name)"
    guard !["", ".", ".."].contains(name), !name.utf8.contains(where: { $0 == 0 || $0 == 0x2F })
    else { throw FileError(.read, filePath, code: EINVAL) }
    // A pipe that nobody writes to would make `openat` itself wait.
    let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw FileError(.read, filePath)
    }
    defer { close(file) }
    var start = [UInt8](repeating: 0, count: 33)
    // Where nothing can be read, reading the content tells why.
    start.removeLast(start.count - max(pread(file, &start, start.count, 0), 0))
    return try FileTree.content(of: file, at: filePath, atMost: min(limit, promised(start)))
  }
}
