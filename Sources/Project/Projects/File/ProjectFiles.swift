import Snapshots
import Wording

/// What a project refers to, by paths that begin at the folder of its file.
///
/// A file comes from whoever sends a change, so what it names has to lie in the project. A value in Swift
/// is the user's own, and names what it likes.
struct ProjectFiles {
  /// The folder, as a path to put before others: empty, or with a slash at its end.
  let prefix: String
  /// `nil` for a value in Swift.
  private let enclosure: FileEnclosure?

  /// - Throws: `FileError` where there is no such folder.
  init(in folder: String, isEnclosed: Bool) throws(FileError) {
    prefix = folder.isEmpty || folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    enclosure = isEnclosed ? try FileEnclosure(around: prefix) : nil
  }

  /// The content of a regular file.
  ///
  /// - Parameter limit: The most bytes that it may have; a larger one is not read.
  /// - Throws: `FileError`, or `FileEnclosureError`.
  func read(_ path: String, atMost limit: Int) throws -> [UInt8] {
    try enclosure?.read(path, atMost: limit) ?? FileTree.readRegular(prefix + path, atMost: limit)
  }

  /// A folder as a path from where the program was started.
  ///
  /// - Throws: As `read(_:)`.
  func folder(_ path: String) throws -> String {
    try enclosure?.folder(path) ?? (path.isFullPath ? path : prefix + path)
  }

  /// The files that a pattern stands for, in the order of their names.
  ///
  /// - Throws: As `read(_:)`.
  func paths(matching pattern: String) throws -> [String] {
    try enclosure?.check(pattern)
    return try FileTree.paths(matching: pattern, below: prefix)
  }
}
