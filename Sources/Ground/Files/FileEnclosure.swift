import Glibc
import Wording

/// The files that an untrusted file may name: those of its own project, reached without links.
///
/// A project ends at the root of the git work tree that contains its folder, or else at the folder
/// itself. Hidden files are not part of it, because git and other tools keep secrets there.
package struct FileEnclosure: Sendable {
  /// The project's root, without links and dots.
  private let root: String
  /// The folder where relative paths begin, as names below the root.
  private let start: [String]
  /// The same folder as a prefix for paths: empty, or with a slash at its end.
  private let prefix: String

  /// Creates the enclosure of a folder.
  ///
  /// - Parameter prefix: The folder, as a prefix for paths.
  /// - Throws: `FileError` if there is no such folder.
  package init(around prefix: String) throws(FileError) {
    guard let folder = FileTree.resolved(prefix.isEmpty ? "." : prefix) else {
      throw FileError(.list, prefix)
    }
    let workTree = WorkTree(around: folder)
    root = workTree?.top ?? folder
    start = workTree?.path ?? []
    self.prefix = prefix
  }

  /// Reads the content of a regular file.
  ///
  /// - Parameter limit: The maximum number of bytes.
  /// - Throws: `FileEnclosureError`, or `FileError` if the file is missing, a link, no regular
  ///   file, or larger.
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

  /// Returns the path of a folder that is read completely.
  ///
  /// - Throws: `FileEnclosureError`, or `FileError` if a link is on the way.
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

  /// Checks whether a path or pattern could name something inside the project.
  ///
  /// No `..` may follow a name with a star: each star would multiply the matches before it.
  ///
  /// - Throws: `FileEnclosureError` if it could not.
  package func check(_ path: String) throws(FileEnclosureError) {
    _ = try names(of: path)
    let dotted = path.pathNames.drop { !$0.isNamePattern }
    guard !dotted.contains("..") else { throw .upBehindStar(path) }
  }

  /// Returns a path from the root of the project, as names without dots.
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

/// A reason why a file that a project names is not read.
package enum FileEnclosureError: Error, Equatable, CustomStringConvertible {
  /// The path leads out of the project.
  case outside(String)
  /// The path is absolute, although it leads into the project.
  case full(String)
  /// A part of the path is hidden.
  case hidden(String)
  /// The path is a pattern with `..` after a star.
  case upBehindStar(String)
  /// The path has a name that no file can have.
  case notAName(String)

  /// The message: what is wrong, then what to do.
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

/// The git work tree that contains a folder, found in the file system.
///
/// Git would also accept a folder that only contains what a repository contains, and such a folder
/// can be part of a change. Git refuses to commit anything called `.git`.
package struct WorkTree: Equatable, Sendable {
  /// The root of the work tree, without links and dots.
  package let top: String
  /// The folder, as names below the root.
  package let path: [String]

  /// - Parameter folder: An existing folder.
  /// - Returns: `nil` if the folder is in no work tree, or does not exist.
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
