public import DynamicType

/// The requested properties of a face, beyond its family.
public struct FontRequest: Hashable, Sendable {
  /// The weight; `nil` for the face's own, or regular if the face is variable.
  public var weight: FontWeight?
  /// Whether the face should be slanted.
  public var isItalic: Bool
  /// The width; `nil` for the face's own, or normal if the face is variable.
  public var width: FontWidth?
  /// Whether all letters should have one width.
  public var isMonospaced: Bool

  /// Creates a request. By default it is upright, with the face's own weight and width.
  public init(
    weight: FontWeight? = nil, isItalic: Bool = false, width: FontWidth? = nil,
    isMonospaced: Bool = false
  ) {
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.isMonospaced = isMonospaced
  }
}

/// The width of a face, in percent of the normal width (OpenType `wdth`).
public struct FontWidth: RawRepresentable, Hashable, Sendable {
  /// The percentage, above 0. A value of 100 is normal.
  public let rawValue: Double

  /// Creates a width from a percentage.
  public init(rawValue: Double) {
    self.rawValue = rawValue
  }

  /// 75 %, width class 3.
  public static let condensed = FontWidth(rawValue: 75)
  /// 100 %, width class 5.
  public static let normal = FontWidth(rawValue: 100)
  /// 125 %, width class 7.
  public static let expanded = FontWidth(rawValue: 125)

  /// Creates the width of a class (OpenType specification, OS/2 `usWidthClass`); normal for an
  /// invalid class.
  init(widthClass: Int) {
    let percentages = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    self.init(
      rawValue: (1...percentages.count).contains(widthClass) ? percentages[widthClass - 1] : 100)
  }
}

/// A requested property that a face does not have. It is never simulated by thickening or slanting.
public enum FontShortfall: Hashable, Sendable {
  /// The face does not have the weight. The nearest one is used.
  case weight(wanted: FontWeight, got: FontWeight)
  /// The face has no italic.
  case italic
  /// The face is not monospaced.
  case monospaced
  /// The face does not have the width. The nearest one is used.
  case width(wanted: FontWidth, got: FontWidth)
}
