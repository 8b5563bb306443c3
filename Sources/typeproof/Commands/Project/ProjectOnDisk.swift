import JSON
import Projects
import Snapshots

/// A project's file, read, with all that it refers to.
struct ProjectOnDisk {
  /// The project.
  let project: Project
  /// The folder of the file, as a path to put before others: empty, or with a slash at its end.
  let prefix: String

  /// - Throws: `FileError`, or `ProjectOnDiskError` with all that is wrong with the file.
  init(file: String) throws {
    let read = try ProjectFileOnDisk(file: file)
    prefix = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
    do throws(ProjectError) {
      project = try Project(read.spec, in: prefix)
    } catch {
      let placed = error.problems.map { problem in
        (problem.sentences, ProjectFile.position(of: problem.path, in: read.bytes))
      }
      throw ProjectOnDiskError(
        file: file,
        complaints: placed.sorted { $0.1 < $1.1 }.map { "\($0.1): \($0.0)" })
    }
  }
}

/// What is wrong with a project's file, or with what it refers to.
struct ProjectOnDiskError: Error, Equatable, CustomStringConvertible {
  let file: String
  /// Each with its place.
  let complaints: [String]

  var description: String { complaints.map { "\(file), \($0)" }.joined(separator: "\n") }
}

/// A project's file is named by an empty path, as that of a variable that is not set.
struct EmptyConfigPath: Error, Equatable, CustomStringConvertible {
  var description: String {
    "--config is given an empty path. Name a file, or leave it out."
  }
}
