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
    case .accepted: "accepted"
    case .rejected: "rejected"
    case .skipped: "skipped"
    case .refused: "refused"
    }
  }

  /// Why something could not be done; `nil` where it could.
  public var reason: String? {
    if case .refused(let reason) = self { reason } else { nil }
  }
}
