import DynamicType
public import Foundation
import Snapshots
import TextEngine

extension UIView {
  /// The value of an intrinsic dimension that does not exist.
  public static let noIntrinsicMetric: CGFloat = -1

  /// How content fills a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// All of it, out of proportion.
    case scaleToFill
    /// As large as it can be, in proportion.
    case scaleAspectFit
    /// So that nothing is left, in proportion.
    case scaleAspectFill
    /// Content is drawn again.
    case redraw
    /// In the middle, at its size.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }

  /// The dimensions that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates a mask from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// Whether a view mirrors in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view mirrors.
  case unspecified
  /// The view does not mirror, like the buttons of a player.
  case playback
  /// The view does not mirror, like spatial controls.
  case spatial
  /// It runs from left to right.
  case forceLeftToRight
  /// It runs from right to left.
  case forceRightToLeft
}

/// Which baseline is meant.
enum BaselineKind {
  case first
  case last
}

/// Priorities along both axes.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(_ priority: UILayoutPriority) {
    horizontal = priority
    vertical = priority
  }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

extension CGRect {
  /// The rectangle in finite numbers, with a size that is not negative.
  var sanitized: CGRect {
    let limit = { (value: CGFloat) -> CGFloat in
      value.isNaN ? 0 : min(max(value, -1_000_000), 1_000_000)
    }
    let rect = CGRect(
      x: limit(origin.x), y: limit(origin.y), width: limit(size.width),
      height: limit(size.height))
    guard rect.size.width < 0 || rect.size.height < 0 else { return rect }
    return CGRect(
      x: min(rect.origin.x, rect.origin.x + rect.size.width),
      y: min(rect.origin.y, rect.origin.y + rect.size.height),
      width: rect.size.width.magnitude, height: rect.size.height.magnitude)
  }
}

extension SetText {
  /// The height of the text in points.
  var height: CGFloat { CGFloat(frame.height.value) }

  /// How far a baseline is below the top of the text, in points.
  func baseline(_ which: BaselineKind) -> CGFloat {
    CGFloat((which == .first ? firstBaseline : lastBaseline).value)
  }
}
