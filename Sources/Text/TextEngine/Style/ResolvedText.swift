import DynamicType

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

extension ResolvedText {
  /// The text with every size and length of its spans shrunk, sizes to quarter points.
  ///
  /// A style's leading shrinks with them (a model); places on an optical-size axis stay.
  func scaled(by factor: Double) -> ResolvedText {
    guard factor != 1 else { return self }
    var scaled = self
    for index in scaled.spans.indices {
      scaled.spans[index].pointSize = Self.shrunk(spans[index].pointSize, by: factor)
      scaled.spans[index].tracking = spans[index].tracking.scaled(by: factor)
      scaled.spans[index].baselineOffset = spans[index].baselineOffset * factor
      scaled.spans[index].line = spans[index].line.map { Self.shrunk($0, by: factor) }
    }
    scaled.line = Self.shrunk(line, by: factor)
    return scaled
  }

  private static func shrunk(_ line: LineSetting, by factor: Double) -> LineSetting {
    var rule = line.rule
    if case .leading(let leading) = rule { rule = .leading(leading * factor) }
    return LineSetting(rule, face: line.face, pointSize: shrunk(line.pointSize, by: factor))
  }

  /// Never nothing, which could not be drawn.
  private static func shrunk(_ size: Points, by factor: Double) -> Points {
    max(min(0.25, size), SizeRounding.quarterPoint.rounded(size * factor))
  }
}
