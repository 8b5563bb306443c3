public import Imaging

/// The names in a font, in English (OpenType `name`); empty if the font does not give them.
public struct FontNames: Hashable, Sendable {
  /// The family, such as “Inter”: the typographic family if the font has one.
  public let family: String
  /// The style within the family, such as “Bold Italic”.
  public let style: String
  /// The PostScript name, such as “Inter-BoldItalic”.
  public let postScript: String
  /// The version in the font's words, such as “Version 4.001”.
  public let version: String
}

/// The extent of a face above and below the baseline, in font units.
///
/// The values are those of `hhea`, as on Apple's platforms. If `hhea` has zeros, they are those of
/// `OS/2`: sTypo… or else usWin…, as in HarfBuzz.
public struct VerticalMetrics: Hashable, Sendable {
  /// The distance above the baseline; positive.
  public let ascender: Int
  /// The distance below the baseline, as the font gives it: usually negative. A positive value is
  /// treated as negative.
  public let descender: Int
  /// Extra space between lines; 0 in most fonts.
  public let lineGap: Int
  /// The height of flat capitals (`OS/2` sCapHeight); `nil` if the font does not give it.
  public let capHeight: Int?
  /// The height of flat lowercase letters (`OS/2` sxHeight); `nil` if the font does not give it.
  public let xHeight: Int?
}

/// One axis of a variable font (OpenType `fvar`).
public struct FontAxis: Hashable, Sendable {
  /// The tag of the axis, such as `wght`, `wdth` or `opsz`.
  public let tag: OpenTypeTag
  /// The name of the axis in the font, in English.
  public let name: String
  /// The range of the axis, in its own unit.
  public let range: ClosedRange<Double>
  /// The default value.
  public let defaultValue: Double
}

/// A named instance of a variable font (OpenType `fvar`).
public struct NamedInstance: Hashable, Sendable {
  /// The name in the font, in English, such as “Semi Bold”.
  public let name: String
  /// The position on each axis.
  public let place: [VariationSetting]
}

extension FontAxis {
  /// Returns the position on the axis that is nearest to a value.
  public func setting(nearestTo value: Double) -> VariationSetting {
    VariationSetting(axis: tag, value: min(max(value, range.lowerBound), range.upperBound))
  }
}
