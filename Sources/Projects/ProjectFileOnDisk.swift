import JSON
import Snapshots

/// A project's file on disk, read; what it refers to is not.
public struct ProjectFileOnDisk: Sendable {
  /// What was read.
  public let bytes: [UInt8]
  /// What it declares.
  public let spec: ProjectSpec

  /// The file at a path.
  ///
  /// - Throws: ``NoProjectFile`` where it is not there, `FileError`, or ``ProjectOnDiskError`` with all
  ///   that is wrong with it.
  public init(file: String) throws {
    guard FileTree.exists(file) else { throw NoProjectFile(file: file) }
    bytes = try FileTree.read(file)
    do throws(ProjectFileError) {
      spec = try ProjectFile.spec(parsing: bytes)
    } catch {
      throw ProjectOnDiskError(
        file: file, complaints: "\(error)".split(separator: "\n").map(String.init))
    }
  }
}

/// There is no project's file of that name.
public struct NoProjectFile: Error, Hashable, CustomStringConvertible {
  /// The file.
  public let file: String

  /// What is missing, then the remedy.
  public var description: String {
    "\(file) is not there. Write a first one with typeproof init, or name another with --config."
  }
}
