import Snapshots

extension SuiteRun {
  /// Draws, compares and records what an assertion declares.
  func result(
    recording: Recording, claimedBy caller: CallerLocation, in session: SnapshotSession
  ) throws -> SnapshotResult {
    try session.claim(self, by: caller)
    try session.checkItself(with: self)
    let outcomes = try checkPart(recording: recording.mode)
    return SnapshotResult(
      failure: SnapshotFailure(of: outcomes, recording: recording, store: store),
      warning: SnapshotWarning(of: outcomes))
  }
}
