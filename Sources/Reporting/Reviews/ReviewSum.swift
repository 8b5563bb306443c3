import Reports

/// What a review has come to.
public struct ReviewSum: Hashable, Sendable {
  /// The suite.
  public let suite: String
  /// How many cells there are to decide about.
  public let total: Int
  /// How many were accepted.
  public let accepted: Int
  /// How many were rejected.
  public let rejected: Int
  /// How many could not be accepted.
  public let refused: Int
  /// How many have changes that are accepted, and wait for others.
  public let waiting: Int

  /// How many nobody has decided about; those that were skipped are open still.
  public var open: Int { total - accepted - rejected - refused - waiting }

  /// Whether every cell was accepted, so that a verification would find nothing of them.
  public var isDone: Bool { accepted == total }
}

extension ReviewSum: CustomStringConvertible {
  /// In a line, such as `proof: 60 to review: 48 accepted, 2 rejected, 10 open`.
  public var description: String {
    if total == 0 { return "\(suite): nothing to review" }
    let counts = [
      (accepted, "accepted"), (rejected, "rejected"), (refused, "refused"),
      (waiting, "waiting"), (open, "open"),
    ]
    return "\(suite): \(total) to review: "
      + counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}

extension ReviewSession {
  /// What the review has come to so far.
  public var sum: ReviewSum {
    let cells = run.results.reviewedCells
    var counts: [String: Int] = [:]
    for answer in decisions.cells { counts[answer.state.word, default: 0] += 1 }
    return ReviewSum(
      suite: run.results.suite, total: cells.count, accepted: counts["accepted", default: 0],
      rejected: counts["rejected", default: 0], refused: counts["refused", default: 0],
      waiting: counts["waiting", default: 0])
  }
}
