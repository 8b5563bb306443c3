public import DynamicType

/// How much text is laid out at a time, and how large: what is beyond is refused.
public enum LayoutLimits {
  /// The greatest point size that is laid out, in points.
  public static let greatestPointSize: Points = 2000
  /// The greatest width that text is set in, in points.
  public static let greatestWidth: Points = 100_000
  /// The longest text that is laid out, in UTF-16 units: HarfBuzz may make 64 glyphs of each, for forty bytes
  /// apiece, before anybody can count them.
  public static let greatestLength = 250_000
  /// The most UTF-16 units that are shaped of a text and glyphs that are made of them, together, lines
  /// and trials of lines included: the longest text of a script that takes two glyphs for each unit may
  /// be shaped twice.
  public static let greatestShaping = 6_000_000
  /// The most glyphs that a text may have, each of which takes half a kilobyte until it is drawn.
  public static let greatestGlyphCount = 1_200_000
  /// The most languages that the spans of a text may name: each walks through the whole text for
  /// its line ends.
  public static let greatestLanguageCount = 500
  /// The most features that a span may ask for: HarfBuzz lists all lookups of each before it drops what it
  /// has twice.
  public static let greatestFeatureCount = 128
  /// The longest language tag, in bytes; ICU takes no longer names of locales.
  public static let greatestLanguageLength = 100
}
