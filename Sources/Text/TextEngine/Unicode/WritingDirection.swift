/// The direction of paragraphs.
public enum WritingDirection: Hashable, Sendable {
  /// The direction of the first strong character of each paragraph (UAX 9, rules P2 and P3).
  case natural
  /// Left to right, whatever the characters are.
  case leftToRight
  /// Right to left, whatever the characters are.
  case rightToLeft
}

extension WritingDirection {
  /// Returns whether the first paragraph of a text runs from right to left. A text without strong
  /// characters runs from left to right.
  public func runsRightToLeft(_ text: String) -> Bool {
    switch self {
    case .leftToRight: return false
    case .rightToLeft: return true
    case .natural:
      let units = Array(text.utf16)
      guard !units.isEmpty else { return false }
      let first = units[..<BidiParagraphs.paragraphEnd(from: 0, in: units)]
      let paragraphs = try? BidiParagraphs(Array(first), direction: .natural)
      return paragraphs?.isParagraphRightToLeft(at: 0) ?? false
    }
  }
}
