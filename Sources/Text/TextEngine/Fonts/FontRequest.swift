public import DynamicType

/// What a face is wished to be like, beyond its family.
public struct FontRequest: Hashable, Sendable {
  /// How heavy; `nil` for the face's own weight, which is regular where it can vary.
  public var weight: FontWeight?
  /// Whether it is slanted.
  public var isItalic: Bool
  /// How wide; `nil` for the face's own width, which is normal where it can vary.
  public var width: FontWidth?
  /// Whether all its letters have one width.
  public var isMonospaced: Bool

  /// A wish; upright, and of the face's own weight and width unless told otherwise.
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

  /// The width of a class (OpenType specification, OS/2 `usWidthClass`); normal for a class that
  /// is none.
  init(widthClass: Int) {
    let percentages = [50, 62.5, 75, 87.5, 100, 112.5, 125, 150, 200]
    self.init(
      rawValue: (1...percentages.count).contains(widthClass) ? percentages[widthClass - 1] : 100)
  }
}

/// Something wished of a face that it is not. Nothing is ever made up for it: no stroke is
/// thickened, no letter slanted.
public enum FontShortfall: Hashable, Sendable {
  /// It has no such weight; the nearest it has is taken.
  case weight(wanted: FontWeight, got: FontWeight)
  /// It is upright, and was wished italic.
  case italic
  /// Its letters differ in width, and were wished monospaced.
  case monospaced
  /// It has no such width; the nearest it has is taken.
  case width(wanted: FontWidth, got: FontWidth)
}
