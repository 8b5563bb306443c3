import ImageDiff
import Snapshots

/// What was decided in a review, and in which order.
struct Ledger {
  /// What the report shows of each cell that there is something to decide about.
  let lookedAt: [SnapshotName: SecureDigest]
  /// What was decided, also about cells that this report lacks or shows otherwise.
  var decisions = Decisions()
  /// Why cells were refused about which nothing is decided.
  private var refusals: [SnapshotName: Refusal] = [:]
  /// The cells whose acceptances lapsed: the golden or the drawing has changed since.
  private(set) var lapsed: [SnapshotName] = []
  /// Why decisions cannot be read or kept beyond this review; `nil` where they can.
  var memoryTrouble: String?
  /// The file in which decisions are kept, as it was last read or written; `nil` where there was none.
  var file: [UInt8]?

  init(lookedAt: [SnapshotName: SecureDigest]) {
    self.lookedAt = lookedAt
  }

  /// Where a cell stands, as the report shows it.
  func standing(of cell: SnapshotName) -> Standing {
    guard let kept = decisions.standings[cell], kept.lookedAt == lookedAt[cell] else {
      return .open
    }
    return kept.standing
  }

  /// Where a cell stands, in a word and with what is to be said of it.
  func state(of cell: SnapshotName) -> ReviewState {
    refusals[cell].map { .refused("\($0)") } ?? standing(of: cell).state
  }

  /// The cells about which something is decided, and those that were refused.
  var cells: [SnapshotName] {
    Set(decisions.standings.keys).union(refusals.keys).filter { state(of: $0) != .open }.sorted()
  }

  /// Keeps why a cell was refused, unless something was decided about it before, which still holds.
  mutating func refuse(_ cell: SnapshotName, because refusal: Refusal) {
    if !standing(of: cell).isDecided { refusals[cell] = refusal }
  }

  /// Lets cells stand where steps led.
  mutating func follow(_ steps: [Step]) {
    for step in steps {
      refusals[step.cell] = nil
      decisions.standings[step.cell] =
        step.to == .open ? nil : Decisions.Place(lookedAt: step.lookedAt, standing: step.to)
    }
  }

  /// Why there is nothing to take back of a step; `nil` where there is.
  func trouble(takingBack step: Step) -> Refusal? {
    // Of those that wrote a golden, the golden says whether they still hold.
    if step.isWritten { return nil }
    let place = Decisions.Place(lookedAt: step.lookedAt, standing: step.to)
    return decisions.standings[step.cell] == place ? nil : .lapsed
  }

  /// Gives up what counts for nothing when a review begins: what was decided about another golden or another
  /// drawing, and what was accepted where the golden is another by now.
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

/// Where a cell stands, and what that made of its golden.
struct Standing: Equatable {
  let state: ReviewState
  /// Those of its changes that are accepted.
  let accepted: Set<ChangeIdentity>
  /// What became of the golden, which may be just what was there already; `nil` where it was not the
  /// matter.
  let change: GoldenChange?

  init(
    _ state: ReviewState, accepted: Set<ChangeIdentity> = [], change: GoldenChange? = nil
  ) {
    self.state = state
    self.accepted = accepted
    self.change = change
  }

  static let open = Standing(.open)

  /// Whether somebody has accepted, rejected or skipped it. A cell that waits is still open.
  var isDecided: Bool {
    switch state {
    case .accepted, .rejected, .skipped: true
    case .open, .waiting, .refused: false
    }
  }

  /// Whether some of its changes are accepted, and others are not.
  var isWaiting: Bool { state.isWaiting }

  /// Whether the record of reviews tells it. What was as proposed already is no deed of this review.
  var isOnRecord: Bool {
    switch state {
    case .rejected: true
    case .accepted: change?.isWritten == true
    case .open, .waiting, .skipped, .refused: false
    }
  }
}
