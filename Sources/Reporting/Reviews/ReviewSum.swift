import Reports

/// The numbers of cells in a review, by state.
public struct ReviewSum: Hashable, Sendable {
  /// The name of the suite.
  public let suite: String
  /// The number of cells that can be decided about.
  public let total: Int
  /// The number of accepted cells.
  public let accepted: Int
  /// The number of rejected cells.
  public let rejected: Int
  /// The number of cells that could not be accepted.
  public let refused: Int
  /// The number of cells with accepted changes that wait for others.
  public let waiting: Int

  /// The number of undecided cells, including skipped ones.
  public var open: Int { total - accepted - rejected - refused - waiting }

  /// Whether every cell was accepted, so that verifying again would find no difference in them.
  public var isDone: Bool { accepted == total }
}

extension ReviewSum: CustomStringConvertible {
  /// The numbers on one line, such as `proof: 60 to review: 48 accepted, 2 rejected, 10 open`.
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
  /// The numbers of cells by state, so far.
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
