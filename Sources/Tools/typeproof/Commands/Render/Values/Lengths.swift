import DynamicType
import TextEngine
import Wording

/// A typed height or distance, which may be 0.
struct TypedLength: ArgumentValue, Equatable {
  /// The length.
  let points: Points

  init(argument: String) throws(ArgumentValueError) {
    guard let number = plainDecimal(argument), Points(number) <= LayoutLimits.greatestWidth else {
      throw .notA(
        "a length in points, from 0 to \(LayoutLimits.greatestWidth)", text: argument,
        example: "8 or 8.5")
    }
    points = Points(number)
  }

  var argumentText: String { points.description }
}

/// A typed width, such as that of a screen: above 0 and at most the greatest width that text is set
/// in.
struct TypedWidth: ArgumentValue, Equatable {
  /// The width.
  let points: Points

  init(argument: String) throws(ArgumentValueError) {
    guard let number = plainDecimal(argument), number > 0,
      Points(number) <= LayoutLimits.greatestWidth
    else {
      throw .notA(
        "a width in points, above 0 and up to \(LayoutLimits.greatestWidth)", text: argument,
        example: "320 or 320.5")
    }
    points = Points(number)
  }

  var argumentText: String { points.description }
}

/// A typed distance up or down: `4`, `-2.5`.
struct TypedOffset: ArgumentValue, Equatable {
  /// The distance; negative downwards.
  let points: Points

  init(argument: String) throws(ArgumentValueError) {
    guard let number = signedDecimal(argument),
      number.magnitude <= LayoutLimits.greatestPointSize.value
    else {
      throw .notA(
        "an offset of at most \(LayoutLimits.greatestPointSize) pt, up or down", text: argument,
        example: "4 or -2.5")
    }
    points = Points(number)
  }

  var argumentText: String { points.description }
}

/// A typed distance after each letter: `0.5`, `-0.25`, `0.05em`.
struct TypedTracking: ArgumentValue, Equatable {
  /// The distance, in points or em.
  let tracking: Tracking

  init(argument: String) throws(ArgumentValueError) {
    let isInEms = argument.hasSuffix("em")
    let greatest = isInEms ? 100 : LayoutLimits.greatestPointSize.value
    guard let number = signedDecimal(isInEms ? argument.dropLast(2) : argument[...]),
      number.magnitude <= greatest
    else {
      throw .notA(
        "a tracking in points, or in parts of the size with “em” after it", text: argument,
        example: "0.5, -0.25 or 0.05em")
    }
    tracking = isInEms ? .em(number) : .points(Points(number))
  }

  var argumentText: String {
    switch tracking {
    case .points(let distance): distance.description
    case .em(let part): shortestDecimal(part) + "em"
    }
  }
}

/// Typed tab stops: `40,120`, `every=50`, `40,120,every=50`.
struct TypedTabStops: ArgumentValue, Equatable {
  /// The stops.
  let tabs: TabStops

  init(argument: String) throws(ArgumentValueError) {
    var places: [Points] = []
    var interval: Points?
    for part in argument.split(separator: ",", omittingEmptySubsequences: false) {
      let isInterval = part.hasPrefix("every=")
      guard let number = plainDecimal(String(isInterval ? part.dropFirst(6) : part)),
        Points(number) <= LayoutLimits.greatestWidth
      else { throw Self.misunderstood(argument) }
      if isInterval {
        // Closer stops would make lines of endless tabs.
        guard interval == nil, number >= 1 else { throw Self.misunderstood(argument) }
        interval = Points(number)
      } else {
        guard interval == nil, number > 0 else { throw Self.misunderstood(argument) }
        places.append(Points(number))
      }
    }
    tabs = interval.map { TabStops(places: places, interval: $0) } ?? TabStops(places: places)
  }

  var argumentText: String {
    (tabs.places.map(\.description) + ["every=\(tabs.interval)"]).joined(separator: ",")
  }

  private static func misunderstood(_ argument: String) -> ArgumentValueError {
    .notA(
      "a list of positions in points, optionally with an interval of at least 1 pt at the end",
      text: argument, example: "40,120 or every=50 or 40,120,every=50")
  }
}

/// A typed multiple of the line height, such as `1.5`.
struct TypedMultiple: ArgumentValue, Equatable {
  /// The factor, above 0 and at most 100.
  let factor: Double

  init(argument: String) throws(ArgumentValueError) {
    guard let number = plainDecimal(argument), number > 0, number <= 100 else {
      throw .notA("a multiple, above 0 and up to 100", text: argument, example: "1.5")
    }
    factor = number
  }

  var argumentText: String { shortestDecimal(factor) }
}

/// A typed share, such as `0.75`; 1 is the whole.
struct TypedShare: ArgumentValue, Equatable {
  /// The share, above 0 and at most 1.
  let share: Double

  init(argument: String) throws(ArgumentValueError) {
    guard let number = plainDecimal(argument), number > 0, number <= 1 else {
      throw .notA("a part of the size, above 0 and up to 1", text: argument, example: "0.75")
    }
    share = number
  }

  var argumentText: String { shortestDecimal(share) }
}

/// A typed limit of the number of lines.
struct TypedLineLimit: ArgumentValue, Equatable {
  /// The number of lines, at least 1.
  let count: Int

  init(argument: String) throws(ArgumentValueError) {
    guard let number = Int(argument), number >= 1 else {
      throw .notA("a number of lines from 1", text: argument, example: "2")
    }
    count = number
  }

  var argumentText: String { String(count) }
}

/// Returns the number that digits with at most one point and an optional minus represent; `nil` for
/// any other text.
func signedDecimal(_ text: some StringProtocol) -> Double? {
  let isNegative = text.first == "-"
  return plainDecimal(String(isNegative ? text.dropFirst() : text[...])).map {
    isNegative ? -$0 : $0
  }
}
