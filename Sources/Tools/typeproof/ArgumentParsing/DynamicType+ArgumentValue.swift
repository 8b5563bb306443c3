import DynamicType

extension TextStyle: ArgumentValue {
  init(argument: String) throws(ArgumentValueError) {
    do {
      try self.init(spelling: argument)
    } catch {
      throw .explained(error.description)
    }
  }

  var argumentText: String { name }
  static var choices: [String] { allCases.map(\.name) }
}

extension ContentSizeCategory: ArgumentValue {
  init(argument: String) throws(ArgumentValueError) {
    do {
      try self.init(spelling: argument)
    } catch {
      throw .explained(error.description)
    }
  }

  var argumentText: String { shortName }
  static var choices: [String] { allCases.map(\.shortName) }
}

extension Platform: ArgumentValue {
  init(argument: String) throws(ArgumentValueError) {
    // Nobody should have to remember which letter of a platform is a capital.
    guard
      let platform = Self.allCases.first(where: { $0.name.lowercased() == argument.lowercased() })
    else { throw .notAChoice(argument, choices: Self.choices) }
    self = platform
  }

  var argumentText: String { name }
  static var choices: [String] { allCases.map(\.name) }
}

extension DisplayScale: ArgumentValue {
  init(argument: String) throws(ArgumentValueError) {
    let digits = argument.last == "x" ? String(argument.dropLast()) : argument
    guard let scale = plainDecimal(digits), scale > 0, scale <= 10 else {
      throw .notA("a display scale above 0 and up to 10", text: argument, example: "3 or 3x")
    }
    self.init(pixelsPerPoint: scale)
  }

  var argumentText: String { description }
}

/// A typed font size: above 0 and below 10,000 pt.
struct TypedSize: ArgumentValue, Equatable {
  /// The size in points.
  let points: Points

  init(argument: String) throws(ArgumentValueError) {
    guard let number = plainDecimal(argument), number > 0, number < 10_000 else {
      throw .notA(
        "a size in points, above 0 and below 10,000", text: argument, example: "17 or 16.5")
    }
    points = Points(number)
  }

  var argumentText: String { points.description }
}

/// Returns the number that digits with at most one point represent; `nil` for any other text, such
/// as signs, exponents, `nan`, `inf` or hexadecimal numbers.
func plainDecimal(_ text: String) -> Double? {
  guard
    text.utf8.allSatisfy({
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
    })
  else { return nil }
  return Double(text)
}
