/// A decision about a cell.
public enum ReviewDecision: String, Hashable, Sendable, CaseIterable {
  /// Makes today's drawing the golden, or deletes a golden that nothing declares.
  case accept
  /// Keeps the golden, and marks today's drawing as a mistake.
  case reject
  /// Leaves the cell undecided, for later.
  case skip
}

/// The state of a cell in a review.
public enum ReviewState: Hashable, Sendable {
  /// Nobody has decided about the cell.
  case open
  /// Some changes of the cell are accepted. The words name them, and those that are still missing.
  case waiting(String)
  /// Today's drawing has become the golden.
  case accepted
  /// Today's drawing is a mistake.
  case rejected
  /// Somebody looked at the cell and left it for later.
  case skipped
  /// The decision could not be carried out, and nothing was changed. The words say why and what to
  /// do.
  case refused(String)

  /// The state in one word, the same in text and for machines.
  public var word: String {
    switch self {
    case .open: "open"
    case .waiting: "waiting"
    case .accepted: "accepted"
    case .rejected: "rejected"
    case .skipped: "skipped"
    case .refused: "refused"
    }
  }

  /// The reason for a refusal, or what the cell waits for; `nil` in other states.
  public var reason: String? {
    switch self {
    case .waiting(let reason), .refused(let reason): reason
    case .open, .accepted, .rejected, .skipped: nil
    }
  }

  /// Whether some changes of the cell are accepted and others are not.
  public var isWaiting: Bool {
    if case .waiting = self { true } else { false }
  }

  /// Whether a decision could not be carried out.
  public var isRefused: Bool {
    if case .refused = self { true } else { false }
  }

  /// Whether the cell still needs a decision: it is open, waiting or skipped.
  public var isOpen: Bool {
    switch self {
    case .open, .waiting, .skipped: true
    case .accepted, .rejected, .refused: false
    }
  }
}
