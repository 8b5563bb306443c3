import Projects
import Snapshots

/// A project's file, read; what it refers to is not.
struct ProjectFileOnDisk {
  /// What was read.
  let bytes: [UInt8]
  /// What it declares.
  let spec: ProjectSpec

  /// - Throws: `FileError`, or `ProjectOnDiskError` with all that is wrong with the file.
  init(file: String) throws {
    guard !file.isEmpty else { throw EmptyConfigPath() }
    bytes = try FileTree.read(file)
    do throws(ProjectFileError) {
      spec = try ProjectFile.spec(parsing: bytes)
    } catch {
      throw ProjectOnDiskError(
        file: file, complaints: "\(error)".split(separator: "\n").map(String.init))
    }
  }
}
