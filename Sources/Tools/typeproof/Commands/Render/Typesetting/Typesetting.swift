import DynamicType
import Imaging
import Snapshots
import TextEngine

/// A text with all that was asked of how to set it.
struct Typesetting {
  /// How large and heavy text is, and how far its lines stand apart.
  enum Measure: Equatable {
    /// As the preferred font of a style at a category.
    case style(TextStyle, at: ContentSizeCategory)
    /// As a font of one size, in its own line height.
    case size(Points)

    /// The system's font of that measure.
    var font: ScalableFont {
      switch self {
      case .style(let style, let category):
        .preferredFont(
          forTextStyle: style,
          compatibleWith: TraitCollection(preferredContentSizeCategory: category))
      case .size(let size): .systemFont(ofSize: size)
      }
    }
  }

  let text: String
  /// The fonts in order of preference; at least one.
  let fonts: [FontSource]
  let measure: Measure
  /// What is asked of the fonts.
  let wish: FontWish
  /// How letters look and stand, whatever their font.
  let attributes: TextAttributes
  /// How paragraphs are set.
  let paragraph: ParagraphStyle
  /// The width it is set in; `nil` for no bound.
  let width: Points?
  let direction: TypedDirection
  /// Whether characters that no font has may show as the font's sign for that.
  let allowsMissing: Bool

  /// The font of the style or of the size, with the weight that was asked for.
  var font: ScalableFont { wish.weighted(measure.font) }

  /// The text laid out.
  ///
  /// - Throws: `FontError`, `LayoutError`, or `RenderCommandError` where a character has no glyph
  ///   and needs one.
  func frame() throws -> TextFrame {
    let frame = try TextEngine().layOut(try resolved(), width: width)
    let lacking = frame.lackingCharacters
    guard allowsMissing || lacking.isEmpty else {
      throw RenderCommandError.missingCharacters(
        lacking.map(\.codePoint), fonts: fonts.map(\.reference))
    }
    return frame
  }

  /// The font that a run is set in.
  func source(of run: GlyphRun) -> FontSource? {
    fonts.first { $0.face.file == run.face.file && $0.face.index == run.face.index }
  }

  /// The fonts that glyphs of the frame are from, as they were named.
  func fontNames(in frame: TextFrame) -> [String] {
    let used = frame.lines.flatMap(\.runs).compactMap { source(of: $0)?.reference }
    return fonts.map(\.reference).filter(used.contains)
  }

  private func resolved() throws -> ResolvedText {
    let font = font
    let span = TextSpan(
      text, fonts: FontPreferences(try wish.shapingFonts(fonts, for: font)),
      pointSize: font.pointSize, color: attributes.color ?? .black, features: attributes.features,
      tracking: attributes.tracking ?? .none, baselineOffset: attributes.baselineOffset ?? 0,
      underline: attributes.underline, strikethrough: attributes.strikethrough)
    let rule = font.leading.map(LineHeightRule.leading) ?? .face
    return ResolvedText(
      spans: [span], line: LineSetting(rule, face: fonts[0].face, pointSize: font.pointSize),
      direction: direction.direction, language: attributes.language, paragraph: paragraph)
  }
}

extension TextFrame {
  /// Characters without a glyph, each once: those of the text, and of an ellipsis or hyphen that
  /// layout adds.
  var lackingCharacters: [Unicode.Scalar] {
    var lacking = missingCharacters
    for case .tofu(_, _, let text) in flags
    where !text.unicodeScalars.contains(where: lacking.contains) {
      lacking += text.unicodeScalars
    }
    return lacking
  }
}
