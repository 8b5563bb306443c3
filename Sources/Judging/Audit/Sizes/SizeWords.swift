import DynamicType

/// Short descriptions of sizes and categories.
enum SizeWords {
  /// Returns categories in ascending order: “XS, S”, “AX1 … AX5”, “XS … L, AX5”.
  static func categories(_ categories: [ContentSizeCategory]) -> String {
    var runs: [[ContentSizeCategory]] = []
    for category in categories {
      if let last = runs.last?.last, last.rawValue + 1 == category.rawValue {
        runs[runs.count - 1].append(category)
      } else {
        runs.append([category])
      }
    }
    return runs.map(run).joined(separator: ", ")
  }

  private static func run(_ categories: [ContentSizeCategory]) -> String {
    guard categories.count > 2, let first = categories.first, let last = categories.last else {
      return categories.map(\.shortName).joined(separator: ", ")
    }
    return "\(first) … \(last)"
  }

  /// Returns sizes in the order of their categories: “16 pt”, “16 and 18 pt”, “16 … 30 pt”.
  static func sizes(_ sizes: [Points]) -> String {
    guard let first = sizes.first, let last = sizes.last else { return "no size" }
    if sizes.allSatisfy({ $0.isAlike(first) }) { return size(first) }
    return "\(number(first)) \(sizes.count == 2 ? "and" : "…") \(size(last))"
  }

  /// Returns a size with its unit, to a hundredth.
  static func size(_ size: Points) -> String { "\(number(size)) pt" }

  private static func number(_ size: Points) -> String { hundredths(size.value) }

  /// Returns a number to a hundredth.
  static func hundredths(_ number: Double) -> String {
    "\(Points((number * 100).rounded() / 100))"
  }

  /// Returns a ratio in percent, rounded down: a value under 200 % must not become 200 %.
  static func percent(_ ratio: Double) -> String {
    "\(Points((ratio * 100 + 1e-9).rounded(.down))) %"
  }
}

extension Points {
  /// Returns whether both sizes are equal, apart from errors of calculation.
  func isAlike(_ other: Points) -> Bool { abs(value - other.value) <= 0.05 }

  /// Returns whether both sizes are equal, apart from rounding to whole points.
  func isNear(_ other: Points) -> Bool { abs(value - other.value) <= 0.5 + 1e-9 }
}
