import DynamicType
import Imaging
import Snapshots
import TextEngine

/// A text with all settings of its layout.
struct Typesetting {
  /// The size and weight of a text, and the distance of its lines.
  enum Measure: Equatable {
    /// The preferred font of a style at a category.
    case style(TextStyle, at: ContentSizeCategory)
    /// A font of one size, in its own line height.
    case size(Points)

    /// The system font of that size.
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
  /// The requested properties of the fonts.
  let wish: FontWish
  /// The look and position of letters, whatever their font is.
  let attributes: TextAttributes
  /// The style of paragraphs.
  let paragraph: ParagraphStyle
  /// The available width; `nil` for no limit.
  let width: Points?
  let direction: TypedDirection
  /// Whether characters that no font has may show as a font's sign for missing ones.
  let allowsMissing: Bool

  /// The font of the style or size, in the requested weight.
  var font: ScalableFont { wish.weighted(measure.font) }

  /// Lays the text out.
  ///
  /// - Throws: `FontError`, `LayoutError`, or `RenderCommandError` if a character lacks a glyph and
  ///   that is not allowed.
  func frame() throws -> TextFrame {
    let frame = try TextEngine().layOut(try resolved(), width: width)
    let lacking = frame.lackingCharacters
    guard allowsMissing || lacking.isEmpty else {
      throw RenderCommandError.missingCharacters(
        lacking.map(\.codePoint), fonts: fonts.map(\.reference))
    }
    return frame
  }

  /// Returns the source of a run's font.
  func source(of run: GlyphRun) -> FontSource? {
    fonts.first { $0.face.file == run.face.file && $0.face.index == run.face.index }
  }

  /// Returns the fonts that glyphs of the frame come from, by the names that were typed.
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
  /// The characters without a glyph, each once: those of the text, and those of an ellipsis or
  /// hyphen that layout adds.
  var lackingCharacters: [Unicode.Scalar] {
    var lacking = missingCharacters
    for case .tofu(_, _, let text) in flags
    where !text.unicodeScalars.contains(where: lacking.contains) {
      lacking += text.unicodeScalars
    }
    return lacking
  }
}
