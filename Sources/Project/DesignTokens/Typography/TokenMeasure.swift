import Wording

/// A number with a unit, or without.
struct TokenMeasure {
  let number: Double
  /// As written, in lower case; empty for none.
  let unit: String

  init(number: Double, unit: String) {
    self.number = number
    self.unit = unit.lowercased()
  }

  /// Reads `16px`, `1.5 rem`, `-2%` or `24`.
  init?(_ text: String) {
    let text = text.split(separator: " ").joined()
    let digits = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    guard let number = Double(digits), number.isFinite else { return nil }
    self.init(number: number, unit: String(text.dropFirst(digits.count)))
  }

  /// The length; without a unit in px, `nil` for any other unit than px and rem, and for lengths that
  /// no text has.
  var length: TokenLength? {
    guard number.magnitude <= 1_000_000 else { return nil }
    return unit.isEmpty
      ? TokenLength(number, .px) : TokenLength.Unit(rawValue: unit).map { TokenLength(number, $0) }
  }
}

extension TokenMeasure: CustomStringConvertible {
  var description: String { shortestDecimal(number) + unit }
}
