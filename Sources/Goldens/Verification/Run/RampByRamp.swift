import GoldenStore
package import Suites
import DynamicType

/// A verification of a suite, one ramp at a time by name, for a process that may be stopped in the
/// middle of a ramp.
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

  /// Returns the results for the cells of a ramp, as a report of them alone; `nil` where the run
  /// does not include the ramp.
  package func report(of ramp: RampName) -> RunReport? {
    guard let selection = selections[ramp] else { return nil }
    var report = RunReport(
      suite: run.suite.name, declaredCount: run.suite.cells.count,
      outcomes: run.verification(of: selection, since: versions).outcomes(verifier),
      strayFiles: [], differences: [], drift: [], trouble: [])
    report.shard = run.shard
    return report
  }

  /// Returns the report without the compared cells: obsolete and stray files, versions, and the
  /// self-check.
  ///
  /// - Parameters:
  ///   - lost: Ramps that must not be drawn for the self-check.
  ///   - interruption: The recording that had begun to replace goldens before the first ramp, in
  ///     words.
  package func reportBesideRamps(
    lost: Set<RampName>, interruption: String?
  ) throws -> RunReport {
    try run.report(
      of: [], versions: versions, selfCheck: run.selfCheck(without: lost),
      findings: run.storeFindings(), interruption: interruption)
  }
}

extension SuiteRun {
  /// The selected cells, in the order of the ramps.
  package var selectedCells: [[SnapshotName]] { selections.map(\.cells) }

  /// Returns the recording that is replacing goldens or was interrupted, in words; `nil` where
  /// there is none.
  package func interruptionInWords() throws -> String? {
    try store.interruption(of: suite.name)?.description
  }
}
