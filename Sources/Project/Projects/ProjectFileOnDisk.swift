import Glibc
import JSON
import Snapshots
import Wording

/// A project file that has been read from disk. The files it refers to have not.
public struct ProjectFileOnDisk: Sendable {
  /// The file's path.
  public let path: String
  /// The file's content.
  public let bytes: [UInt8]
  /// The declaration of the project.
  public let spec: ProjectSpec

  /// Reads the file at a path.
  ///
  /// - Parameters:
  ///   - file: The path.
  ///   - isNamed: Whether a person named the path. Such a path may be a symbolic link, a pipe or a
  ///     device. Otherwise only a regular file is read.
  /// - Throws: ``NoProjectFile`` if the file does not exist, `FileError`, or ``ProjectOnDiskError``
  ///   with all problems of the file.
  public init(file: String, isNamed: Bool = true) throws {
    guard FileTree.exists(file) || FileTree.isLink(file) else { throw NoProjectFile(file: file) }
    path = file
    bytes = try Self.content(of: file, isNamed: isNamed)
    do throws(ProjectFileError) {
      spec = try ProjectFile.spec(parsing: bytes)
    } catch {
      // What else is wrong with the file may come from both sides of a merge.
      if case .conflictMarker(let line)? = ForeignLine(in: bytes) {
        throw ProjectOnDiskError(
          file: file,
          complaints: [
            "line \(line): This is a conflict marker of git. Keep what belongs in the file and delete "
              + "the markers. If goldens have conflicts too, run then: typeproof merge-goldens"
          ])
      }
      throw ProjectOnDiskError(
        file: file, complaints: "\(error)".split(separator: "\n").map(String.init))
    }
  }

  /// The folder of the file as a prefix for paths: empty, or with a slash at its end.
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

/// The error for a project file that does not exist.
public struct NoProjectFile: Error, Hashable, CustomStringConvertible {
  /// The path.
  public let file: String

  /// What is missing, then what to do.
  public var description: String {
    "\(file) does not exist. Write one with “typeproof init”, or name another with --config."
  }
}
