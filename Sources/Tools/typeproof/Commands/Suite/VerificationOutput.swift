import Audit
import JSON
import Reports
import Snapshots
import Synchronization
import Wording

/// The output of a verification: a report, if one is asked for, and text.
///
/// It is written once, by whichever thread comes first: the watch may end the program during the
/// audit.
final class VerificationOutput: Sendable {
  private let report: ReportFolder?
  private let isPart: Bool
  private let asJSON: Bool
  private let listsUnproved: Bool
  private let console: Console
  private let isLeft = Mutex(false)

  /// - Parameters:
  ///   - report: The folder of the report; `nil` for none.
  ///   - isPart: Whether the run is a shard of the suite.
  ///   - asJSON: Whether the text is JSON.
  ///   - listsUnproved: Whether proved cells are only counted.
  init(
    report: ReportFolder?, isPart: Bool, asJSON: Bool, listsUnproved: Bool, console: Console
  ) {
    self.report = report
    self.isPart = isPart
    self.asJSON = asJSON
    self.listsUnproved = listsUnproved
    self.console = console
  }

  /// Writes the report and prints the text, unless that was done before.
  ///
  /// - Parameter audit: The findings of an audit, which only the report contains.
  /// - Throws: `WriteError`, or any error of `ReportFolder.write`.
  func leave(_ run: VerifiedRun, audit: [AuditFinding]?) throws {
    try isLeft.withLock { isLeft in
      guard !isLeft else { return }
      isLeft = true
      try leaveNow(run, audit: audit)
    }
  }

  private func leaveNow(_ run: VerifiedRun, audit: [AuditFinding]?) throws {
    var account = run.account
    account.listsUnproved = listsUnproved
    var results = account.results
    results.audit = audit
    // Whoever reads the words may go away in the middle of them, and the report is to stay.
    let written = report.map { report in Result { try report.write(results) } }
    // JSON has no member for it, so it is told beside.
    if asJSON, let committed = run.committed { console.complain(committed.sentence) }
    try console.print(
      asJSON ? account.json(pictureFolder: run.pictures.path).text : account.text(in: console),
      isForProgram: asJSON)
    guard let written, let report else { return }
    try written.get()
    if !asJSON, !isPart, account.exitCode != .nothingToDo {
      let lines = [
        "Page: \(report.pagePath)",
        "Review it with: typeproof review \(ShellWord.spelled(report.path))",
      ]
      try console.print(lines.map(TerminalText.escaped).joined(separator: "\n"))
    }
    // Of a part, whoever merges them tells.
    if !isPart { try GitHubJob.tell(results, asJSON: asJSON, in: console) }
  }
}

/// A verified run, with everything that its output needs.
struct VerifiedRun: Sendable {
  /// The results, with paths of this machine and without an audit.
  var results: RunResults
  /// The folder for pictures of differences.
  let pictures: ArtifactFolder
  /// The path of the folder of goldens.
  let goldens: String
  /// The path of the folder of fonts.
  let fonts: String
  /// The commit that the goldens were taken from; `nil` if they were read from their folder. Its
  /// files exist as long as this value.
  var committed: CommittedFolder?
  /// Audits the run's styles. The result is `nil` if the suite is not a project's.
  let audit: @Sendable () throws -> [AuditFinding]?

  /// The output of the run.
  var account: RunAccount {
    RunAccount(
      results: results, artifacts: pictures, goldens: goldens, fonts: fonts, committed: committed)
  }
}
