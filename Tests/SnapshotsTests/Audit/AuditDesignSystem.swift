import Snapshots
import DynamicType
import TextEngine

@testable import Audit
@testable import Suites
@testable import Verification

/// A small design system on a face of its own: six sizes in two weights each, twelve styles, every
/// one along the curve of the text style nearest to it.
enum AuditDesignSystem {
  static let styles: [TypeStyle] = sizes.flatMap { name, size, style in
    [
      TypeStyle(
        name, family: "Inter", size: size, curve: .textStyle(style),
        attributes: TextAttributes(weight: .medium)),
      TypeStyle(
        name + " Strong", family: "Inter", size: size, curve: .textStyle(style),
        attributes: TextAttributes(weight: .bold)),
    ]
  }

  private static let sizes: [(String, Points, TextStyle)] = [
    ("Display", 34, .largeTitle), ("Heading Large", 24, .title2), ("Heading", 18, .title3),
    ("Text", 16, .body), ("Text Small", 14, .body), ("Footnote", 12, .footnote),
  ]

  /// The styles with one of them changed.
  static func changing(_ name: String, _ change: (inout TypeStyle) -> Void) -> [TypeStyle] {
    styles.map { style in
      var style = style
      if style.name == name { change(&style) }
      return style
    }
  }

  /// The sizes of all styles as they are meant, but for one that was seen in others.
  ///
  /// - Parameter sizes: Twelve sizes, XS to AX5.
  static func seeing(
    _ name: String, in sizes: [Points], _ change: (inout TypeStyle) -> Void = { _ in }
  ) throws -> [ObservedSizes] {
    try changing(name, change).map { style in
      style.name == name
        ? try ObservedSizes(style, sizes: byCategory(sizes)) : try ObservedSizes(asMeant: style)
    }
  }

  /// Twelve sizes, XS to AX5, by category.
  static func byCategory(_ sizes: [Points]) -> [ContentSizeCategory: Points] {
    Dictionary(
      zip(ContentSizeCategory.allCases, sizes), uniquingKeysWith: { first, _ in first })
  }
}

extension AuditFinding {
  /// The finding in one line: its rule, severity, style, categories and words.
  var line: String {
    let categories = place.categories.isEmpty ? "" : " \(SizeWords.categories(place.categories))"
    return "\(rule.rawValue) \(severity), \(place.style)\(categories): \(words)"
  }
}

extension [AuditFinding] {
  /// Those that something has to be done about.
  var serious: [AuditFinding] { filter { $0.severity >= .warning } }
  /// Each in one line.
  var lines: [String] { map(\.line) }
}
