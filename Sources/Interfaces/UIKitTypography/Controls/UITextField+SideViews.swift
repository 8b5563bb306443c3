import Foundation

// The views at the edges of a field. (Their places are modelled.)

extension UITextField {
  /// Places the views at the edges.
  func placeSideViews() {
    let (left, right) = sideRects(forBounds: bounds)
    if let left { leftView?.frame = left }
    if let right { rightView?.frame = right }
  }

  /// Shows the views that are to be seen, and no others.
  func sideViewDidChange(from old: UIView?) {
    if let old, old !== leftView, old !== rightView { old.removeFromSuperview() }
    for (view, mode) in [(leftView, leftViewMode), (rightView, rightViewMode)] {
      guard let view else { continue }
      if !mode.showsHere {
        view.removeFromSuperview()
      } else if view.superview !== self {
        addSubview(view)
      }
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The rectangles of the views that show, from the left.
  func sideRects(forBounds bounds: CGRect) -> (left: CGRect?, right: CGRect?) {
    let leading = leftViewMode.showsHere && leftView != nil ? leftViewRect(forBounds: bounds) : nil
    let trailing =
      rightViewMode.showsHere && rightView != nil ? rightViewRect(forBounds: bounds) : nil
    return isRightToLeft ? (trailing, leading) : (leading, trailing)
  }

  /// The rectangle of a view at an edge: in the middle of the height, and as large as its frame or its constraints
  /// say.
  func sideRect(of view: UIView?, isLeft: Bool, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let frame = view.bounds.size
    let size =
      frame.width > 0 && frame.height > 0 ? frame : view.systemLayoutSizeFitting(.zero)
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}
