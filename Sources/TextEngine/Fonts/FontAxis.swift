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

extension FontAxis {
  /// The place on the axis nearest to a value.
  public func setting(nearestTo value: Double) -> VariationSetting {
    VariationSetting(axis: tag, value: min(max(value, range.lowerBound), range.upperBound))
  }
}
