public import Foundation

/// An object that decides about editing in a text field. It is never called here.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Returns whether a person may begin to edit.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called after a person began to edit: never here.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Returns whether a person may end editing.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called after a person ended editing: never here.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called after a person ended editing, with the reason: never here.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Returns whether characters of the text may be replaced.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Called after the selection changed: never here.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Returns whether the clear button may clear the field.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Returns whether the return key has its usual effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Returns true, so that a person may begin to edit.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing. It is never called here.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Returns true, so that a person may end editing.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing. It is never called here.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing. It is never called here.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) {}
  /// Returns true, so that any characters may be replaced.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing. It is never called here.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Returns true, so that the clear button clears the field.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Returns true, so that the return key has its usual effect.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// Why editing ended.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The text was accepted.
    case committed
    /// Editing was cancelled.
    case cancelled
  }

  /// Posted after a person began to edit: never here.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after a person ended editing: never here.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted after a person changed the text: never here.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")

  /// Whether the field contains text.
  public var hasText: Bool { !(text ?? "").isEmpty }
  /// Whether a person edits the text: always false here.
  public var isEditing: Bool { false }
}

/// An object that decides about editing in a text view. It is never called here.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether a person may begin to edit.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Returns whether a person may end editing.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called after a person began to edit: never here.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called after a person ended editing: never here.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether characters of the text may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after a person changed the text: never here.
  func textViewDidChange(_ textView: UITextView)
  /// Called after the selection changed: never here.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether a link may be opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
}

extension UITextViewDelegate {
  /// Returns true, so that a person may begin to edit.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Returns true, so that a person may end editing.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing. It is never called here.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing. It is never called here.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true, so that any characters may be replaced.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing. It is never called here.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing. It is never called here.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns true, so that any link may be opened.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
}

/// How a person touches a link.
public enum UITextItemInteraction: Int, Hashable, Sendable {
  /// A tap, which opens the link.
  case invokeDefaultAction
  /// A long press that opens a menu.
  case presentActions
  /// A long press that opens a preview.
  case preview
}
