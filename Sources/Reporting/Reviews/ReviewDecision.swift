/// What somebody decides about a cell.
public enum ReviewDecision: String, Hashable, Sendable, CaseIterable {
  /// What is drawn today becomes the golden; a golden that nothing declares is deleted.
  case accept
  /// The golden stays, and what is drawn today is a mistake.
  case reject
  /// Nothing is decided.
  case skip
}

/// Where a cell stands in a review.
public enum ReviewState: Hashable, Sendable {
  /// Nobody has decided.
  case open
  /// Some of its changes are accepted. The words name them, and those that it still waits for.
  case waiting(String)
  /// What was drawn is the golden now.
  case accepted
  /// What was drawn is a mistake.
  case rejected
  /// Somebody looked and went on.
  case skipped
  /// What was decided could not be done, and nothing was changed; the words say why and what to do.
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

  /// Why something could not be done, or what is waited for; `nil` for neither.
  public var reason: String? {
    switch self {
    case .waiting(let reason), .refused(let reason): reason
    case .open, .accepted, .rejected, .skipped: nil
    }
  }

  /// Whether some of its changes are accepted, and others are not.
  public var isWaiting: Bool {
    if case .waiting = self { true } else { false }
  }

  /// Whether something could not be done.
  public var isRefused: Bool {
    if case .refused = self { true } else { false }
  }

  /// Whether nobody has decided about all of the cell.
  public var isOpen: Bool {
    switch self {
    case .open, .waiting, .skipped: true
    case .accepted, .rejected, .refused: false
    }
  }
}
