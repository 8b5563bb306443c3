public import Snapshots

extension FontCascade: ExpressibleByArrayLiteral {
  /// So that `fallback: ["NotoSansArabic-Regular.ttf", "NotoColorEmoji.ttf"]` can be written, and
  /// rules for some scripts among the names.
  public init(arrayLiteral rules: Rule...) {
    self.init(rules)
  }
}

extension FontCascade.Rule: ExpressibleByStringLiteral {
  /// A face for whatever other faces lack.
  public init(stringLiteral font: String) {
    self.init(fonts: [font])
  }
}
