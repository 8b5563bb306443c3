import DynamicType

/// Says numbers of sizes and categories in few words.
enum SizeWords {
  /// Categories in ascending order: “XS, S”, “AX1 … AX5”, “XS … L, AX5”.
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

  /// Sizes in the order of their categories: “16 pt”, “16 and 18 pt”, “16 … 30 pt”.
  static func sizes(_ sizes: [Points]) -> String {
    guard let first = sizes.first, let last = sizes.last else { return "no size" }
    if sizes.allSatisfy({ $0.isAlike(first) }) { return size(first) }
    return "\(number(first)) \(sizes.count == 2 ? "and" : "…") \(size(last))"
  }

  /// A size with its unit, to a hundredth.
  static func size(_ size: Points) -> String { "\(number(size)) pt" }

  private static func number(_ size: Points) -> String { hundredths(size.value) }

  /// A number to a hundredth.
  static func hundredths(_ number: Double) -> String {
    "\(Points((number * 100).rounded() / 100))"
  }

  /// A ratio in percent, rounded down: what is under 200 % must not read as 200 %.
  static func percent(_ ratio: Double) -> String {
    "\(Points((ratio * 100 + 1e-9).rounded(.down))) %"
  }
}

extension Points {
  /// Whether both are one size, but for what computing leaves over.
  func isAlike(_ other: Points) -> Bool { abs(value - other.value) <= 0.05 }

  /// Whether both are one size, but for what rounding to whole points leaves open.
  func isNear(_ other: Points) -> Bool { abs(value - other.value) <= 0.5 + 1e-9 }
}
