import Audit
import JSON
import Reports
import Snapshots
import Synchronization
import Wording

/// What a verification leaves: a report where one is asked for, and words.
///
/// It is left once, whichever thread comes first: the watch may end the program while the run is audited.
final class VerificationOutput: Sendable {
  private let report: ReportFolder?
  private let isPart: Bool
  private let asJSON: Bool
  private let listsUnproved: Bool
  private let console: Console
  private let isLeft = Mutex(false)

  /// - Parameters:
  ///   - report: The folder of the report; `nil` for none.
  ///   - isPart: Whether it is a part of the suite.
  ///   - asJSON: Whether its words are JSON.
  ///   - listsUnproved: Whether cells that are proved are counted alone.
  init(
    report: ReportFolder?, isPart: Bool, asJSON: Bool, listsUnproved: Bool, console: Console
  ) {
    self.report = report
    self.isPart = isPart
    self.asJSON = asJSON
    self.listsUnproved = listsUnproved
    self.console = console
  }

  /// Writes the report and prints the words, unless that is done.
  ///
  /// - Parameter audit: What an audit found, which the report alone tells.
  /// - Throws: `WriteError`, or what `ReportFolder.write` does.
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

/// A verified run with what is needed to tell of it.
struct VerifiedRun: Sendable {
  /// What it came to, with the paths of this machine and without an audit.
  var results: RunResults
  /// Where pictures of differences were put.
  let pictures: ArtifactFolder
  /// The folder of goldens as a path.
  let goldens: String
  /// The folder of fonts as a path.
  let fonts: String
  /// Where the goldens were taken from; `nil` for their folder. Its files are there as long as this is.
  var committed: CommittedFolder?
  /// Audits the run's styles; `nil` comes of what is no project's.
  let audit: @Sendable () throws -> [AuditFinding]?

  /// What is told of it.
  var account: RunAccount {
    RunAccount(
      results: results, artifacts: pictures, goldens: goldens, fonts: fonts, committed: committed)
  }
}
