import ImageDiff
import Snapshots

/// What was decided: where cells stand, and what can be undone.
struct Decisions: Equatable {
  /// Where a cell stands, and what was looked at of it.
  struct Place: Equatable {
    let lookedAt: SecureDigest
    let standing: Standing
  }

  /// Where cells stand about which something is decided.
  var standings: [SnapshotName: Place] = [:]
  /// The decisions that can be undone, the last one last; each for its cells.
  var history: [[Step]] = []
}
