import Glibc
import Projects
import Reports
import Reviews
import Snapshots
import Wording

/// The options that everything shares that makes goldens of a report.
struct ReviewOptions: ArgumentGroup {
  @Option(
    "The folder of goldens. By default Snapshots beside typeproof.json or the nearest Fonts "
      + "folder.",
    value: "folder", completion: .folder)
  var snapshots: String?
  @Flag("Change goldens even if CI is set.") var force = false

  /// Where a report lies unless a folder is named.
  static let reportFolder = ".build/report"

  /// The review that these options ask for.
  ///
  /// - Parameters:
  ///   - folder: The folder of the report.
  ///   - option: What the folder is called on the command line.
  ///   - command: What the command is called that asks.
  ///   - decides: Whether goldens may change, which CI is kept from.
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

  /// The folder that accepted pictures of another tool go to. A report may come from a stranger, so what it names is
  /// followed only below the folder where the program was started.
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

  /// - Throws: `ReviewCommandError` where CI is set: nobody looks at what happens there.
  func checkContinuousIntegration(_ console: Console) throws {
    guard force || !isContinuousIntegration(console.environment) else {
      throw ReviewCommandError.continuousIntegration
    }
  }

  /// The folder of goldens, found as verifying finds it unless one is named.
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

/// Why goldens are left as they are.
enum ReviewCommandError: ClassifiedError, Equatable, CustomStringConvertible {
  var next: String? { self == .nothingNamed ? "typeproof approve --list" : nil }

  /// CI is set: nobody looks at what happens there.
  case continuousIntegration
  /// No cell is named.
  case nothingNamed
  /// Two arguments ask for different things.
  case exclusive(String, String)
  /// The folder of a report is given in place of a cell.
  case reportAsCell(String)
  /// A list is for people.
  case jsonList
  /// What was looked at is not what would be replaced.
  case goldensOfCommit(String, command: String)
  /// The folder of expected pictures is not below where the program was started.
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
