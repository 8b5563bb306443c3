import Foundation

/// A view with a bar above or below its content. The bars are drawn over the content.
final class UIControllerStack: UIView {
  var top: UIView? { didSet { replace(oldValue, by: top) } }
  var content: UIView? { didSet { replace(oldValue, by: content) } }
  var bottom: UIView? { didSet { replace(oldValue, by: bottom) } }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      new.translatesAutoresizingMaskIntoConstraints = true
      insertSubview(new, at: new === content ? 0 : .max)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let above = top?.sizeThatFits(bounds.size).height ?? 0
    let below = bottom?.sizeThatFits(bounds.size).height ?? 0
    top?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: above)
    content?.frame = CGRect(
      x: 0, y: above, width: bounds.width, height: max(0, bounds.height - above - below))
    bottom?.frame = CGRect(
      x: 0, y: max(above, bounds.height - below), width: bounds.width, height: below)
  }
}
