// What a keyboard does for a field. No keyboard is drawn.

/// When a keyboard writes capitals by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String
  /// Never.
  public static let never = TextInputAutocapitalization(name: "never")
  /// At the beginning of words.
  public static let words = TextInputAutocapitalization(name: "words")
  /// At the beginning of sentences.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// Always.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// What the key says that ends a text.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String
  /// Done.
  public static let done = SubmitLabel(name: "done")
  /// Go.
  public static let go = SubmitLabel(name: "go")
  /// Send.
  public static let send = SubmitLabel(name: "send")
  /// Join.
  public static let join = SubmitLabel(name: "join")
  /// Route.
  public static let route = SubmitLabel(name: "route")
  /// Search.
  public static let search = SubmitLabel(name: "search")
  /// Return.
  public static let `return` = SubmitLabel(name: "return")
  /// Next.
  public static let next = SubmitLabel(name: "next")
  /// Continue.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// What ends a text.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public let rawValue: Int
  /// Creates triggers from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The end of a text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The end of a search.
  public static let search = SubmitTriggers(rawValue: 2)
}

nonisolated extension View {
  /// Sets an action for the end of a text, which never runs here.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
    -> some View
  { self }
  /// Sets what the key says that ends a text. No keyboard is drawn.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  /// Sets when a keyboard writes capitals by itself. No keyboard is drawn.
  public func textInputAutocapitalization(_ mode: TextInputAutocapitalization?) -> some View {
    self
  }
  /// Sets whether a keyboard corrects words. No keyboard is drawn.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }
  /// Sets whether a keyboard corrects words, in early SwiftUI's syntax. No keyboard is drawn.
  public func disableAutocorrection(_ isDisabled: Bool?) -> some View { self }
  /// Sets whether a person can select text. It has no effect on what is drawn.
  public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability)
    -> some View
  { self }
}

/// Whether a person can select text.
public protocol TextSelectability {}

/// A person can select text.
public struct EnabledTextSelectability: TextSelectability {}

/// A person cannot select text.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A person can select text.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  /// A person cannot select text.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
