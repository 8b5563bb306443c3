import GoldenStore
package import Suites
import DynamicType

/// A verification of a suite one ramp at a time, for whoever asks for each by its name: a process that
/// may be stopped in the middle of one.
package final class RampByRamp {
  private let run: SuiteRun
  private let selections: [RampName: RampSelection]
  private let versions: RecordedVersions
  private let verifier: ProvingVerifier

  /// - Throws: As ``SuiteRun/verify(progress:)`` does.
  package init(_ run: SuiteRun) throws {
    self.run = run
    selections = Dictionary(
      run.selections.map { ($0.ramp.name, $0) }, uniquingKeysWith: { first, _ in first })
    versions = try RecordedVersions(of: run.suite.name, in: run.store)
    verifier = ProvingVerifier(
      verifier: try CellWorker(fonts: run.fonts, systemFont: run.systemFont), prover: run.prover)
  }

  /// What comparing the cells of a ramp came to, as a report without anything else; `nil` where the run
  /// is over no such ramp.
  package func report(of ramp: RampName) -> RunReport? {
    guard let selection = selections[ramp] else { return nil }
    var report = RunReport(
      suite: run.suite.name, declaredCount: run.suite.cells.count,
      outcomes: run.verification(of: selection, since: versions).outcomes(verifier),
      strayFiles: [], differences: [], drift: [], trouble: [])
    report.shard = run.shard
    return report
  }

  /// All that a report says beside the cells that were compared: what is obsolete or stray, versions,
  /// and the self-check.
  ///
  /// - Parameters:
  ///   - lost: Ramps that are not to be drawn for the self-check.
  ///   - interruption: The recording that had begun to replace goldens before the first ramp, in words.
  package func reportBesideRamps(
    lost: Set<RampName>, interruption: String?
  ) throws -> RunReport {
    try run.report(
      of: [], versions: versions, selfCheck: run.selfCheck(without: lost),
      findings: run.storeFindings(), interruption: interruption)
  }
}

extension SuiteRun {
  /// The cells that are drawn, in the order of the ramps.
  package var selectedCells: [[SnapshotName]] { selections.map(\.cells) }

  /// A recording that is replacing goldens, or was interrupted while it did, in words; `nil` where there
  /// is none.
  package func interruptionInWords() throws -> String? {
    try store.interruption(of: suite.name)?.description
  }
}
