/// A limit for how far a cell's pixels may differ from its golden, and the reason for it.
///
/// Without a tolerance no pixel may differ. A tolerance only applies while the layout equals the
/// recorded one. Each golden's layout text names the tolerance, so reviewers see it.
public struct Tolerance: Hashable, Sendable {
  /// The rule that decides which differences pass.
  public enum Rule: Hashable, Sendable {
    /// Ignores differences that another rasteriser makes to the same text. A lost accent, a moved
    /// line, or another size, weight or colour still fails.
    case text
    /// Allows a number of pixels to differ by the rule of pixelmatch 7.2. The threshold is from 0
    /// to 0.5.
    case pixelmatch(threshold: Double, pixels: Int)
  }

  /// The rule that decides which differences pass.
  public let rule: Rule
  /// The reason, for those who review the golden. A blank reason is refused.
  public let reason: String

  /// Creates a tolerance with a reason.
  public init(_ rule: Rule, because reason: String) {
    self.rule = rule
    self.reason = reason
  }

  /// The largest threshold for pixelmatch. A larger one would miss letters in legible colours.
  public static let greatestThreshold = 0.5

  /// What is wrong with the tolerance; `nil` where nothing is.
  package var trouble: String? {
    if reason.allSatisfy(\.isWhitespace) {
      return "has no reason. Say why pixels may differ."
    }
    guard case .pixelmatch(let threshold, let pixels) = rule else { return nil }
    if !(0...Self.greatestThreshold).contains(threshold) {
      return "has a threshold of \(threshold). From 0.967 on, black equals white. Choose one from "
        + "0 to \(Self.greatestThreshold)."
    }
    return pixels < 0 ? "allows \(pixels) pixels. Choose 0 or more." : nil
  }
}

extension Tolerance: CustomStringConvertible {
  /// The tolerance as in the layout text: the rule, then the reason.
  public var description: String { "\(rule): \(reason)" }
}

extension Tolerance.Rule: CustomStringConvertible {
  /// The rule in words.
  public var description: String {
    switch self {
    case .text: "text"
    case .pixelmatch(let threshold, let pixels):
      "pixelmatch 7.2 with threshold \(threshold), at most \(pixels) px"
    }
  }
}
