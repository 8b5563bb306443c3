import Wording

extension ContentSizeCategory {
  /// The spellings of a category in each interface that names it.
  struct Spellings {
    let uiKit: String
    let swiftUI: String
    let raw: String
    let short: String
    let simulator: String

    init(_ uiKit: String, swiftUI: String, raw: String, short: String, simulator: String) {
      self.uiKit = uiKit
      self.swiftUI = swiftUI
      self.raw = "UICTContentSizeCategory" + raw
      self.short = short
      self.simulator = simulator
    }

    /// The name of Apple's constant in Objective-C.
    var objectiveC: String {
      "UIContentSizeCategory" + uiKit.prefix(1).uppercased() + uiKit.dropFirst()
    }

    var all: [String] { [uiKit, swiftUI, raw, short, simulator, objectiveC] }
  }

  private static let spellingRows: [Spellings] = [
    Spellings(
      "extraSmall", swiftUI: "xSmall", raw: "XS", short: "XS", simulator: "extra-small"),
    Spellings("small", swiftUI: "small", raw: "S", short: "S", simulator: "small"),
    Spellings("medium", swiftUI: "medium", raw: "M", short: "M", simulator: "medium"),
    Spellings("large", swiftUI: "large", raw: "L", short: "L", simulator: "large"),
    Spellings(
      "extraLarge", swiftUI: "xLarge", raw: "XL", short: "XL", simulator: "extra-large"),
    Spellings(
      "extraExtraLarge", swiftUI: "xxLarge", raw: "XXL", short: "XXL",
      simulator: "extra-extra-large"),
    Spellings(
      "extraExtraExtraLarge", swiftUI: "xxxLarge", raw: "XXXL", short: "XXXL",
      simulator: "extra-extra-extra-large"),
    Spellings(
      "accessibilityMedium", swiftUI: "accessibility1", raw: "AccessibilityM", short: "AX1",
      simulator: "accessibility-medium"),
    Spellings(
      "accessibilityLarge", swiftUI: "accessibility2", raw: "AccessibilityL", short: "AX2",
      simulator: "accessibility-large"),
    Spellings(
      "accessibilityExtraLarge", swiftUI: "accessibility3", raw: "AccessibilityXL", short: "AX3",
      simulator: "accessibility-extra-large"),
    Spellings(
      "accessibilityExtraExtraLarge", swiftUI: "accessibility4", raw: "AccessibilityXXL",
      short: "AX4", simulator: "accessibility-extra-extra-large"),
    Spellings(
      "accessibilityExtraExtraExtraLarge", swiftUI: "accessibility5", raw: "AccessibilityXXXL",
      short: "AX5", simulator: "accessibility-extra-extra-extra-large"),
  ]

  var spellings: Spellings { Self.spellingRows[rawValue] }

  private static let bySpelling: [String: ContentSizeCategory] = {
    var categories: [String: ContentSizeCategory] = [:]
    for category in allCases {
      for spelling in category.spellings.all { categories[spelling.lowercased()] = category }
    }
    return categories
  }()

  /// Every accepted spelling in lower case, sorted.
  package static var lowercasedSpellings: [String] { bySpelling.keys.sorted() }

  /// UIKit's names for an absent category, in each spelling.
  private static let unspecifiedSpellings = [
    "unspecified", "uicontentsizecategoryunspecified", "_uictcontentsizecategoryunspecified",
  ]

  /// Reads a category from any common spelling, ignoring case.
  ///
  /// These are the spellings of AX2:
  ///
  /// - UIKit: `accessibilityLarge`
  /// - SwiftUI: `accessibility2`
  /// - raw value: `UICTContentSizeCategoryAccessibilityL`
  /// - short name: `AX2`
  /// - Objective-C constant: `UIContentSizeCategoryAccessibilityLarge`
  /// - simulator: `accessibility-large`
  ///
  /// - Throws: ``SpellingError/unspecifiedCategory(_:)`` for UIKit's `unspecified`, and
  ///   ``SpellingError/unknown(_:kind:nearest:)`` for any other text.
  public init(spelling: String) throws(SpellingError) {
    let key = spelling.lowercased()
    guard let category = Self.bySpelling[key] else {
      if Self.unspecifiedSpellings.contains(key) { throw .unspecifiedCategory(spelling) }
      let known = Self.spellingRows.flatMap { [$0.short, $0.uiKit, $0.swiftUI, $0.simulator] }
      throw .unknown(
        spelling, kind: .contentSizeCategory, nearest: nearestSpelling(to: spelling, in: known))
    }
    self = category
  }
}
