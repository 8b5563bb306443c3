import Snapshots
import Wording

/// The files that a project refers to, by paths relative to the folder of its file.
///
/// A project file may come from a stranger, so everything it names must be inside the project. A
/// value in Swift is the user's own and has no such limit.
struct ProjectFiles {
  /// The folder as a prefix for paths: empty, or with a slash at its end.
  let prefix: String
  /// The permitted folders; `nil` for a value in Swift.
  private let enclosure: FileEnclosure?

  /// - Throws: `FileError` where the folder does not exist.
  init(in folder: String, isEnclosed: Bool) throws(FileError) {
    prefix = folder.isEmpty || folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    enclosure = isEnclosed ? try FileEnclosure(around: prefix) : nil
  }

  /// Returns the content of a regular file.
  ///
  /// - Parameter limit: The greatest size in bytes; a larger file is not read.
  /// - Throws: `FileError`, or `FileEnclosureError`.
  func read(_ path: String, atMost limit: Int) throws -> [UInt8] {
    try enclosure?.read(path, atMost: limit) ?? FileTree.readRegular(prefix + path, atMost: limit)
  }

  /// Returns a folder as a path relative to the current folder.
  ///
  /// - Throws: As `read(_:)`.
  func folder(_ path: String) throws -> String {
    try enclosure?.folder(path) ?? (path.isFullPath ? path : prefix + path)
  }

  /// Returns the files that a pattern matches, in the order of their names.
  ///
  /// - Throws: As `read(_:)`.
  func paths(matching pattern: String) throws -> [String] {
    try enclosure?.check(pattern)
    return try FileTree.paths(matching: pattern, below: prefix)
  }
}
