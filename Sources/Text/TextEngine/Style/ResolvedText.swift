import DynamicType

/// Text with all settings resolved: fonts, sizes and the order of fallback.
public struct ResolvedText: Hashable, Sendable {
  /// The text, as stretches that are each set in one way.
  public var spans: [TextSpan]
  /// The line height, unless a span has its own.
  public var line: LineSetting
  /// The direction of paragraphs.
  public var direction: WritingDirection
  /// The language, as a BCP 47 tag: it chooses glyphs and line-break rules.
  public var language: String?
  /// The paragraph style.
  public var paragraph: ParagraphStyle

  /// Creates text with all settings resolved.
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
  /// Returns the text with every size and length of its spans shrunk; sizes are rounded to quarter
  /// points.
  ///
  /// A style's leading shrinks too (modelled). Positions on an optical-size axis stay.
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

  /// Returns a shrunk size. It is never zero, because that cannot be drawn.
  private static func shrunk(_ size: Points, by factor: Double) -> Points {
    max(min(0.25, size), SizeRounding.quarterPoint.rounded(size * factor))
  }
}
