import Glibc
import Wording

extension FileTree {
  /// Reads a regular file below a folder, by an untrusted name; `nil` if there is none.
  ///
  /// No part of the name may be a symbolic link, because links can lead out of the folder. The
  /// folder itself may be one.
  ///
  /// - Parameters:
  ///   - name: The path below the folder, without empty parts and dots.
  ///   - limit: The maximum number of bytes.
  ///   - promised: Returns the maximum number of bytes for a file, given up to 33 of its first
  ///     bytes.
  /// - Throws: `FileError` if the file is a link, not a regular file, or larger.
  package static func read(
    _ name: String, within folder: String, atMost limit: Int,
    promised: (_ start: [UInt8]) -> Int = { _ in .max }
  ) throws(FileError) -> [UInt8]? {
    guard !name.isFullPath else { throw FileError(.read, "\(folder)/\(name)", code: EINVAL) }
    do {
      let parent = try OpenFolder(name.pathBeforeLastName ?? "", within: folder)
      return try parent?.read(name.lastPathName, atMost: limit, promised: promised)
    } catch {
      throw error.named("\(folder)/\(name)")
    }
  }

  /// Returns the first part of a path below a folder that is a symbolic link, as a path; `nil` if
  /// none is.
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
