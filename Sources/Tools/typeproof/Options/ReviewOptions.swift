import Glibc
import Projects
import Reports
import Reviews
import Snapshots
import Wording

/// The options of all commands that make goldens from a report.
struct ReviewOptions: ArgumentGroup {
  @Option(
    "The folder of goldens. By default Snapshots beside typeproof.json or the nearest Fonts "
      + "folder.",
    value: "folder", completion: .folder)
  var snapshots: String?
  @Flag("Change goldens even if CI is set.") var force = false

  /// The default folder of a report.
  static let reportFolder = ".build/report"

  /// Creates the review that these options ask for.
  ///
  /// - Parameters:
  ///   - folder: The folder of the report.
  ///   - option: The name of the folder on the command line.
  ///   - command: The name of the command.
  ///   - decides: Whether goldens may change, which is refused in CI.
  /// - Throws: `ReviewCommandError`, or `ReviewedRunError`.
  func session(
    reading folder: String, called option: String, for command: String,
    deciding decides: Bool = true, in console: Console
  ) throws -> ReviewSession {
    for (option, path) in [(option, folder), ("--snapshots", snapshots)]
    where path?.isEmpty == true {
      throw SuiteOptionsError.emptyPath(option: option)
    }
    if decides { try checkContinuousIntegration(console) }
    let run = try ReviewedRun(folder: folder)
    if let commit = run.results.commit {
      throw ReviewCommandError.goldensOfCommit(commit, command: command)
    }
    let isOfPictures = run.results.comparison != nil
    let goldens =
      try isOfPictures ? pictureFolder(of: run.results) : Self.goldens(named: snapshots)
    return ReviewSession(
      of: run, in: isOfPictures ? run.pictureStore(in: goldens) : SnapshotStore(root: goldens),
      by: GitIdentity(console.environment).reviewer,
      now: { ReviewTime(secondsSince1970: time(nil)) },
      remembering: try DecisionFolder.memory(
        of: run.results.suite, in: goldens, console.environment))
  }

  /// Returns the folder for accepted pictures of another tool. A report may come from a stranger,
  /// so the folder that it names has to be below the current one.
  ///
  /// - Throws: `ReviewCommandError.picturesElsewhere`.
  private func pictureFolder(of results: RunResults) throws -> String {
    if let snapshots { return snapshots }
    if results.goldens == "." { return "." }
    guard let folder = ProjectPath.relative(results.goldens),
      !folder.pathNames.contains(where: \.isHiddenName),
      FileTree.linkInTheWay(of: folder, below: ".") == nil, try FileTree.isFolder(folder)
    else { throw ReviewCommandError.picturesElsewhere(results.goldens) }
    return folder
  }

  /// - Throws: `ReviewCommandError` if CI is set, because nobody looks at the pictures there.
  func checkContinuousIntegration(_ console: Console) throws {
    guard force || !isContinuousIntegration(console.environment) else {
      throw ReviewCommandError.continuousIntegration
    }
  }

  /// Returns the folder of goldens: the named one, or the one that verifying uses.
  ///
  /// - Throws: `GoldenFolderError`.
  static func goldens(named folder: String?) throws(GoldenFolderError) -> String {
    try GoldenFolder.path(
      named: folder,
      otherwise: ProjectFile.nearest().map {
        ($0.pathBeforeLastName.map { $0 + "/" } ?? "") + "Snapshots"
      }
        ?? ProjectFolder.nearest()?.snapshots ?? "Snapshots")
  }
}

/// The reason why goldens stay as they are.
enum ReviewCommandError: ClassifiedError, Equatable, CustomStringConvertible {
  var next: String? { self == .nothingNamed ? "typeproof approve --list" : nil }

  /// CI is set, so nobody looks at the pictures.
  case continuousIntegration
  /// No cell was named.
  case nothingNamed
  /// Two arguments exclude each other.
  case exclusive(String, String)
  /// The folder of a report was given instead of a cell.
  case reportAsCell(String)
  /// JSON was asked for with a list, which is only for people.
  case jsonList
  /// The report is about the goldens of a commit, and others would be replaced.
  case goldensOfCommit(String, command: String)
  /// The folder of expected pictures is not below the current folder.
  case picturesElsewhere(String)

  var description: String {
    switch self {
    case .continuousIntegration:
      "CI is set, so goldens are not changed: nobody would have looked at them. Change them on "
        + "your own machine and commit, or add --force."
    case .nothingNamed:
      "No cell is named. Name cells, a group with --group, a change with --change, or all changed "
        + "cells with --all. List groups and changes with: typeproof approve --list"
    case .exclusive(let one, let other):
      "\(one) and \(other) cannot be given together. Leave out one of them."
    case .reportAsCell(let folder):
      "\(TerminalText.escaped(folder)) is the folder of a report, not a cell. Name it with: "
        + "--report \(ShellWord.spelled(TerminalText.escaped(folder)))"
    case .jsonList:
      "--list and --json cannot be given together. Leave out --json. Programs find groups and "
        + "changes in report.json, in the folder of the report."
    case .picturesElsewhere(let folder):
      "The report compares pictures in \(TerminalText.escaped(folder)), which is not a folder below this one. If you "
        + "trust the report, name the folder of expected pictures with --snapshots."
    case .goldensOfCommit(let commit, let command):
      "The report compares with the goldens of commit \(TerminalText.escaped(commit)), not with "
        + "those in the folder. Run typeproof verify without --against, then typeproof \(command) "
        + "again."
    }
  }
}
