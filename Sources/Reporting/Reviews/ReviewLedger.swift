import ImageDiff
import Snapshots

/// The decisions of a review, in their order.
struct Ledger {
  /// The digest of what the report shows, for each cell that can be decided about.
  let lookedAt: [SnapshotName: SecureDigest]
  /// The decisions, also about cells that this report lacks or shows in another way.
  var decisions = Decisions()
  /// The reasons why undecided cells were refused.
  private var refusals: [SnapshotName: Refusal] = [:]
  /// The cells whose acceptances lapsed, because the golden or the drawing has changed since.
  private(set) var lapsed: [SnapshotName] = []
  /// The reason why decisions cannot be read or kept beyond this review; `nil` if they can.
  var memoryTrouble: String?
  /// The file of decisions as it was last read or written; `nil` if there was none.
  var file: [UInt8]?

  init(lookedAt: [SnapshotName: SecureDigest]) {
    self.lookedAt = lookedAt
  }

  /// Returns the standing of a cell as the report shows it.
  func standing(of cell: SnapshotName) -> Standing {
    guard let kept = decisions.standings[cell], kept.lookedAt == lookedAt[cell] else {
      return .open
    }
    return kept.standing
  }

  /// Returns the state of a cell, with the words for it.
  func state(of cell: SnapshotName) -> ReviewState {
    refusals[cell].map { .refused("\($0)") } ?? standing(of: cell).state
  }

  /// The cells that were decided or refused.
  var cells: [SnapshotName] {
    Set(decisions.standings.keys).union(refusals.keys).filter { state(of: $0) != .open }.sorted()
  }

  /// Keeps the reason of a refusal, unless an earlier decision about the cell still holds.
  mutating func refuse(_ cell: SnapshotName, because refusal: Refusal) {
    if !standing(of: cell).isDecided { refusals[cell] = refusal }
  }

  /// Gives cells the standings that steps lead to.
  mutating func follow(_ steps: [Step]) {
    for step in steps {
      refusals[step.cell] = nil
      decisions.standings[step.cell] =
        step.to == .open ? nil : Decisions.Place(lookedAt: step.lookedAt, standing: step.to)
    }
  }

  /// Returns the reason why a step cannot be taken back; `nil` if it can.
  func trouble(takingBack step: Step) -> Refusal? {
    // Of those that wrote a golden, the golden says whether they still hold.
    if step.isWritten { return nil }
    let place = Decisions.Place(lookedAt: step.lookedAt, standing: step.to)
    return decisions.standings[step.cell] == place ? nil : .lapsed
  }

  /// Drops decisions that no longer hold when a review begins: those about another golden or
  /// drawing, and acceptances whose golden has changed since.
  mutating func giveUpVoid(_ golden: (SnapshotName) -> GoldenState?) {
    decisions.standings = decisions.standings.filter { cell, place in
      guard let shown = lookedAt[cell] else { return place.standing.change == nil }
      guard shown == place.lookedAt else {
        if place.standing.isWaiting { lapsed.append(cell) }
        return false
      }
      return place.standing.change.map { golden(cell) == $0.to } ?? true
    }
    lapsed.sort()
  }
}

/// The standings of cells, and the decisions that can be undone.
struct Decisions: Equatable {
  /// The standing of a cell, with the digest of what was looked at.
  struct Place: Equatable {
    let lookedAt: SecureDigest
    let standing: Standing
  }

  /// The standings of all cells with a decision.
  var standings: [SnapshotName: Place] = [:]
  /// The decisions that can be undone, the last one at the end; each is a list of steps for its
  /// cells.
  var history: [[Step]] = []
}

/// The state of a cell in a review, with the effect on its golden.
struct Standing: Equatable {
  let state: ReviewState
  /// The changes of the cell that are accepted.
  let accepted: Set<ChangeIdentity>
  /// The change of the golden, which may leave it as it was; `nil` if the decision was not about
  /// the golden.
  let change: GoldenChange?

  init(
    _ state: ReviewState, accepted: Set<ChangeIdentity> = [], change: GoldenChange? = nil
  ) {
    self.state = state
    self.accepted = accepted
    self.change = change
  }

  static let open = Standing(.open)

  /// Whether somebody has accepted, rejected or skipped the cell. A cell that waits is still open.
  var isDecided: Bool {
    switch state {
    case .accepted, .rejected, .skipped: true
    case .open, .waiting, .refused: false
    }
  }

  /// Whether some changes of the cell are accepted and others are not.
  var isWaiting: Bool { state.isWaiting }

  /// Whether the record of reviews contains it. An acceptance that changed nothing on disk is not
  /// recorded.
  var isOnRecord: Bool {
    switch state {
    case .rejected: true
    case .accepted: change?.isWritten == true
    case .open, .waiting, .skipped, .refused: false
    }
  }
}
