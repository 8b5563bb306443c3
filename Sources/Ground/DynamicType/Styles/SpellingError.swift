/// Why a text names no value of a fixed list.
public enum SpellingError: Error, Hashable {
  /// No value of this kind is spelled like that; `nearest` is the likeliest one meant, if any
  /// comes near.
  case unknown(String, kind: Kind, nearest: String?)
  /// The text is UIKit's `unspecified`, which says that there is no category.
  case unspecifiedCategory(String)

  /// What the text was read as.
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

  /// The spellings a person is offered when none comes near.
  var choices: [String] {
    switch self {
    case .textStyle: TextStyle.allCases.map(\.name)
    case .contentSizeCategory: ContentSizeCategory.allCases.map(\.shortName)
    }
  }
}

extension SpellingError: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another.
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
