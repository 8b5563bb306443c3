import ImageDiff
import Reports
import Snapshots

/// The changes of a run's cells, each with its identity within the cell.
struct ReviewedChanges: Sendable {
  /// Each change with its cells. The number of a change is its position, from 1.
  let changes: [ChangeGroup]
  /// The changes of each changed cell.
  private let own: [SnapshotName: [Own]]

  /// A change of one cell.
  struct Own: Sendable {
    /// The position among all changes of the run, from 0.
    let place: Int
    /// The identity of the change in its cell, the same in every run that shows the same.
    let identity: ChangeIdentity
    /// The change in words.
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

  /// Returns the changes of a cell; empty if it did not change.
  func own(of cell: SnapshotName) -> [Own] { own[cell] ?? [] }
}

/// The identity of a change among all that a cell can have.
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
