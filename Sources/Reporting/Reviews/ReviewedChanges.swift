import ImageDiff
import Reports
import Snapshots

/// The changes of a run's cells, each known by what identifies it in its cell.
struct ReviewedChanges: Sendable {
  /// Each change with its cells, by its number from 1.
  let changes: [ChangeGroup]
  /// The changes of each changed cell.
  private let own: [SnapshotName: [Own]]

  /// A change of one cell.
  struct Own: Sendable {
    /// The place among all changes of the run.
    let place: Int
    /// What identifies it in its cell, in every run that shows the same.
    let identity: ChangeIdentity
    /// What happened in words.
    let sentence: String
  }

  init(of results: RunResults) {
    let groups = results.groups
    changes = groups.changes
    var own: [SnapshotName: [Own]] = [:]
    for cell in results.cells where cell.verdict == .changed && !cell.isRecorded {
      own[cell.name] = zip(cell.changes, groups.places[cell.name] ?? []).map { change, place in
        Own(place: place, identity: ChangeIdentity(of: change), sentence: change.sentence)
      }
    }
    self.own = own
  }

  /// The changes of a cell; none where it did not change.
  func own(of cell: SnapshotName) -> [Own] { own[cell] ?? [] }
}

/// What tells a change of a cell from all others that it can have.
struct ChangeIdentity: Hashable, Sendable {
  let digest: SecureDigest

  init(_ digest: SecureDigest) {
    self.digest = digest
  }

  init(of change: Change) {
    let parts = [
      change.kind.rawValue, change.role.rawValue, change.aspect, change.before ?? "–",
      change.after ?? "–", change.sentence, "\(change.place)",
    ]
    let spelled = parts.map { "\($0.utf8.count):\($0)" }.joined()
    digest = SecureDigest(of: Array(spelled.utf8))
  }
}
