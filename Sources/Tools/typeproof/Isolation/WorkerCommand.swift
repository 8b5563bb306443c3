import Audit
import Glibc
import ImageDiff
import Isolation
import JSON
import ReportPage
import Reports
import Snapshots

/// `typeproof verify-worker`: a worker of an isolated verification. People do not call it.
///
/// It is not in lists of commands. Standard input, for requests, and standard output, for answers,
/// are the same socket.
struct WorkerCommand: Command {
  static let name = "verify-worker"
  static let summary = "Verify ramps for an isolated verification."

  @OptionGroup var options: SuiteOptions
  @OptionGroup var isolation: IsolationOptions
  @Option("The folder for pictures of differences.") var artifacts: String
  @Flag("Put the pictures of each kind into a folder of their own.") var apart = false
  @Option("The shard of the suite.") var shard: Shard?
  @Option("The folder to read goldens from, wherever they belong.") var goldens: String?

  func run(in console: Console) throws -> ExitCode {
    try isolation.limits.apply()
    try HangUpWatch.start(over: STDIN_FILENO)
    var socket = RequestSocket(descriptor: STDIN_FILENO)
    var desk: WorkerDesk?
    while let bytes = try socket.next() {
      try isolation.limits.restartTime()
      let request = try WorkerRequest(reading: bytes)
      var answer: WorkerAnswer
      do {
        let current = try desk ?? self.desk()
        desk = current
        answer = try current.answer(to: request)
      } catch {
        answer = .complaints(Program.sentences(on: error))
      }
      try console.write(MessageFrame.framed(try answer.json().text))
    }
    return .nothingToDo
  }

  private func desk() throws -> WorkerDesk {
    let prepared = try options.prepared(
      of: shard,
      artifacts: ArtifactFolder(path: artifacts, arrangement: apart ? .apart : .sideBySide))
    return try WorkerDesk(prepared, goldens: goldens)
  }
}

/// The suite of a worker, from which it answers requests.
private struct WorkerDesk {
  private let plan: SuitePlan
  private let run: RampByRamp
  private let audit: DesignAudit?
  private let artifacts: ArtifactFolder?

  init(_ prepared: SuiteOptions.Prepared, goldens: String?) throws {
    var asked = prepared.run
    let folder = asked.store.root
    // Parts are shared out by the goldens that are compared with.
    if let goldens { asked.store = SnapshotStore(root: goldens) }
    plan = SuitePlan(
      suite: asked.suite.name, goldens: folder, fonts: asked.fonts.path,
      notes: prepared.notes, declaredCount: asked.suite.cells.count,
      ramps: asked.suite.listed(asked.selectedCells.filter { !$0.isEmpty }) { $0[0] },
      places: asked.listedPlaces, sharedPlan: asked.sharedPlan, inputs: try asked.sharedInputs(),
      interruption: try asked.interruptionInWords(), hasAudit: prepared.audit != nil)
    asked.thoroughness.trustsDigests = false
    asked.fontHistory = NoFontHistory()
    run = try RampByRamp(asked)
    audit = prepared.audit
    artifacts = asked.artifacts
  }

  func answer(to request: WorkerRequest) throws -> WorkerAnswer {
    switch request {
    case .plan: return .plan(plan)
    case .ramp(let name):
      guard let report = run.report(of: name) else { throw WorkerRequestError.noRamp(name) }
      return .results(results(report))
    case .rest(let lost, let interruption):
      let report = try run.reportBesideRamps(lost: Set(lost), interruption: interruption)
      return .results(results(report))
    case .audit:
      var results = RunResults(
        suite: plan.suite, toolVersion: BuildVersions.typeproof, declaredCount: plan.declaredCount)
      results.audit = try audit?.report().findings.standing
      return .results(results)
    }
  }

  private func results(_ report: RunReport) -> RunResults {
    RunResults(report, toolVersion: BuildVersions.typeproof, artifacts: artifacts)
  }
}

/// The history of fonts in a worker, which is empty, because workers start no other programs.
private struct NoFontHistory: FontHistory {
  func content(of file: String, holding digest: ContentDigest) -> [UInt8]? { nil }

  var limitation: String? {
    "Workers of --isolated do not run git. Put that file back under any name, or verify without "
      + "--isolated"
  }
}

/// The reason why a worker has no answer.
enum WorkerRequestError: Error, CustomStringConvertible {
  /// The suite no longer has such a ramp.
  case noRamp(RampName)

  var description: String {
    switch self {
    case .noRamp(let ramp):
      "The suite no longer has the ramp \(ramp.coordinates). Do not change the project during a "
        + "verification. Verify again."
    }
  }
}
