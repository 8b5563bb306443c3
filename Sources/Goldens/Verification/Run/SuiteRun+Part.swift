import GoldenText
import GoldenStore
import Suites
import DynamicType

/// A run over part of a suite whose other cells are declared elsewhere, such as by other assertions
/// in a test file.
///
/// Goldens outside the part are ignored: they are neither obsolete nor stray.
extension SuiteRun {
  /// Draws and compares, and records the cells that the mode selects.
  ///
  /// Parts of one suite share layout texts. They are read, changed and written under a lock on the
  /// suite's folder. So parts may be recorded at the same time, by several processes too.
  ///
  /// The suite's fingerprint is written with its first goldens. It is not changed later, as it
  /// applies to the other parts too. To update a whole suite to other versions of libraries, delete
  /// its folder and record it again.
  ///
  /// - Returns: The outcomes of the part's cells, in ascending order.
  /// - Throws: As `record` does, and `InterruptedRecording` where the mode is `never` and goldens
  ///   are partly old and partly new.
  public func checkPart(recording mode: RecordMode) throws -> [CellOutcome] {
    try mendInterruption(recording: mode)
    let compared = try comparePart()
    // Where all are recorded, texts get the inputs of today, which may show in no cell.
    guard
      mode == .all || compared.contains(where: { mode.records($0.verdict) && $0.verdict != .equal })
    else { return compared }
    // Another process may have recorded in between: what counts is the comparison under the lock.
    return zip(compared, try recordPart(mode)).map { compared, recorded in
      let isNew = recorded.isRecorded && recorded.verdict == .missing
      var outcome = CellOutcome(
        name: recorded.name, verdict: recorded.verdict, isRecorded: recorded.isRecorded,
        artifacts: isNew ? [] : compared.artifacts, recordedFacts: compared.recordedFacts,
        drawnFacts: compared.drawnFacts)
      outcome.head = compared.head
      outcome.recordedHead = compared.recordedHead
      return outcome
    }
  }

  private func comparePart() throws -> [CellOutcome] {
    let drift = Drift(
      recorded: try store.fingerprint(of: suite.name), current: try Fingerprint.current())
    return try drawAll(selections, provingBy: prover) { verifier, selection in
      RampVerification(selection: selection, store: store, drift: drift, artifacts: artifacts)
        .outcomes(verifier)
    }.sorted { $0.name < $1.name }
  }

  private func recordPart(_ mode: RecordMode) throws -> [CellOutcome] {
    try store.whileRecording(suite.name) { _ in
      let current = try Fingerprint.current()
      let recorded = try store.fingerprint(of: suite.name)
      let drift = Drift(recorded: recorded, current: current)
      return try RecordedSet.collect(of: suite.name, in: store) { set in
        let outcomes = try drawAll(
          selections.map { $0.widened(to: recordedCategories(of: $0.ramp.name)) }
        ) { verifier, selection in
          RampRecording(selection: selection, mode: mode, store: store, drift: drift, set: set)
            .outcomes(verifier)
        }
        if outcomes.contains(where: \.isRecorded) {
          if try recorded == nil && isOfToday(outcomes, of: recordedCells() + suite.cells) {
            set.add(current.text, at: "\(suite.name)/\(SnapshotStore.fingerprintName)")
          }
        }
        try set.commit()
        return outcomes.sorted { $0.name < $1.name }
      }
    }
  }

  /// Finishes an interrupted recording. Where nothing may be written, it refuses to compare with
  /// what the recording left. A recording that is still running is ignored.
  private func mendInterruption(recording mode: RecordMode) throws {
    guard let interruption = try store.interruption(of: suite.name), !interruption.isUnderWay
    else { return }
    guard mode != .never else { throw interruption }
    try store.whileRecording(suite.name) { _ in }
  }

  /// Returns the categories for which a ramp's text has blocks; empty where the text cannot be
  /// read, which comparing reports.
  private func recordedCategories(of ramp: RampName) -> [ContentSizeCategory] {
    guard let layout = try? store.layout(of: ramp) else { return [] }
    return layout.cells.keys.sorted()
  }

  private func recordedCells() throws -> [SnapshotName] {
    try store.files(of: suite.name).compactMap(SnapshotName.init(picturePath:))
  }
}
