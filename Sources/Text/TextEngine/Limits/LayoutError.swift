public import DynamicType

/// A reason why a text cannot be laid out.
public enum LayoutError: Error, Equatable {
  /// The width is not a positive number, or beyond `LayoutLimits.greatestWidth`.
  case width(Points)
  /// A point size is not a positive number, or beyond `LayoutLimits.greatestPointSize`.
  case pointSize(Points)
  /// A span names no font.
  case noFonts(text: String)
  /// A language tag is longer than `LayoutLimits.greatestLanguageLength`.
  case language(String)
  /// The text is longer than `LayoutLimits.greatestLength`.
  case tooLong(units: Int, limit: Int)
  /// The text and its fonts need more shaping than `LayoutLimits.greatestShaping`, because they
  /// make many glyphs, or change much at line ends.
  case tooMuchShaping(fonts: [String], limit: Int)
  /// Fonts make more glyphs of the text than `LayoutLimits.greatestGlyphCount`.
  case tooManyGlyphs(fonts: [String], limit: Int)
  /// A named setting of a paragraph or span is out of range.
  case setting(String, value: Double, allowed: String)
  /// ICU reported an error, for example because memory or its data is missing.
  case unicodeLibrary(doing: String, detail: String)
}

extension LayoutError: CustomStringConvertible {
  /// The message: what happened, then what to do.
  public var description: String {
    switch self {
    case .width(let width):
      "Text cannot be laid out in a width of \(width) pt. "
        + "Choose more than 0 and at most \(LayoutLimits.greatestWidth) pt, or leave it unbounded."
    case .pointSize(let size):
      "Text cannot be laid out at \(size) pt. "
        + "Choose a size above 0 and at most \(LayoutLimits.greatestPointSize) pt."
    case .noFonts(let text):
      "No font was given for “\(text.prefix(40))”. Name at least one."
    case .language(let tag):
      "“\(tag)…” is too long for a language tag (BCP 47). Choose one such as en or zh-Hans."
    case .tooLong(let units, let limit):
      "The text has \(units) UTF-16 units, and at most \(limit) are laid out. Shorten it."
    case .tooMuchShaping(let fonts, let limit):
      "\(fonts.joined(separator: ", ")): Shaping the text takes more than \(limit) units and "
        + "glyphs, including lines that are tried. The fonts make too many glyphs, or change too "
        + "much at line ends. Use other fonts, or less text."
    case .tooManyGlyphs(let fonts, let limit):
      "\(fonts.joined(separator: ", ")): The fonts make more than \(limit) glyphs of the text. Use other fonts, or less text."
    case .setting(let name, let value, let allowed):
      "Text cannot be laid out with a \(name) of \(Points(value)). Choose \(allowed)."
    case .unicodeLibrary(let action, let detail):
      "ICU could not \(action): \(detail). Check the installation of libicu with: typeproof doctor"
    }
  }
}

/// The limits for a text and its size. Larger ones are refused.
public enum LayoutLimits {
  /// The greatest point size that is laid out, in points.
  public static let greatestPointSize: Points = 2000
  /// The greatest width that text is set in, in points.
  public static let greatestWidth: Points = 100_000
  /// The maximum length of a text, in UTF-16 units. HarfBuzz may make 64 glyphs of each, with forty
  /// bytes each, before they can be counted.
  public static let greatestLength = 250_000
  /// The maximum number of UTF-16 units to shape for a text, plus the glyphs made of them,
  /// including lines and trials of lines. The longest text of a script with two glyphs per unit can
  /// be shaped twice.
  public static let greatestShaping = 6_000_000
  /// The maximum number of glyphs of a text. Each takes half a kilobyte until it is drawn.
  public static let greatestGlyphCount = 1_200_000
  /// The most languages that the spans of a text may name: each walks through the whole text for
  /// its line ends.
  public static let greatestLanguageCount = 500
  /// The most features that a span may ask for: HarfBuzz lists all lookups of each before it drops what it
  /// has twice.
  public static let greatestFeatureCount = 128
  /// The maximum length of a language tag in bytes, which is also that of ICU's locale names.
  public static let greatestLanguageLength = 100
}
