public import DynamicType
import Wording

/// A dimension of a token (Design Tokens Format Module 2025.10, section 8.2).
public struct TokenLength: Hashable, Sendable {
  /// The number of units; negative only for letter spacing.
  public let value: Double
  /// The unit.
  public let unit: Unit

  /// Creates a length from a number of units.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// The unit of a length.
  public enum Unit: String, Hashable, Sendable {
    /// The format's idealised pixel, which on iOS is the point.
    case px
    /// The default size of text on a system.
    case rem
  }

  /// The points of one rem in ``points``: 16, the default of browsers, which the format recommends
  /// for platforms without a rem.
  public static let pointsPerRem = 16.0

  /// The length in points: a px is one point, a rem is ``pointsPerRem``.
  public var points: Points { Points(unit == .px ? value : value * Self.pointsPerRem) }
}

/// A number with a unit, or without one.
struct TokenMeasure {
  let number: Double
  /// The unit as written, in lower case; empty for none.
  let unit: String

  init(number: Double, unit: String) {
    self.number = number
    self.unit = unit.lowercased()
  }

  /// Whether the unit has only letters or a percent sign.
  var isPlain: Bool { unit.utf8.allSatisfy { (0x61...0x7A).contains($0) || $0 == 0x25 } }

  /// Reads `16px`, `1.5 rem`, `-2%` or `24`.
  init?(_ text: String) {
    let text = text.split(separator: " ").joined()
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    guard let number = Double(digits), number.isFinite else { return nil }
    self.init(number: number, unit: String(text.dropFirst(digits.count)))
  }

  /// Reads `2,5px`, with the decimal comma of many languages.
  init?(decimalComma text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let end = parts[0].last, end.isNumber, let next = parts[1].first,
      next.isNumber, let measure = TokenMeasure("\(parts[0]).\(parts[1])"), measure.isPlain
    else { return nil }
    self = measure
  }

  /// The units that count as px: none, the points of iOS, and the units of Android that are px at
  /// 1x.
  private static let pixelUnits: Set<String> = ["", "px", "pt", "sp", "dp"]

  /// The length. A number without a unit is in px; `nil` for any other unit than px and rem, and
  /// for lengths that no text has.
  var length: TokenLength? {
    guard number.magnitude <= 1_000_000 else { return nil }
    return Self.pixelUnits.contains(unit)
      ? TokenLength(number, .px) : TokenLength.Unit(rawValue: unit).map { TokenLength(number, $0) }
  }
}

extension TokenMeasure: CustomStringConvertible {
  var description: String { shortestDecimal(number) + unit }
}
