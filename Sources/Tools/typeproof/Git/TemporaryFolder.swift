import Git
import Glibc

/// A temporary folder that is deleted with this object, or when a signal ends the program.
///
/// A folder that is left after a kill is deleted when the next one is created.
final class TemporaryFolder: Sendable {
  /// The path of the folder.
  let path: String
  /// The path of a subfolder for files that others will see.
  var tree: String { path + "/tree" }

  private static let prefix = "typeproof-against-"

  /// - Parameters:
  ///   - parent: The folder to create it in.
  ///   - watch: The watch that deletes it if a signal ends the program.
  /// - Throws: `GitError.noTemporaryFolder`.
  init(in parent: String, watch: EndingWatch) throws(GitError) {
    Self.clearLeftovers(in: parent)
    var template = Array("\(parent)/\(Self.prefix)\(getpid())-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .noTemporaryFolder(parent, detail: String(cString: strerror(errno)))
    }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
    let path = path
    watch.beforeEnding { Self.delete(path) }
    guard mkdir(tree, 0o700) == 0 else {
      throw .noTemporaryFolder(path, detail: String(cString: strerror(errno)))
    }
  }

  deinit {
    Self.delete(path)
  }

  /// Deletes folders of programs that no longer run.
  private static func clearLeftovers(in parent: String) {
    guard let directory = opendir(parent) else { return }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        })
    }
    closedir(directory)
    for name in names where name.hasPrefix(prefix) {
      let number = name.dropFirst(prefix.count).prefix { $0 != "-" }
      var status = stat()
      guard let process = pid_t(number), process > 0, kill(process, 0) != 0, errno == ESRCH,
        lstat("\(parent)/\(name)", &status) == 0, status.st_uid == getuid(),
        status.st_mode & S_IFMT == S_IFDIR
      else { continue }
      delete("\(parent)/\(name)")
    }
  }

  /// Deletes the file or folder at a path without following links. What cannot be deleted stays.
  private static func delete(_ path: String) {
    if unlink(path) == 0 { return }
    guard let directory = opendir(path) else { return }
    var names: [[CChar]] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafeBytes(of: &entry.pointee.d_name) { name in
          name.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
        })
    }
    closedir(directory)
    for name in names where name != [46] && name != [46, 46] {
      delete(path + "/" + String(decoding: name.map(UInt8.init(bitPattern:)), as: UTF8.self))
    }
    rmdir(path)
  }
}
