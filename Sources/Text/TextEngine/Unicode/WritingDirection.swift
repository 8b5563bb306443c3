/// Which way paragraphs run.
public enum WritingDirection: Hashable, Sendable {
  /// As the first strong character of each paragraph says (UAX 9, rules P2 and P3).
  case natural
  /// From left to right, whatever the characters are.
  case leftToRight
  /// From right to left, whatever the characters are.
  case rightToLeft
}
