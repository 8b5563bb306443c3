public import Suites
public import ImageDiff
import Imaging

/// A difference that a tolerance permitted.
public struct Toleration: Hashable, Sendable {
  /// The tolerance.
  public let tolerance: Tolerance
  /// The difference between the pixels.
  public let difference: PixelDifference
  /// The number of pixels that differ by the rule; `nil` where the rule does not count them.
  public let countedPixels: Int?
  /// Whether the difference is near the limit: four fifths of the tolerance would not permit it.
  public let isNear: Bool

  /// Creates a toleration of known facts.
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
  /// What was permitted, by which rule and why, such as `3 pixels differ within …; passes by text:
  /// …`.
  public var description: String {
    let counted = countedPixels.map { ", and \($0) of them count" } ?? ""
    return "\(difference)\(counted); \(isNear ? "close to the limit of" : "tolerated by") "
      + "\(tolerance)"
  }
}

extension Tolerance {
  /// The share of a tolerance above which a difference is near its limit.
  private static let near = 0.8

  /// Returns how the tolerance permits a difference; `nil` where it does not.
  ///
  /// A tolerance only permits differences in how ink is drawn. With any rule, a letter or mark that
  /// is gone, new or replaced fails.
  ///
  /// - Parameters:
  ///   - judgement: The two pictures compared as text.
  ///   - cell: The drawing of today, which has the place of each letter.
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
