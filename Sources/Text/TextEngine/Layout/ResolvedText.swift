/// Text with every choice made: what to draw it with, how large, in what order of fallback.
public struct ResolvedText: Hashable, Sendable {
  /// The text, as stretches that are each set in one way.
  public var spans: [TextSpan]
  /// How high its lines are, but for spans that say otherwise.
  public var line: LineSetting
  /// Which way paragraphs run.
  public var direction: WritingDirection
  /// The language, as a BCP 47 tag: it chooses glyphs and line-break rules.
  public var language: String?
  /// How its paragraphs are set.
  public var paragraph: ParagraphStyle

  /// Text with every choice made.
  public init(
    spans: [TextSpan], line: LineSetting, direction: WritingDirection = .natural,
    language: String? = nil, paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.spans = spans
    self.line = line
    self.direction = direction
    self.language = language
    self.paragraph = paragraph
  }

  /// The whole text.
  public var text: String { spans.map(\.text).joined() }
}

/// Which way paragraphs run.
public enum WritingDirection: Hashable, Sendable {
  /// As the first strong character of each paragraph says (UAX 9, rules P2 and P3).
  case natural
  /// From left to right, whatever the characters are.
  case leftToRight
  /// From right to left, whatever the characters are.
  case rightToLeft
}
