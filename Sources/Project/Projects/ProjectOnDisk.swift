import JSON
public import Snapshots
import Wording

/// A project's file on disk, read, with all that it refers to.
public struct ProjectOnDisk: Sendable {
  /// The project.
  public let project: Project

  /// How many mistakes are told at once.
  private static let toldProblems = 100

  /// The project of a file.
  ///
  /// What it refers to has to lie in the folder of the file, or in the git work tree that this is in, and
  /// no link may lead there.
  ///
  /// - Parameters:
  ///   - isNamed: As for ``ProjectFileOnDisk/init(file:isNamed:)``.
  ///   - limits: What it is held to.
  /// - Throws: As ``ProjectFileOnDisk/init(file:isNamed:)`` does, and ``ProjectOnDiskError`` where it refers to
  ///   what is not there.
  public init(file: String, isNamed: Bool = true, limits: ReadingLimits = ReadingLimits()) throws {
    try self.init(ProjectFileOnDisk(file: file, isNamed: isNamed), limits: limits)
  }

  /// The project of a file that was read.
  ///
  /// - Parameter limits: What it is held to.
  /// - Throws: Where it refers to what is not there.
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

/// What is wrong with a project's file, or with what it refers to.
public struct ProjectOnDiskError: Error, Hashable, CustomStringConvertible {
  /// The file.
  public let file: String
  /// What is wrong, each with its place.
  public let complaints: [String]

  /// A complaint a line, with the file's name.
  public var description: String { complaints.map { "\(file), \($0)" }.joined(separator: "\n") }
}
