public import Imaging

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
