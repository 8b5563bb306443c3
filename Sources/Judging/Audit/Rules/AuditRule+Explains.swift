import DynamicType

extension AuditRule {
  /// The rules whose findings about the same style are effects of this one's, and not told beside
  /// it: text that does not scale cannot reach 200 % either, but has one bug and not two.
  public var explains: [AuditRule] {
    switch self {
    case .categoryClamped:
      [.noScaling, .accessibilityCollapse, .cappedEarly, .below200Percent, .hierarchyInverted]
    case .updateSwallowed:
      [
        .noScaling, .shrinking, .scaledTwice, .wrongCurve, .cappedEarly, .maximumIgnored,
        .accessibilityCollapse, .belowMinimum, .below200Percent, .hierarchyInverted,
        .defaultNotLarge,
      ]
    case .noScaling:
      [
        .accessibilityCollapse, .defaultNotLarge, .cappedEarly, .wrongCurve, .below200Percent,
        .hierarchyInverted,
      ]
    case .scaledTwice:
      [.maximumIgnored, .wrongCurve, .belowMinimum, .hierarchyInverted] + Self.ofTextTooLarge
    case .accessibilityCollapse, .shrinking:
      [.cappedEarly, .wrongCurve, .below200Percent, .hierarchyInverted]
    case .maximumIgnored: [.wrongCurve, .hierarchyInverted]
    case .defaultNotLarge:
      [.wrongCurve, .belowMinimum, .below200Percent, .baseFarFromStyle, .hierarchyInverted]
    case .cappedEarly: [.wrongCurve, .below200Percent, .hierarchyInverted]
    case .wrongCurve: [.belowMinimum, .below200Percent, .baseFarFromStyle, .hierarchyInverted]
    case .below200Percent: [.hierarchyInverted]
    default: []
    }
  }

  /// What text shows that is too large for its place.
  private static let ofTextTooLarge: [AuditRule] = [
    .truncated, .overflow, .brokenWord, .fewCharactersPerLine, .shrunkBelowChoice,
  ]

  /// Whether it is what text shows that is too large for its place.
  fileprivate var isOfTextTooLarge: Bool { Self.ofTextTooLarge.contains(self) }

  /// The rules that explain others, each before those it explains.
  static let causesFirst: [AuditRule] = [
    .categoryClamped, .updateSwallowed, .noScaling, .scaledTwice, .accessibilityCollapse,
    .shrinking,
    .maximumIgnored, .defaultNotLarge, .cappedEarly, .wrongCurve, .below200Percent,
  ]
}

extension AuditFinding {
  /// Whether another finding about the same style is an effect of this one.
  ///
  /// A note explains nothing, since nothing has to be done about it. Nor does anything but a wrong
  /// base explain what is so at Large, where every curve begins. What a text shows is explained where
  /// all its categories are.
  func explains(_ other: AuditFinding) -> Bool {
    guard severity > .note, rule.explains.contains(other.rule) else { return false }
    if other.rule.isOfTextTooLarge {
      return Set(place.categories).isSuperset(of: other.place.categories)
    }
    return other.rule != .belowMinimum || rule == .defaultNotLarge
      || !other.place.categories.contains(.large)
  }
}

extension Sequence<AuditFinding> {
  /// The findings about one style without those that others among them explain.
  var causes: [AuditFinding] {
    var kept: [AuditFinding] = []
    for finding in sorted(by: { $0.rule.causalRank < $1.rule.causalRank })
    where !kept.contains(where: { $0.explains(finding) }) {
      kept.append(finding)
    }
    return kept
  }
}

extension AuditRule {
  /// Its place among the rules that explain others; last of all where it explains none.
  fileprivate var causalRank: Int {
    Self.causesFirst.firstIndex(of: self) ?? Self.causesFirst.count
  }
}
