import JSON
public import Snapshots
import Wording

/// A project that has been read from disk, with all files it refers to.
public struct ProjectOnDisk: Sendable {
  /// The project.
  public let project: Project

  /// The greatest number of problems reported at once.
  private static let toldProblems = 100

  /// Reads the project of a file.
  ///
  /// The files that it refers to must be in the folder of the file, or in the Git work tree around
  /// it. Symbolic links are not followed.
  ///
  /// - Parameters:
  ///   - file: The path.
  ///   - isNamed: Whether a person named the path; see ``ProjectFileOnDisk/init(file:isNamed:)``.
  ///   - limits: The limits that fonts and files must keep.
  /// - Throws: The errors of ``ProjectFileOnDisk/init(file:isNamed:)``, and ``ProjectOnDiskError``
  ///   if a file it refers to is missing.
  public init(file: String, isNamed: Bool = true, limits: ReadingLimits = ReadingLimits()) throws {
    try self.init(ProjectFileOnDisk(file: file, isNamed: isNamed), limits: limits)
  }

  /// Loads the files that a project file refers to.
  ///
  /// - Parameters:
  ///   - file: The project file.
  ///   - limits: The limits that fonts and files must keep.
  /// - Throws: ``ProjectOnDiskError`` if a file it refers to is missing.
  public init(
    _ file: ProjectFileOnDisk, limits: ReadingLimits = ReadingLimits()
  ) throws(ProjectOnDiskError) {
    do throws(ProjectError) {
      project = try WorkWatch.over(file.path) { () throws(ProjectError) in
        try Project(file.spec, in: file.prefix, isEnclosed: true, limits: limits)
      }
    } catch {
      let problems = error.problems
      let positions = ProjectFile.positions(
        of: problems.prefix(Self.toldProblems).map(\.path), in: file.bytes)
      var complaints = zip(problems, positions).sorted { $0.1 < $1.1 }
        .map { "\($0.1): \($0.0.sentences)" }
      if problems.count > complaints.count {
        complaints.append(
          "\(problems.count - complaints.count) more of this kind. Correct these first.")
      }
      throw ProjectOnDiskError(file: file.path, complaints: complaints)
    }
  }
}

/// The problems of a project file, or of the files it refers to.
public struct ProjectOnDiskError: Error, Hashable, CustomStringConvertible {
  /// The file.
  public let file: String
  /// The problems with their positions.
  public let complaints: [String]

  /// One line for each problem, with the file's name.
  public var description: String { complaints.map { "\(file), \($0)" }.joined(separator: "\n") }
}
