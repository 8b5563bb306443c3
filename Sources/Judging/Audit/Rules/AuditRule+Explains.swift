import DynamicType

extension AuditRule {
  /// The rules whose findings about the same style are effects of this one, and are then not
  /// reported. For example, text that does not scale cannot reach 200 % either, but has one bug and
  /// not two.
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

  /// The effects of text that is too large for its place.
  private static let ofTextTooLarge: [AuditRule] = [
    .truncated, .overflow, .brokenWord, .fewCharactersPerLine, .shrunkBelowChoice,
  ]

  /// Whether the rule finds an effect of text that is too large for its place.
  fileprivate var isOfTextTooLarge: Bool { Self.ofTextTooLarge.contains(self) }

  /// The rules that explain others, each before those that it explains.
  static let causesFirst: [AuditRule] = [
    .categoryClamped, .updateSwallowed, .noScaling, .scaledTwice, .accessibilityCollapse,
    .shrinking,
    .maximumIgnored, .defaultNotLarge, .cappedEarly, .wrongCurve, .below200Percent,
  ]
}

extension AuditFinding {
  /// Returns whether another finding about the same style is an effect of this one.
  ///
  /// A note explains nothing, since nothing has to be done about it. A finding at Large, where
  /// every curve begins, can only follow from a wrong base. A finding about a text's layout is
  /// explained if all its categories are.
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
  /// The findings about one style, without those that others among them explain.
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
  /// The rule's position among those that explain others; last where it explains none.
  fileprivate var causalRank: Int {
    Self.causesFirst.firstIndex(of: self) ?? Self.causesFirst.count
  }
}
