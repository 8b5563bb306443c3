public import Foundation

/// Decides about the text of a field. Nobody types here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether a person may type.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when a person begins to type.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether a person may stop typing.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when a person typed.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when a person typed.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether a text may be typed.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called when the chosen part of the text is another.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the button clears the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the key that ends the text does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// A person may type.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// A person may stop.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  /// It may.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It does.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// The key ends the text.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why a person typed no more.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// It was done.
    case committed
    /// It was stopped.
    case cancelled
  }

  /// Posted after a text began: never here.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after a text ended: never here.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted after a text changed: never here.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Whether there is a text.
  public var hasText: Bool { !(text ?? "").isEmpty }
  /// Whether a person types: never here.
  public var isEditing: Bool { false }
}

/// Decides about the text of a text view. Nobody types here.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether a person may type.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether a person may stop typing.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when a person begins to type.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when a person typed.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether a text may be typed.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after a person changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the chosen part of the text is another.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a link is followed.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// A person may type.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// A person may stop.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// It is.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// What a person does to a link.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// A tap.
  case invokeDefaultAction
  /// A long press for its menu.
  case presentActions
  /// A long press for a look.
  case preview
}
