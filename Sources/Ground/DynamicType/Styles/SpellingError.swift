/// A reason why a text cannot be read as a value of a fixed list.
public enum SpellingError: Error, Hashable {
  /// No value of this kind has that spelling. `nearest` is the most similar one, if any is close.
  case unknown(String, kind: Kind, nearest: String?)
  /// The text is UIKit's `unspecified`, which is not a category.
  case unspecifiedCategory(String)

  /// The kind of value that was expected.
  public enum Kind: Hashable, Sendable {
    /// A ``TextStyle``.
    case textStyle
    /// A ``ContentSizeCategory``.
    case contentSizeCategory
  }
}

extension SpellingError.Kind: CustomStringConvertible {
  /// The kind in words, for the middle of a sentence.
  public var description: String {
    switch self {
    case .textStyle: "text style"
    case .contentSizeCategory: "content size category"
    }
  }

  /// The spellings that a message offers if none is similar.
  var choices: [String] {
    switch self {
    case .textStyle: TextStyle.allCases.map(\.name)
    case .contentSizeCategory: ContentSizeCategory.allCases.map(\.shortName)
    }
  }
}

extension SpellingError: CustomStringConvertible {
  /// The message: what happened, then what to do.
  public var description: String {
    switch self {
    case .unknown(let text, let kind, let nearest?):
      "No \(kind) is called “\(text)”. Did you mean “\(nearest)”?"
    case .unknown(let text, let kind, nil):
      "No \(kind) is called “\(text)”. Use one of \(kind.choices.joined(separator: ", "))."
    case .unspecifiedCategory(let text):
      "“\(text)” is not a size but the lack of one. Name a category; L is the default."
    }
  }
}
