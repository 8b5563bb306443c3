import DynamicType
public import Foundation
import Snapshots
import TextEngine

extension UIView {
  /// The value of an intrinsic dimension that does not exist.
  public static let noIntrinsicMetric: CGFloat = -1

  /// The way an image fills a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// The image fills the view, out of proportion. Symbols keep their proportion.
    case scaleToFill
    /// The image fits into the view, in proportion.
    case scaleAspectFit
    /// The image covers the view, in proportion.
    case scaleAspectFill
    /// The image fills the view, as with `scaleToFill`.
    case redraw
    /// The image has its own size, in the centre.
    case center
    /// The image has its own size, at the top edge.
    case top
    /// The image has its own size, at the bottom edge.
    case bottom
    /// The image has its own size, at the left edge.
    case left
    /// The image has its own size, at the right edge.
    case right
    /// The image has its own size, in the top left corner.
    case topLeft
    /// The image has its own size, in the top right corner.
    case topRight
    /// The image has its own size, in the bottom left corner.
    case bottomLeft
    /// The image has its own size, in the bottom right corner.
    case bottomRight
  }

  /// The distances and dimensions that change with the superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The mask as UIKit's bits.
    public let rawValue: UInt

    /// Creates a mask from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the superview's left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the superview's right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the superview's top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the superview's bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }
}

/// Whether a view mirrors in a right-to-left interface.
public enum UISemanticContentAttribute: Int, Hashable, Sendable {
  /// The view mirrors in a right-to-left interface.
  case unspecified
  /// The view does not mirror, like the buttons of a player.
  case playback
  /// The view does not mirror, like spatial controls.
  case spatial
  /// The view always runs from left to right.
  case forceLeftToRight
  /// The view always runs from right to left.
  case forceRightToLeft
}

/// One of two baselines of a view.
enum BaselineKind {
  case first
  case last
}

/// Layout priorities along both axes.
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
  /// The rectangle with finite numbers and a size that is not negative.
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

  /// Returns the distance of a baseline from the top of the text, in points.
  func baseline(_ which: BaselineKind) -> CGFloat {
    CGFloat((which == .first ? firstBaseline : lastBaseline).value)
  }
}
