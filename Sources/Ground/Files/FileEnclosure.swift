import Glibc
import Wording

/// The files that a stranger's file may name: those of its own project, reached without links.
///
/// A project ends at the top of the git work tree that its folder is in, or at the folder itself where
/// there is none. Nothing hidden is part of it: that is where git and others keep what they must not tell.
package struct FileEnclosure: Sendable {
  /// The outermost folder, without links and dots.
  private let root: String
  /// Where paths begin, as names of folders below it.
  private let start: [String]
  /// The same as a path to put before others: empty, or with a slash at its end.
  private let prefix: String

  /// The enclosure of a folder.
  ///
  /// - Parameter prefix: The folder, as a path to put before others.
  /// - Throws: `FileError` where there is no such folder.
  package init(around prefix: String) throws(FileError) {
    guard let folder = FileTree.resolved(prefix.isEmpty ? "." : prefix) else {
      throw FileError(.list, prefix)
    }
    let workTree = WorkTree(around: folder)
    root = workTree?.top ?? folder
    start = workTree?.path ?? []
    self.prefix = prefix
  }

  /// The content of a regular file.
  ///
  /// - Parameter limit: The most bytes that it may have.
  /// - Throws: `FileEnclosureError`, or `FileError` where it is not there, is a link or no file, or is larger.
  package func read(_ path: String, atMost limit: Int) throws -> [UInt8] {
    let place = try names(of: path).joined(separator: "/")
    let content: [UInt8]?
    do throws(FileError) {
      content = try FileTree.read(place, within: root, atMost: limit)
    } catch {
      throw error.named(prefix + path)
    }
    guard let content else { throw FileError(.read, prefix + path, code: ENOENT) }
    return content
  }

  /// The path of a folder that is read whole.
  ///
  /// - Throws: `FileEnclosureError`, or `FileError` where a link leads there.
  package func folder(_ path: String) throws -> String {
    let names = try names(of: path)
    if FileTree.linkInTheWay(of: names.joined(separator: "/"), below: root) != nil {
      throw FileError(.list, prefix + path, code: ELOOP)
    }
    // As the names were looked at: dots behind a link would lead elsewhere.
    let common = zip(start, names).prefix { $0 == $1 }.count
    let steps = [String](repeating: "..", count: start.count - common) + names.dropFirst(common)
    return steps.isEmpty ? prefix.isEmpty ? "." : prefix : prefix + steps.joined(separator: "/")
  }

  /// Whether a path, which may be a pattern, could name something inside.
  ///
  /// Behind a name with a star no dots lead up: each star would multiply what those before it found.
  ///
  /// - Throws: `FileEnclosureError` where it could not.
  package func check(_ path: String) throws(FileEnclosureError) {
    _ = try names(of: path)
    let dotted = path.pathNames.drop { !$0.isNamePattern }
    guard !dotted.contains("..") else { throw .upBehindStar(path) }
  }

  /// A path from the outermost folder, as names without dots.
  private func names(of path: String) throws(FileEnclosureError) -> [String] {
    guard !path.utf8.contains(0) else { throw .notAName(path) }
    guard !path.isFullPath else {
      throw path.beginsWithBytes(of: root == "/" ? root : root + "/") ? .full(path) : .outside(path)
    }
    var names = start
    for name in path.pathNames where !name.isEmpty && name != "." {
      if name == ".." {
        guard names.popLast() != nil else { throw .outside(path) }
      } else {
        guard !name.isHiddenName else { throw .hidden(path) }
        names.append(name)
      }
    }
    return names
  }
}

/// Why something that a project's file names is not looked at.
package enum FileEnclosureError: Error, Equatable, CustomStringConvertible {
  /// It is beyond the project.
  case outside(String)
  /// It is in the project, by a path that begins at the outermost folder of this machine.
  case full(String)
  /// A part of its path is hidden.
  case hidden(String)
  /// It is a pattern that goes up again.
  case upBehindStar(String)
  /// No file can have the name.
  case notAName(String)

  /// What is wrong, then the remedy.
  package var description: String {
    switch self {
    case .outside(let path):
      "“\(path)” is outside the project. The project is its git repository, or the folder of this "
        + "file if there is no repository. Move the path into the project, or run “git init” in a "
        + "folder above both."
    case .full(let path):
      "“\(path)” is an absolute path, which differs on other machines. Write it relative to the "
        + "folder of this "
        + "file."
    case .hidden(let path):
      "“\(path)” is hidden, and hidden files are not part of a project. Name a path without a "
        + "part that begins with a full stop."
    case .upBehindStar(let path):
      "“\(path)” has “..” after a “*”. Write the path without going up."
    case .notAName(let path):
      "“\(path)” is not a valid name, because it contains U+0000. Remove "
        + "that character."
    }
  }
}

/// The git work tree that a folder lies in, as the file system tells it.
///
/// Git itself would also take a folder for a repository that merely holds what one holds, and such a folder
/// can come with a change. It lets nobody commit what is called `.git`.
package struct WorkTree: Equatable, Sendable {
  /// Its top, without links and dots.
  package let top: String
  /// The folder, as names from the top.
  package let path: [String]

  /// - Parameter folder: A folder that is there.
  /// - Returns: `nil` where the folder is in no work tree, or is not there.
  package init?(around folder: String) {
    guard let place = FileTree.fullPath(of: folder) else { return nil }
    let names = place.pathNames.filter { !$0.isEmpty }
    let depth = (0...names.count).reversed().first { depth in
      FileTree.exists("/" + (names.prefix(depth) + [".git"]).joined(separator: "/"))
    }
    guard let depth else { return nil }
    top = "/" + names.prefix(depth).joined(separator: "/")
    path = Array(names.dropFirst(depth))
  }
}
