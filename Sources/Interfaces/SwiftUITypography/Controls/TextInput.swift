// What a keyboard does for a field. No keyboard is drawn.

/// When the keyboard capitalises letters. No keyboard is drawn.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// The keyboard never capitalises.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The keyboard capitalises the first letter of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The keyboard capitalises the first letter of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// The keyboard capitalises every letter.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// The title of the keyboard's return key. No keyboard is drawn.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// The title “Done”.
  public static let done = SubmitLabel(name: "done")
  /// The title “Go”.
  public static let go = SubmitLabel(name: "go")
  /// The title “Send”.
  public static let send = SubmitLabel(name: "send")
  /// The title “Join”.
  public static let join = SubmitLabel(name: "join")
  /// The title “Route”.
  public static let route = SubmitLabel(name: "route")
  /// The title “Search”.
  public static let search = SubmitLabel(name: "search")
  /// The title “Return”.
  public static let `return` = SubmitLabel(name: "return")
  /// The title “Next”.
  public static let next = SubmitLabel(name: "next")
  /// The title “Continue”.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// The kinds of input whose end runs an `onSubmit` action. The action never runs here.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as a bit mask.
  public let rawValue: Int
  /// Creates triggers from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The end of input in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The end of input in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

nonisolated extension View {
  /// Sets the action for the end of text input. It never runs here.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  { self }
  /// Sets the title of the keyboard's return key. No keyboard is drawn.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  /// Sets when the keyboard capitalises letters. No keyboard is drawn.
  public func textInputAutocapitalization(_ mode: TextInputAutocapitalization?) -> some View {
    self
  }
  /// Disables the correction of words: sets `\.autocorrectionDisabled`. It has no effect on what is
  /// drawn.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View {
    changingEnvironment { $0.autocorrectionDisabled = isDisabled }
  }
  /// Sets whether the keyboard does not correct words, in early SwiftUI's syntax. No keyboard is
  /// drawn.
  public func disableAutocorrection(_ isDisabled: Bool?) -> some View { self }
  /// Sets whether a person can select text. It has no effect on what is drawn.
  public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability)
    -> some View
  { self }
}

/// Whether a person can select text. It has no effect on what is drawn.
public protocol TextSelectability {}

/// Lets a person select text.
public struct EnabledTextSelectability: TextSelectability {}

/// Does not let a person select text.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A person can select text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// A person cannot select text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
