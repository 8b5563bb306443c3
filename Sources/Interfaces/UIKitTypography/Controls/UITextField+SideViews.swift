import Foundation

// The views at the edges of a field. (Their places are modelled.)

extension UITextField {
  /// Places the views at the edges of the field.
  func placeSideViews() {
    let (left, right) = sideRects(forBounds: bounds)
    if let left { leftView?.frame = left }
    if let right { rightView?.frame = right }
  }

  /// Adds side views whose mode shows them here, and removes all others.
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

  /// Returns the rectangles of the visible side views; `nil` for none.
  func sideRects(forBounds bounds: CGRect) -> (left: CGRect?, right: CGRect?) {
    let leading = leftViewMode.showsHere && leftView != nil ? leftViewRect(forBounds: bounds) : nil
    let trailing =
      rightViewMode.showsHere && rightView != nil ? rightViewRect(forBounds: bounds) : nil
    return isRightToLeft ? (trailing, leading) : (leading, trailing)
  }

  /// Returns the rectangle of a side view in the middle of the height. Its size comes from its
  /// frame, or else from its constraints.
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
