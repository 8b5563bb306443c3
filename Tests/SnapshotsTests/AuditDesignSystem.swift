import DynamicType
import Snapshots
import TextEngine

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
}

extension AuditFinding {
  /// The finding in one line, for tests: its rule, severity and words.
  var line: String { "\(rule.rawValue) \(severity): \(words)" }
}

extension [AuditFinding] {
  /// What has to be done something about.
  var serious: [AuditFinding] { filter { $0.severity >= .warning } }
  var lines: [String] { map(\.line) }
}
