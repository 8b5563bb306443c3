public import Foundation

// Nobody touches a view here. What follows tells who would be touched.
extension UIView {
  func touched(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inside = CGPoint(
        x: point.x - view.frame.minX + view.bounds.minX,
        y: point.y - view.frame.minY + view.bounds.minY)
      if let found = view.hitTest(inside, with: event) { return found }
    }
    return self
  }

  /// Ends text input in the view and its subviews. Nobody types here, so it only returns true.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }

  /// Whether the view keeps touches from other views; always false, and setting it has no effect.
  public var isExclusiveTouch: Bool {
    get { false }
    set {}
  }

  /// Whether the view receives several touches at once; always false, and setting it has no effect.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set {}
  }

  /// The gesture recognizers of the view; `nil` for none. No gesture happens here.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { waitsFor.isEmpty ? nil : waitsFor }
    set {
      for recognizer in waitsFor { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
}

/// The names of the notifications about the keyboard. None of them is posted here.
extension UIResponder {
  /// Posted before the keyboard appears; never here.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard appeared; never here.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard disappears; never here.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard disappeared; never here.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes; never here.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the keyboard's frame changed; never here.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The `userInfo` key of the keyboard's frame before the change.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The `userInfo` key of the keyboard's frame after the change.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The `userInfo` key of the animation's duration, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The `userInfo` key of the animation's curve.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The `userInfo` key of whether the keyboard belongs to this app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// The rectangle of a notification about the keyboard; always zero, because none is posted here.
  public var cgRectValue: CGRect { .zero }
}
