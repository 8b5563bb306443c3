public import Suites
public import ImageDiff
import Imaging

/// A difference that a tolerance let pass.
public struct Toleration: Hashable, Sendable {
  /// The tolerance.
  public let tolerance: Tolerance
  /// How the pixels differ.
  public let difference: PixelDifference
  /// How many pixels differ by its rule; `nil` where it does not count them.
  public let countedPixels: Int?
  /// Whether four fifths of the tolerance would not have let it pass.
  public let isNear: Bool

  /// A pass of known facts.
  public init(
    tolerance: Tolerance, difference: PixelDifference, countedPixels: Int?, isNear: Bool
  ) {
    self.tolerance = tolerance
    self.difference = difference
    self.countedPixels = countedPixels
    self.isNear = isNear
  }
}

extension Toleration: CustomStringConvertible {
  /// What passed, by what and why, such as `3 pixels differ within …; passes by text: …`.
  public var description: String {
    let counted = countedPixels.map { ", and \($0) of them count" } ?? ""
    return "\(difference)\(counted); \(isNear ? "close to the limit of" : "tolerated by") "
      + "\(tolerance)"
  }
}

extension Tolerance {
  /// The share of a tolerance from which on a pass is near its limit.
  private static let near = 0.8

  /// How a difference passes; `nil` where it does not.
  ///
  /// It forgives how ink is drawn, and never what it says, whatever the rule: where a letter or a mark is gone,
  /// has come or is another, nothing passes.
  ///
  /// - Parameters:
  ///   - judgement: The two pictures compared as text.
  ///   - cell: What is drawn today, of which is known where each letter is.
  func toleration(
    of difference: PixelDifference, expected: Bitmap, actual: Bitmap, judgement: TextJudgement,
    in cell: DrawnCell
  ) -> Toleration? {
    // Text that is gone, or has come, is nothing that a rasteriser does.
    guard expected.isOneColor == actual.isOneColor else { return nil }
    guard !judgement.changesText, cell.showsSameLetters(as: expected) else { return nil }
    switch rule {
    case .text:
      guard judgement.verdict != .changed else { return nil }
      return Toleration(
        tolerance: self, difference: difference, countedPixels: nil, isNear: judgement.isNear)
    case .pixelmatch(let threshold, let pixels):
      let count = { (threshold: Double) -> Int? in
        let rule = PixelmatchRule(threshold: threshold)
        guard case .compared(let count) = rule.compare(expected: expected, actual: actual) else {
          return nil
        }
        return count.differingPixels
      }
      guard let counted = count(threshold), counted <= pixels else { return nil }
      let isNear =
        Double(counted) > Double(pixels) * Self.near
        || (count(threshold * Self.near) ?? .max) > pixels
      return Toleration(
        tolerance: self, difference: difference, countedPixels: counted, isNear: isNear)
    }
  }
}
