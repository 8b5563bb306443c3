public import Foundation

// Nobody touches a view here. What follows tells who would be touched.
extension UIView {
  func touched(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, alpha > 0.01, isUserInteractionEnabled, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      let inside = CGPoint(
        x: point.x - view.frame.minX + view.bounds.minX,
        y: point.y - view.frame.minY + view.bounds.minY)
      if let found = view.hitTest(inside, with: event) { return found }
    }
    return self
  }

  /// Lets no view inside receive what a person types. Nobody types here, so it has no effect.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }

  /// Whether other views get no touches while this one does.
  public var isExclusiveTouch: Bool {
    get { false }
    set {}
  }

  /// Whether the view receives several touches at once; no effect here.
  public var isMultipleTouchEnabled: Bool {
    get { false }
    set {}
  }

  /// The gestures that it waits for.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { waitsFor.isEmpty ? nil : waitsFor }
    set {
      for recognizer in waitsFor { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }
}

/// The names of the notifications about the keyboard. None comes here.
extension UIResponder {
  /// Posted before the keyboard shows.
  public nonisolated static let keyboardWillShowNotification = NSNotification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard showed.
  public nonisolated static let keyboardDidShowNotification = NSNotification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard hides.
  public nonisolated static let keyboardWillHideNotification = NSNotification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard was hidden.
  public nonisolated static let keyboardDidHideNotification = NSNotification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before the frame of the keyboard changes.
  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after the frame of the keyboard changed.
  public nonisolated static let keyboardDidChangeFrameNotification = NSNotification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// The key of the frame at the beginning.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of the frame at the end.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// The key of whether it is the app's own keyboard.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension NSValue {
  /// The rectangle of a notification about the keyboard: none is here.
  public var cgRectValue: CGRect { .zero }
}
