public import Foundation

extension UIView {
  /// Adds a subview in front of the others. It leaves its previous superview.
  ///
  /// A view cannot contain itself: UIKit raises an exception, and here the call only records a
  /// ``UIMisuse``.
  public func addSubview(_ view: UIView) { insertSubview(view, at: .max) }

  /// Inserts a view directly behind another subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, beside: sibling, shift: 0)
  }

  /// Inserts a view directly in front of another subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, beside: sibling, shift: 1)
  }

  private func insertSubview(_ view: UIView, beside sibling: UIView, shift: Int) {
    guard view !== sibling else { return }
    // A view that stands here already leaves its place before it takes the other one.
    let others = subviews.filter { $0 !== view }
    let place = others.firstIndex { $0 === sibling }
    insertSubview(view, at: place.map { $0 + shift } ?? .max)
  }

  /// Inserts a subview at an index, where 0 is the back. An index out of range is clamped.
  public func insertSubview(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else {
      UISimulatedDevice.current.report(.cycle(view: view.elementName))
      return
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return
    }
    view.changeWindow(to: window) {
      view.leaveSuperview()
      view.willMove(toSuperview: self)
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      view.superview = self
      view.traitsDidChangeAround()
      view.tellOfTint()
      if appearanceRecord.isInTree { view.takeAppearance() }
      view.didMoveToSuperview()
      didAddSubview(view)
      setNeedsSolving()
      setNeedsLayout()
    }
  }

  /// Moves the view, and tells it and its descendants if that changes their window.
  private func changeWindow(to new: UIWindow?, by move: () -> Void) {
    let old = window
    if new !== old { tellOfMove(to: new) }
    move()
    if window !== old { tellOfWindow() }
  }

  private func tellOfMove(to window: UIWindow?) {
    willMove(toWindow: window)
    for subview in subviews { subview.tellOfMove(to: window) }
  }

  private func tellOfWindow() {
    didMoveToWindow()
    for subview in subviews { subview.tellOfWindow() }
  }

  /// Removes the view from its superview. Constraints of its ancestors that involve the view or its
  /// descendants are removed, too.
  public func removeFromSuperview() {
    // A window outside of all views is its own window.
    changeWindow(to: self as? UIWindow) { leaveSuperview() }
  }

  private func leaveSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    var ancestor: UIView? = parent
    while let view = ancestor {
      for constraint in view.constraints where constraint.leads(into: self) {
        view.removeConstraint(constraint)
      }
      ancestor = view.superview
    }
    parent.setNeedsSolving()
    parent.setNeedsLayout()
    if let last = parent.subviews.last, last === self {
      parent.subviews.removeLast()
    } else {
      parent.subviews.removeAll { $0 === self }
    }
    superview = nil
    didMoveToSuperview()
    parent.didRemove(self)
  }

  /// Moves a subview in front of all others.
  public func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: .max)
  }

  /// Moves a subview behind all others.
  public func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  /// Returns whether the view is the given view or one of its descendants.
  public func isDescendant(of view: UIView) -> Bool {
    var ancestor: UIView? = self
    while let current = ancestor {
      if current === view { return true }
      ancestor = current.superview
    }
    return false
  }

  /// The window that contains the view; `nil` for none.
  public var window: UIWindow? { root as? UIWindow }

  /// The topmost ancestor of the view; the view itself if it has no superview.
  var root: UIView {
    var root = self
    while let parent = root.superview { root = parent }
    return root
  }

  func commonAncestor(with other: UIView) -> UIView? {
    var ancestor: UIView? = self
    while let view = ancestor {
      if other.isDescendant(of: view) { return view }
      ancestor = view.superview
    }
    return nil
  }

  /// Returns the first view with a tag, among this view and its descendants.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Converts a rectangle to the coordinates of another view; `nil` means the topmost view.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let own = originInRoot
    let other = view?.originInRoot ?? .zero
    return rect.offsetBy(dx: own.x - other.x, dy: own.y - other.y)
  }

  /// Converts a rectangle from the coordinates of another view; `nil` means the topmost view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let own = originInRoot
    let other = view?.originInRoot ?? .zero
    return rect.offsetBy(dx: other.x - own.x, dy: other.y - own.y)
  }

  /// Converts a point to the coordinates of another view; `nil` means the topmost view.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  /// Converts a point from the coordinates of another view; `nil` means the topmost view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: view).origin
  }

  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var current: UIView? = self
    while let view = current {
      origin.x += view.superview == nil ? 0 : view.frame.origin.x
      origin.y += view.superview == nil ? 0 : view.frame.origin.y
      origin.x -= view.bounds.origin.x
      origin.y -= view.bounds.origin.y
      current = view.superview
    }
    return origin
  }

  /// The view's name in element paths and messages: its accessibility identifier, or else its
  /// class.
  var elementName: String {
    if let name = accessibilityIdentifier, !name.isEmpty { return name }
    return String(describing: type(of: self))
  }
}

extension NSLayoutConstraint {
  /// Whether one of the constraint's items belongs to a view or to a descendant of it.
  func leads(into view: UIView) -> Bool {
    [firstItem, secondItem].contains { item in
      Self.view(of: item)?.isDescendant(of: view) == true
    }
  }
}
