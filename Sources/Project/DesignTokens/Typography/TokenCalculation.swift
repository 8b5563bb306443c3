import DynamicType

/// A calculation as in Tokens Studio: numbers with one unit or none, `+ - * / ^`, brackets, and a
/// few functions. Exponents are multiples of a quarter.
struct TokenCalculation {
  /// Why a text has no result.
  enum Failure: Error {
    /// The text is no calculation.
    case notOne
    /// The calculation divides by zero.
    case divisionByZero
  }

  private var rest: Substring
  private var depth = 0

  /// Returns the result of a text.
  static func result(of text: String) throws(Failure) -> TokenMeasure {
    var calculation = TokenCalculation(rest: text[...])
    let measure = try calculation.sum()
    calculation.skipBlanks()
    guard calculation.rest.isEmpty, measure.number.isFinite else { throw .notOne }
    return measure
  }

  /// Returns the first value of CSS's `clamp`, which narrow screens use; `nil` for any other text.
  static func lowerBound(of text: String) -> TokenMeasure? {
    guard text.hasPrefix("clamp("), let end = text.firstIndex(of: ",") else { return nil }
    return try? result(of: String(text[..<end].dropFirst("clamp(".count)))
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func skipBlanks() { rest = rest.drop { $0 == " " } }

  private mutating func take(_ characters: String) -> Character? {
    skipBlanks()
    guard let next = rest.first, characters.contains(next) else { return nil }
    rest = rest.dropFirst()
    return next
  }

  private mutating func sum() throws(Failure) -> TokenMeasure {
    depth += 1
    guard depth <= 64 else { throw .notOne }
    var left = try product()
    while let sign = take("+-") {
      let right = try product()
      let number = sign == "+" ? left.number + right.number : left.number - right.number
      left = TokenMeasure(number: number, unit: try Self.unit(of: [left, right]))
    }
    depth -= 1
    return left
  }

  private mutating func product() throws(Failure) -> TokenMeasure {
    var left = try power()
    while let sign = take("*/") {
      let right = try power()
      if sign == "/", right.number == 0 { throw .divisionByZero }
      let number = sign == "*" ? left.number * right.number : left.number / right.number
      left = TokenMeasure(number: number, unit: try Self.unit(of: [left, right]))
    }
    return left
  }

  private mutating func power() throws(Failure) -> TokenMeasure {
    // A sign is outside of the power, as in “-2^2”.
    if take("-") != nil {
      depth += 1
      guard depth <= 64 else { throw .notOne }
      let value = try power()
      depth -= 1
      return TokenMeasure(number: -value.number, unit: value.unit)
    }
    let base = try factor()
    guard take("^") != nil else { return base }
    depth += 1
    guard depth <= 64 else { throw .notOne }
    let exponent = try power()
    depth -= 1
    guard exponent.unit.isEmpty else { throw .notOne }
    return TokenMeasure(
      number: try Self.power(base.number, exponent.number), unit: base.unit)
  }

  /// Returns a power with an exponent in quarters, by roots and products, which every machine
  /// rounds alike.
  private static func power(_ base: Double, _ exponent: Double) throws(Failure) -> Double {
    guard exponent.magnitude <= 64 else { throw .notOne }
    guard exponent.rounded() == exponent else {
      guard base >= 0, (exponent * 4).rounded() == exponent * 4 else { throw .notOne }
      return try power(base.squareRoot(), exponent * 2)
    }
    let product = (0..<Int(exponent.magnitude)).reduce(1.0) { product, _ in product * base }
    guard exponent < 0 else { return product }
    if product == 0 { throw .divisionByZero }
    return 1 / product
  }

  private mutating func factor() throws(Failure) -> TokenMeasure {
    if take("(") != nil {
      let inner = try sum()
      guard take(")") != nil else { throw .notOne }
      return inner
    }
    skipBlanks()
    let name = rest.prefix { $0.isASCII && $0.isLetter }
    if !name.isEmpty { return try function(String(name).lowercased(), length: name.count) }
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let number = Double(digits) else { throw .notOne }
    rest = rest.dropFirst(digits.count)
    let unit = rest.prefix { ($0.isASCII && $0.isLetter) || $0 == "%" }
    rest = rest.dropFirst(unit.count)
    return TokenMeasure(number: number, unit: String(unit))
  }

  private mutating func function(_ name: String, length: Int) throws(Failure) -> TokenMeasure {
    rest = rest.dropFirst(length)
    guard take("(") != nil else { throw .notOne }
    var values = [try sum()]
    while take(",") != nil {
      guard values.count < 16 else { throw .notOne }
      values.append(try sum())
    }
    guard take(")") != nil else { throw .notOne }
    let numbers = values.map(\.number)
    let first = values[0]
    let number: Double
    switch (name, values.count) {
    case ("roundto", 1), ("round", 1): number = first.number.rounded(.toNearestOrAwayFromZero)
    case ("roundto", 2):
      guard (0...6).contains(numbers[1]) else { throw .notOne }
      let step = (0..<Int(numbers[1])).reduce(1.0) { step, _ in step * 10 }
      number = (first.number * step).rounded(.toNearestOrAwayFromZero) / step
    case ("floor", 1): number = first.number.rounded(.down)
    case ("ceil", 1): number = first.number.rounded(.up)
    case ("pow", 2): number = try Self.power(first.number, numbers[1])
    case ("sqrt", 1): number = first.number.squareRoot()
    case ("abs", 1): number = first.number.magnitude
    case ("calc", 1): number = first.number
    case ("min", _): number = numbers.reduce(first.number) { $1 < $0 ? $1 : $0 }
    case ("max", _): number = numbers.reduce(first.number) { $1 > $0 ? $1 : $0 }
    default: throw .notOne
    }
    return TokenMeasure(number: number, unit: try Self.unit(of: values))
  }

  /// Returns the one unit that some numbers share.
  private static func unit(of measures: [TokenMeasure]) throws(Failure) -> String {
    let units = Set(measures.map(\.unit).filter { !$0.isEmpty })
    guard units.count <= 1 else { throw .notOne }
    return units.first ?? ""
  }
}
