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
  }

  let text: String
  /// The fonts in order of preference; at least one.
  let fonts: [FontSource]
  let measure: Measure
  /// The width it is set in; `nil` for no bound.
  let width: Points?
  /// Places on axes, which go before those that the style and size ask for.
  let variations: [VariationSetting]
  let features: [FeatureSetting]
  let language: String?
  let direction: TypedDirection

  /// The size of the style or the one asked for.
  var pointSize: Points {
    switch measure {
    case .style(let style, let category): SystemTypeTable.size(for: style, at: category).pointSize
    case .size(let size): size
    }
  }

  /// The text laid out.
  ///
  /// - Throws: `FontError`, `LayoutError`, or `RenderCommandError` where a character has no glyph.
  func frame() throws -> TextFrame {
    let frame = try TextEngine().layOut(try resolved(), width: width)
    guard frame.missingCharacters.isEmpty else {
      throw RenderCommandError.missingCharacters(
        frame.missingCharacters.map(\.codePoint), fonts: fonts.map(\.reference))
    }
    return frame
  }

  /// The fonts that glyphs of the frame are from, as they were named.
  func fontNames(in frame: TextFrame) -> [String] {
    fonts.filter { isUsed($0, in: frame) }.map(\.reference)
  }

  private func isUsed(_ font: FontSource, in frame: TextFrame) -> Bool {
    frame.lines.contains { line in
      line.runs.contains { $0.face.file == font.face.file && $0.face.index == font.face.index }
    }
  }

  private func resolved() throws(FontError) -> ResolvedText {
    let (weight, lineHeight): (FontWeight, LineHeightRule) =
      switch measure {
      case .style(let style, let category):
        (
          SystemTypeTable.size(for: style, at: category).weight,
          .leading(SystemTypeTable.size(for: style, at: category).leading)
        )
      case .size: (.regular, .face)
      }
    // An axis need not be in every font, but in one of them.
    for setting in variations
    where !fonts.contains(where: { $0.face.axes.contains { $0.tag == setting.axis } }) {
      _ = try fonts[0].face.instance([setting])
    }
    var shapingFonts: [ShapingFont] = []
    for font in fonts {
      let given = variations.filter { setting in
        font.face.axes.contains { $0.tag == setting.axis }
      }
      shapingFonts.append(
        try ShapingFont(
          font.face, meeting: FontRequest(weight: weight), pointSize: pointSize,
          variations: given))
    }
    let span = TextSpan(
      text, fonts: FontPreferences(shapingFonts), pointSize: pointSize, features: features)
    return ResolvedText(
      spans: [span], line: LineSetting(lineHeight, face: fonts[0].face, pointSize: pointSize),
      direction: direction.direction, language: language)
  }
}
