public import Foundation

extension UIView {
  /// Requests a call of ``layoutSubviews()`` at the next layout.
  public func setNeedsLayout() { needsLayout = true }

  /// Requests a call of ``updateConstraints()`` before the next layout.
  public func setNeedsUpdateConstraints() {
    needsConstraintUpdate = true
    setNeedsSolving()
  }

  /// Calls ``updateConstraints()`` of the view and its subviews where it was requested, and
  /// ``UIViewController/updateViewConstraints()`` of their controllers.
  public func updateConstraintsIfNeeded() { LayoutPass.prepare(self) }

  /// Requests a new layout, because the intrinsic content size changed.
  public func invalidateIntrinsicContentSize() {
    setNeedsSolving()
    superview?.contentSizeDidChange(ofSubview: self)
  }

  /// Requests a call of ``draw(_:)`` before the next picture. All other content is always drawn
  /// again.
  public func setNeedsDisplay() { needsDisplay = true }

  /// Lays out the whole tree that contains the view, where it needs layout.
  public func layoutIfNeeded() { LayoutPass.run(on: root) }

  func setNeedsSolving() {
    var view = self
    view.needsSolving = true
    while let parent = view.superview {
      parent.needsSolving = true
      view = parent
    }
  }

  /// Resizes the view to its preferred size.
  public func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  /// Returns the size closest to a target that satisfies the view's constraints.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  func fittingSize(
    _ targetSize: CGSize, horizontal horizontalFittingPriority: UILayoutPriority,
    vertical verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let target = CGRect(origin: .zero, size: targetSize).sanitized.size
    LayoutPass.prepare(self)
    var problem = LayoutProblem(
      root: self,
      size: .fitting(
        width: Double(target.width), horizontalFittingPriority, height: Double(target.height),
        verticalFittingPriority))
    problem.solve()
    let scale = max(1, traitCollection.displayScale)
    return problem.frame(of: self)?.size.roundedUp(to: scale) ?? target
  }

  /// The target size for the smallest size that satisfies the constraints: zero.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The target size for the largest size that satisfies the constraints: 10,000 pt both ways.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// Moves and resizes the subviews by their `autoresizingMask`, after a change of the size.
  func resizeSubviews(from old: CGSize) {
    for view in subviews
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      let mask = view.autoresizingMask
      let across = Self.stretched(
        view.frame.origin.x, view.frame.width, from: old.width, to: bounds.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        ))
      let down = Self.stretched(
        view.frame.origin.y, view.frame.height, from: old.height, to: bounds.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        ))
      view.frame = CGRect(
        x: across.start, y: down.start, width: max(0, across.length), height: max(0, down.length))
    }
  }

  /// Resizes one dimension: its flexible parts share the difference evenly. (Modelled: UIKit shares
  /// in proportion.)
  private static func stretched(
    _ start: CGFloat, _ length: CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: (before: Bool, inside: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let count = [flexible.before, flexible.inside, flexible.after].filter { $0 }.count
    guard count > 0 else { return (start, length) }
    let share = (new - old) / CGFloat(count)
    return (
      flexible.before ? start + share : start, flexible.inside ? length + share : length
    )
  }
}
