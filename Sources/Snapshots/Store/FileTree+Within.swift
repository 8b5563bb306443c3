import Glibc
import Wording

extension FileTree {
  /// The content of a regular file below a folder, whose name a stranger chose; `nil` where there is
  /// none.
  ///
  /// No part of the name may be a symbolic link, as links can lead out of the folder. The folder
  /// itself may be one.
  ///
  /// - Parameters:
  ///   - name: The path below the folder, without empty parts and dots.
  ///   - limit: The most bytes to read.
  ///   - promised: The most bytes of a file that begins with some bytes, of which it is given up to 33.
  /// - Throws: `FileError` where it is a link, no regular file, or larger.
  package static func read(
    _ name: String, within folder: String, atMost limit: Int,
    promised: (_ start: [UInt8]) -> Int = { _ in .max }
  ) throws(FileError) -> [UInt8]? {
    let parts = name.pathNames
    guard !parts.contains(where: { ["", ".", ".."].contains($0) }), !name.utf8.contains(0) else {
      throw FileError(.read, "\(folder)/\(name)", code: EINVAL)
    }
    var descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for (index, part) in parts.enumerated() where descriptor >= 0 {
      let kind = index < parts.count - 1 ? O_DIRECTORY : O_NONBLOCK
      let next = openat(descriptor, part, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | kind)
      let code = errno
      close(descriptor)
      errno = code
      descriptor = next
    }
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      // A link in place of a folder is told as a file in its place.
      let isLink = errno == ENOTDIR && linkInTheWay(of: name, below: folder) != nil
      throw FileError(.read, "\(folder)/\(name)", code: isLink ? ELOOP : errno)
    }
    defer { close(descriptor) }
    var start = [UInt8](repeating: 0, count: 33)
    // Where nothing can be read, reading the content tells why.
    start.removeLast(start.count - max(pread(descriptor, &start, start.count, 0), 0))
    return try content(
      of: descriptor, at: "\(folder)/\(name)", atMost: min(limit, promised(start)))
  }

  /// The first part of a path below a folder that is a symbolic link, as a path; `nil` where none is.
  package static func linkInTheWay(of name: String, below folder: String) -> String? {
    var path = folder
    for part in name.pathNames where !part.isEmpty {
      path += "/\(part)"
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      if status.st_mode & S_IFMT == S_IFLNK { return path }
    }
    return nil
  }
}
