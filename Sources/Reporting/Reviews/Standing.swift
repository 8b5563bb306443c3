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
