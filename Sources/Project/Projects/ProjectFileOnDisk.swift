import Glibc
import JSON
import Snapshots
import Wording

/// A project's file on disk, read; what it refers to is not.
public struct ProjectFileOnDisk: Sendable {
  /// Its path.
  public let path: String
  /// What was read.
  public let bytes: [UInt8]
  /// What it declares.
  public let spec: ProjectSpec

  /// The file at a path.
  ///
  /// - Parameter isNamed: Whether a person named it, and it may be a link, a pipe or a device. Else it is
  ///   whatever a stranger put there, and only a regular file is read.
  /// - Throws: ``NoProjectFile`` where it is not there, `FileError`, or ``ProjectOnDiskError`` with all
  ///   that is wrong with it.
  public init(file: String, isNamed: Bool = true) throws {
    guard FileTree.exists(file) || FileTree.isLink(file) else { throw NoProjectFile(file: file) }
    path = file
    bytes = try Self.content(of: file, isNamed: isNamed)
    do throws(ProjectFileError) {
      spec = try ProjectFile.spec(parsing: bytes)
    } catch {
      throw ProjectOnDiskError(
        file: file, complaints: "\(error)".split(separator: "\n").map(String.init))
    }
  }

  /// The folder of the file, as a path to put before others: empty, or with a slash at its end.
  public var prefix: String { path.pathBeforeLastName.map { $0 + "/" } ?? "" }

  private static func content(of file: String, isNamed: Bool) throws -> [UInt8] {
    // One byte more than is parsed, which then says how much may be.
    let limit = ProjectFile.greatestSize + 1
    if isNamed { return try FileTree.read(file, atMost: limit) }
    do throws(FileError) {
      guard
        let content = try FileTree.read(
          file.lastPathName, within: file.folderOfPath, atMost: limit)
      else {
        throw FileError(.read, file, code: ENOENT)
      }
      return content
    } catch {
      throw error.named(file)
    }
  }
}

/// There is no project's file of that name.
public struct NoProjectFile: Error, Hashable, CustomStringConvertible {
  /// The file.
  public let file: String

  /// What is missing, then the remedy.
  public var description: String {
    "\(file) does not exist. Write one with “typeproof init”, or name another with --config."
  }
}
