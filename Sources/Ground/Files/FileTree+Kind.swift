import Glibc
import Wording

extension FileTree {
  /// Returns whether a path leads to a folder, also through symbolic links.
  ///
  /// - Throws: `FileError` if nothing has that name.
  package static func isFolder(_ path: String) throws(FileError) -> Bool {
    try status(of: path).st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path leads to a regular file, by way of symbolic links too.
  package static func isRegularFile(_ path: String) -> Bool {
    ((try? status(of: path))?.st_mode ?? 0) & S_IFMT == S_IFREG
  }

  /// Returns whether a path is itself a symbolic link.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns the size of a regular file in bytes; `nil` for a link and if there is no such file.
  package static func size(of path: String) -> Int? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Returns the permissions of a regular file; `nil` for a link and if there is no such file.
  static func permissions(of path: String) -> mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status.st_mode & 0o777
  }

  /// Returns when the content of a regular file last changed, in seconds since 1970; `nil` if there
  /// is no such file, and for a link.
  package static func changeTime(of path: String) -> Double? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
  }

  /// Whether two paths lead to the same file or folder; `false` where either leads nowhere.
  package static func areSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard stat(one, &first) == 0, stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Returns whether a path, which need not exist yet, is a folder or inside it.
  package static func isInside(_ path: String, folder: String) -> Bool {
    guard let root = resolved(folder) else { return false }
    var path = path
    while resolved(path) == nil, let above = path.pathBeforeLastName { path = above }
    let place = resolved(path) ?? resolved(".") ?? ""
    return place == root || place.beginsWithBytes(of: root + "/")
  }

  /// Returns a path without links and dots; `nil` if it leads nowhere.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path.isEmpty ? "/" : path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the absolute path of a file or folder, without links and dots; `nil` if it does not
  /// exist.
  package static func fullPath(of path: String) -> String? { resolved(path.isEmpty ? "." : path) }

  /// Whether this process may add files to a folder.
  package static func isWritableFolder(_ path: String) -> Bool {
    access(path, W_OK | X_OK) == 0
  }

  /// Returns whether other users can change the content of a folder; false if there is none.
  ///
  /// A folder of another user counts, except for root: in a container, root works in folders of the
  /// host's user.
  package static func othersMayWrite(_ path: String) -> Bool {
    guard let status = try? status(of: path) else { return false }
    let isOfAnother = status.st_uid != geteuid() && geteuid() != 0
    return isOfAnother || status.st_mode & (S_IWGRP | S_IWOTH) != 0
  }

  private static func status(of path: String) throws(FileError) -> stat {
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileError(.read, path) }
    return status
  }
}
