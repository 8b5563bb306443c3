import Glibc

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
    let names = folder.split(separator: "/").map(String.init)
    let depth = (0...names.count).reversed().first { depth in
      FileTree.exists("/" + (names.prefix(depth) + [".git"]).joined(separator: "/"))
    }
    root = "/" + names.prefix(depth ?? names.count).joined(separator: "/")
    start = Array(names.dropFirst(depth ?? names.count))
    self.prefix = prefix
  }

  /// The content of a regular file.
  ///
  /// - Throws: `FileEnclosureError`, or `FileError` where it is not there, or is a link or no file.
  package func read(_ path: String) throws -> [UInt8] {
    let place = try place(of: path)
    let content: [UInt8]?
    do throws(FileError) {
      content = try FileTree.read(place, within: root, atMost: FileTree.greatestFileSize)
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
    if FileTree.linkInTheWay(of: try place(of: path), below: root) != nil {
      throw FileError(.list, prefix + path, code: ELOOP)
    }
    return prefix + path
  }

  /// Whether a path, which may be a pattern, could name something inside.
  ///
  /// - Throws: `FileEnclosureError` where it could not.
  package func check(_ path: String) throws(FileEnclosureError) {
    _ = try place(of: path)
  }

  /// A path below the outermost folder, without dots.
  private func place(of path: String) throws(FileEnclosureError) -> String {
    guard !path.utf8.contains(0) else { throw .notAName(path) }
    guard !path.hasPrefix("/") else { throw .outside(path) }
    var names = start
    for name in path.split(separator: "/").map(String.init) where name != "." {
      if name == ".." {
        guard names.popLast() != nil else { throw .outside(path) }
      } else {
        guard !name.hasPrefix(".") else { throw .hidden(path) }
        names.append(name)
      }
    }
    return names.joined(separator: "/")
  }
}

/// Why something that a project's file names is not looked at.
package enum FileEnclosureError: Error, Equatable, CustomStringConvertible {
  /// It is beyond the project.
  case outside(String)
  /// A part of its path is hidden.
  case hidden(String)
  /// No file can have the name.
  case notAName(String)

  /// What is wrong, then the remedy.
  package var description: String {
    switch self {
    case .outside(let path):
      "“\(path)” lies outside the project, which ends at the top of its git work tree, or at the folder of "
        + "this file where there is none. Put it into the project."
    case .hidden(let path):
      "“\(path)” is hidden, and what is hidden is no part of a project. Name a path of which no part "
        + "begins with a full stop."
    case .notAName(let path): "“\(path)” can be no name, as U+0000 is in it. Take it out."
    }
  }
}
