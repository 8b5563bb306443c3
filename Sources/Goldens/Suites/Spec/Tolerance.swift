/// What the pixels of a cell may differ by while its layout is as recorded, and why they may.
///
/// Nothing, unless a suite says otherwise: typeproof draws the same pixels on every machine. A
/// tolerance stands in the layout text of each golden that it holds for, so that a review sees it.
public struct Tolerance: Hashable, Sendable {
  /// What passes.
  public enum Rule: Hashable, Sendable {
    /// What another rasteriser does to the same text: ``judge(expected:actual:)`` finds no change.
    case text
    /// So many pixels that differ by the rule of pixelmatch 7.2 with a threshold from 0 to 0.5; see
    /// `PixelmatchRule`.
    case pixelmatch(threshold: Double, pixels: Int)
  }

  /// What passes.
  public let rule: Rule
  /// Why, for those who read the golden; a suite refuses one without words.
  public let reason: String

  /// A tolerance for a reason.
  public init(_ rule: Rule, because reason: String) {
    self.rule = rule
    self.reason = reason
  }

  /// The greatest threshold of pixelmatch: half of it overlooks no letter in a colour that can be read.
  public static let greatestThreshold = 0.5

  /// What is wrong with it; `nil` where nothing is.
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
  /// As the layout text has it: the rule, then the reason.
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
