public import Imaging

/// What a font calls itself, in English (OpenType `name`); empty where it does not say.
public struct FontNames: Hashable, Sendable {
  /// The family, such as “Inter”: the typographic family where the font has one.
  public let family: String
  /// The style within the family, such as “Bold Italic”.
  public let style: String
  /// The PostScript name, such as “Inter-BoldItalic”.
  public let postScript: String
  /// The version as the font words it, such as “Version 4.001”.
  public let version: String
}

/// How far a face reaches above and below the baseline, in font units.
///
/// Taken from `hhea`, as Apple's platforms do. If `hhea` holds zeros, from `OS/2`: sTypo… or else usWin…, as
/// HarfBuzz does.
public struct VerticalMetrics: Hashable, Sendable {
  /// Upwards from the baseline; positive.
  public let ascender: Int
  /// Downwards from the baseline, as the font states it: negative as a rule. A positive one is taken for negative.
  public let descender: Int
  /// Extra space between lines; 0 in most fonts.
  public let lineGap: Int
  /// The height of flat capitals (`OS/2` sCapHeight), where the font states it.
  public let capHeight: Int?
  /// The height of flat lowercase letters (`OS/2` sxHeight), where the font states it.
  public let xHeight: Int?
}

/// One axis of a variable font (OpenType `fvar`).
public struct FontAxis: Hashable, Sendable {
  /// Such as `wght`, `wdth` or `opsz`.
  public let tag: OpenTypeTag
  /// What the font calls it, in English.
  public let name: String
  /// The values it reaches, in its own unit.
  public let range: ClosedRange<Double>
  /// Where it stands unless told otherwise.
  public let defaultValue: Double
}

/// A place in the design space of a variable font that has a name (OpenType `fvar`).
public struct NamedInstance: Hashable, Sendable {
  /// What the font calls it, in English, such as “Semi Bold”.
  public let name: String
  /// Where it stands on each axis.
  public let place: [VariationSetting]
}

extension FontAxis {
  /// The place on the axis nearest to a value.
  public func setting(nearestTo value: Double) -> VariationSetting {
    VariationSetting(axis: tag, value: min(max(value, range.lowerBound), range.upperBound))
  }
}
