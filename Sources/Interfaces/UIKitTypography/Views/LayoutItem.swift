/// The position and size of a view or guide, as sums of variables. Positions are in points from the
/// top left corner of the tree.
struct LayoutItem {
  var x: LinearSum
  var y: LinearSum
  var width: LinearSum
  var height: LinearSum
  /// Whether the leading edge is the right one.
  var isRightToLeft = false

  /// Returns the item without some distances from its edges.
  func inset(top: Double, left: Double, bottom: Double, right: Double) -> LayoutItem {
    LayoutItem(
      x: x + left, y: y + top, width: width + -(left + right), height: height + -(top + bottom),
      isRightToLeft: isRightToLeft)
  }

  /// Returns the value of an attribute; `nil` for baselines and for no attribute.
  func sum(of attribute: NSLayoutConstraint.Attribute) -> LinearSum? {
    switch attribute {
    case .left, .leftMargin: x
    case .right, .rightMargin: x + width
    case .top, .topMargin: y
    case .bottom, .bottomMargin: y + height
    case .leading, .leadingMargin: isRightToLeft ? x + width : x
    case .trailing, .trailingMargin: isRightToLeft ? x : x + width
    case .width: width
    case .height: height
    case .centerX, .centerXWithinMargins: x + width * 0.5
    case .centerY, .centerYWithinMargins: y + height * 0.5
    case .notAnAttribute, .firstBaseline, .lastBaseline: nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is measured inside the margins.
  var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether the attribute is a horizontal position that follows the layout direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a width or height.
  var isDimension: Bool { self == .width || self == .height }
}
