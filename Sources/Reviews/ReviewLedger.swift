import ImageDiff
import Snapshots

/// What was decided in a review, and in which order.
struct Ledger {
  /// Where cells stand that are or were decided.
  var standings: [SnapshotName: Standing] = [:]
  /// The decisions that can be undone, the last one last; each for its cells.
  var history: [[Step]] = []
  /// Why decisions cannot be read or kept beyond this review; `nil` where they can.
  var memoryTrouble: String?

  /// Keeps why a cell was refused, unless something was decided about it before, which still holds.
  mutating func refuse(_ cell: SnapshotName, because refusal: Refusal) {
    let standing = standings[cell] ?? .open
    if !standing.isDecided {
      standings[cell] = Standing(.refused("\(refusal)"), accepted: standing.accepted)
    }
  }

  /// Where cells stand, those refused just now with the reason.
  func answer(
    on cells: [SnapshotName], refusals: [SnapshotName: Refusal] = [:]
  ) -> ReviewAnswer {
    ReviewAnswer(
      cells: cells.sorted().map { cell in
        ReviewAnswer.Cell(
          name: cell,
          state: refusals[cell].map { .refused("\($0)") } ?? standings[cell]?.state ?? .open)
      },
      undoable: history.count)
  }
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

  /// Whether somebody has accepted, rejected or skipped it. A cell that was refused or waits is still open.
  var isDecided: Bool {
    switch state {
    case .accepted, .rejected, .skipped: true
    case .open, .waiting, .refused: false
    }
  }

  /// Whether the record of reviews tells it. What was as proposed already is no deed of this review.
  fileprivate var isOnRecord: Bool {
    switch state {
    case .rejected: true
    case .accepted: change?.isWritten == true
    case .open, .waiting, .skipped, .refused: false
    }
  }
}

/// A cell that came from one standing to another.
struct Step: Equatable {
  let cell: SnapshotName
  let from: Standing
  let to: Standing

  /// The way back; a cell that was refused before is open.
  var reversed: Step {
    Step(cell: cell, from: to, to: from.state.isRefused ? .open : from)
  }

  /// Makes the goldens follow.
  ///
  /// - Throws: `Refusal` where there is something else than the step starts from, and what the edit
  ///   throws.
  func prepare(in edit: inout GoldenEdit) throws {
    for change in [from.change.map { GoldenChange(from: $0.to, to: $0.from) }, to.change] {
      guard let change, change.isWritten else { continue }
      guard try edit.state(of: cell) == change.from else { throw Refusal.changedSinceDecision }
      try edit.set(change.to, of: cell)
    }
  }

  /// Whether the record of reviews tells it.
  var isOnRecord: Bool { from.isOnRecord || to.isOnRecord }

  /// The line that the record of reviews has of it; `nil` where nothing was decided or undone.
  ///
  /// - Parameter pixels: The digest of the drawing that was decided about; `nil` where there is none.
  func line(pixels: ContentDigest?, by reviewer: Reviewer, at time: ReviewTime) -> String? {
    guard isOnRecord else { return nil }
    let deed: ReviewRecord.Deed =
      switch to.state {
      case .accepted: to.change?.to.picture == nil ? .deleted : .accepted
      case .rejected: .rejected
      case .open, .waiting, .skipped, .refused: .undone
      }
    return ReviewRecord.line(deed, cell, pixels: pixels, by: reviewer, at: time)
  }
}

/// A decision about a cell that is still to be carried out.
enum Attempt {
  /// What is on disk says what it comes to.
  case accept(SnapshotName, from: Standing, Proposal, Set<ChangeIdentity>)
  /// It is known what it comes to.
  case known(Step)

  var cell: SnapshotName {
    switch self {
    case .accept(let cell, _, _, _): cell
    case .known(let step): step.cell
    }
  }

  /// The step, where it needs nothing to be written.
  var unwritten: Step? {
    if case .known(let step) = self, !step.isOnRecord { step } else { nil }
  }

  /// The step, with the goldens following.
  func prepare(in edit: inout GoldenEdit) throws -> Step {
    let step: Step
    switch self {
    case .known(let known): step = known
    case .accept(let cell, let standing, let proposal, let accepted):
      let change = try proposal.change(of: try edit.state(of: cell))
      step = Step(
        cell: cell, from: standing, to: Standing(.accepted, accepted: accepted, change: change))
    }
    try step.prepare(in: &edit)
    return step
  }
}
