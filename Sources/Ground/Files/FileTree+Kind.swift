import Glibc
import Wording

extension FileTree {
  /// Whether a path leads to a folder, by way of symbolic links too.
  ///
  /// - Throws: `FileError` where there is nothing of that name.
  package static func isFolder(_ path: String) throws(FileError) -> Bool {
    try status(of: path).st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a path leads to a regular file, by way of symbolic links too.
  package static func isRegularFile(_ path: String) -> Bool {
    ((try? status(of: path))?.st_mode ?? 0) & S_IFMT == S_IFREG
  }

  /// Whether a path is a symbolic link itself, wherever that leads.
  package static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The size of a regular file, in bytes; `nil` where there is none, and for a link.
  package static func size(of path: String) -> Int? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Who may read, write and execute a regular file; `nil` where there is none, and for a link.
  static func permissions(of path: String) -> mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return status.st_mode & 0o777
  }

  /// When a regular file's content last changed, in seconds since 1970; `nil` where there is none, and for a link.
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

  /// Whether a path, which need not exist yet, lies in a folder or is the folder.
  package static func isInside(_ path: String, folder: String) -> Bool {
    guard let root = resolved(folder) else { return false }
    var path = path
    while resolved(path) == nil, let above = path.pathBeforeLastName { path = above }
    let place = resolved(path) ?? resolved(".") ?? ""
    return place == root || place.beginsWithBytes(of: root + "/")
  }

  /// A path without links and dots; `nil` where it leads nowhere.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path.isEmpty ? "/" : path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The full path of something, without links and dots; `nil` where it is not there.
  package static func fullPath(of path: String) -> String? { resolved(path.isEmpty ? "." : path) }

  /// Whether this process may add files to a folder.
  package static func isWritableFolder(_ path: String) -> Bool {
    access(path, W_OK | X_OK) == 0
  }

  /// Whether other users can change what is in a folder; `false` if there is none.
  ///
  /// A folder of another user counts, except for root: in a container, root works in folders of the host's user.
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
