public import Suites
public import DynamicType

/// Judges the sizes of a design system's styles by numbers alone, without layout or pictures.
///
/// Each bug is reported once, by its cause (see ``AuditRule/explains``), and each finding once for
/// all its categories. The facts about Apple's text styles come from ``DynamicType``. Findings are
/// in the order of the styles, then of ``AuditRule``'s cases.
///
/// Where there is no Dynamic Type, as on the Mac, only the smallest size is judged. A style along
/// Android's curve is not judged at all, as the growth required there is outside this audit.
public struct SizeAudit: Hashable, Sendable {
  /// The platform whose smallest size and required growth apply.
  public let platform: Platform
  /// The audited categories, in ascending order.
  public let categories: [ContentSizeCategory]

  /// Creates an audit.
  ///
  /// - Parameters:
  ///   - platform: The platform whose smallest size and required growth apply.
  ///   - categories: The categories to audit; `nil` for all that people can choose on the platform.
  ///     Without the largest, the greatest growth is not judged.
  public init(platform: Platform = .iOS, categories: [ContentSizeCategory]? = nil) {
    self.platform = platform
    let usual = platform.categories
    self.categories = categories.map { Set($0).sorted() } ?? (usual.isEmpty ? [.large] : usual)
  }

  /// Returns the findings about styles as declared, without observed sizes.
  ///
  /// - Throws: ``ObservedSizesError`` for the first style that has no size.
  public func findings(in styles: [TypeStyle]) throws(ObservedSizesError) -> [AuditFinding] {
    var observed: [ObservedSizes] = []
    for style in styles { observed.append(try ObservedSizes(asMeant: style, at: categories)) }
    return findings(in: observed)
  }

  /// Returns the findings about observed sizes.
  ///
  /// - Parameter observed: The sizes of each style of one design system; their order is compared.
  public func findings(in observed: [ObservedSizes]) -> [AuditFinding] {
    let styles = observed.filter { !$0.style.curve.isAndroid }
      .map { StyleSizes($0, on: platform, at: categories) }
    let causes = styles.map(findings)
    guard !platform.categories.isEmpty else { return causes.flatMap { $0 } }
    let unexplained = styles.indices.filter { place in
      !causes[place].contains {
        $0.severity > .note && $0.rule.explains.contains(.hierarchyInverted)
      }
    }
    let ranks = Dictionary(
      grouping: StyleHierarchy(styles: styles).findings(among: unexplained), by: \.place)
    return styles.indices.flatMap { place in
      (causes[place] + (ranks[place] ?? []).map(\.finding)).inOrderOfRules
    }
  }

  private func findings(in style: StyleSizes) -> [AuditFinding] {
    guard !platform.categories.isEmpty else { return [style.belowMinimum].compactMap { $0 } }
    return [
      style.noScaling, style.shrinking, style.scaledTwice, style.wrongCurve, style.cappedEarly,
      style.maximumIgnored, style.accessibilityCollapse, style.belowMinimum,
      style.below200Percent, style.defaultNotLarge, style.baseFarFromStyle,
      style.leadingScaledTwice, style.updateSwallowed, style.categoryClamped,
    ].compactMap { $0 }.causes
  }
}

extension [AuditFinding] {
  /// The findings in the order of the rules' cases; the order within one rule is kept.
  fileprivate var inOrderOfRules: [AuditFinding] {
    AuditRule.allCases.flatMap { rule in filter { $0.rule == rule } }
  }
}

extension ScaleCurve {
  fileprivate var isAndroid: Bool {
    switch self {
    case .androidNonLinear, .android: true
    case .fixed, .textStyle, .factor, .table, .preferred: false
    }
  }
}
