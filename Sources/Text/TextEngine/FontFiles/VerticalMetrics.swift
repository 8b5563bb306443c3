/// How far a face reaches above and below the baseline, in font units.
///
/// Taken from `hhea`, as Apple's platforms do; from `OS/2` (sTypo…) where `hhea` holds zeros.
public struct VerticalMetrics: Hashable, Sendable {
  /// Upwards from the baseline; positive.
  public let ascender: Int
  /// Downwards from the baseline, as the font states it: negative as a rule.
  public let descender: Int
  /// Extra space between lines; 0 in most fonts.
  public let lineGap: Int
  /// The height of flat capitals (`OS/2` sCapHeight), where the font states it.
  public let capHeight: Int?
  /// The height of flat lowercase letters (`OS/2` sxHeight), where the font states it.
  public let xHeight: Int?
}
