/// Where a view or guide is, as sums of variables: from the top left corner of the tree, in points.
struct LayoutItem {
  var x: LinearSum
  var y: LinearSum
  var width: LinearSum
  var height: LinearSum
  /// Whether leading is at the right.
  var isRightToLeft = false

  /// The same without some distances from its edges.
  func inset(top: Double, left: Double, bottom: Double, right: Double) -> LayoutItem {
    LayoutItem(
      x: x + left, y: y + top, width: width + -(left + right), height: height + -(top + bottom),
      isRightToLeft: isRightToLeft)
  }

  /// A place or size; `nil` for baselines and for no attribute.
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
  /// Whether it is about what is inside the margins.
  var isWithinMargins: Bool { rawValue >= Self.leftMargin.rawValue }

  /// Whether it is a place across that follows the direction of reading.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether it is a width or height.
  var isDimension: Bool { self == .width || self == .height }
}
