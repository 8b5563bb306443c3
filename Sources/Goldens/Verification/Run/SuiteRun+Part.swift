import GoldenText
import GoldenStore
import Suites
import DynamicType

/// A run over part of a suite whose other cells somebody else declares, as each assertion in a test
/// file declares its own.
///
/// Nothing is said about goldens beyond the part: they are neither obsolete nor stray.
extension SuiteRun {
  /// Draws and compares, and makes what is drawn the golden where the mode asks for it.
  ///
  /// Parts of one suite share layout texts. They are read, changed and written under
  /// a lock on the suite's folder, so that parts may be recorded at once, by several processes too.
  ///
  /// The suite's fingerprint is written with its first goldens. Afterwards it is left alone, as it
  /// speaks for the other parts too. To move a suite on to other versions of libraries as a
  /// whole, delete its folder and record it again.
  ///
  /// - Returns: The outcomes of the part's cells, in ascending order.
  /// - Throws: As `record` does, and `InterruptedRecording` where the mode is `never` and goldens are
  ///   partly old and partly new.
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

  /// Takes an interrupted recording to its end, or refuses to compare with what it left where nothing
  /// may be written. One under way is none of this part's concern.
  private func mendInterruption(recording mode: RecordMode) throws {
    guard let interruption = try store.interruption(of: suite.name), !interruption.isUnderWay
    else { return }
    guard mode != .never else { throw interruption }
    try store.whileRecording(suite.name) { _ in }
  }

  /// The categories that the text of a ramp has blocks of; none where it cannot be read, which comparing
  /// tells.
  private func recordedCategories(of ramp: RampName) -> [ContentSizeCategory] {
    guard let layout = try? store.layout(of: ramp) else { return [] }
    return layout.cells.keys.sorted()
  }

  private func recordedCells() throws -> [SnapshotName] {
    try store.files(of: suite.name).compactMap(SnapshotName.init(picturePath:))
  }
}
