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
  /// - Throws: `FileError`, or ``ProjectOnDiskError`` with all that is wrong with the file.
  public init(file: String) throws {
    bytes = try FileTree.read(file)
    do throws(ProjectFileError) {
      spec = try ProjectFile.spec(parsing: bytes)
    } catch {
      throw ProjectOnDiskError(
        file: file, complaints: "\(error)".split(separator: "\n").map(String.init))
    }
  }
}
