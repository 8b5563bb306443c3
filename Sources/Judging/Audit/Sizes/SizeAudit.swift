public import Suites
public import DynamicType

/// Judges the sizes of a design system's styles by numbers alone, without layout or pictures.
///
/// It tells each bug once, by its cause (see ``AuditRule/explains``), and each finding once for all
/// the categories it holds at. What it knows of Apple's text styles is ``DynamicType``'s; the order
/// of findings is that of the styles, then that of ``AuditRule``'s cases.
///
/// Where there is no Dynamic Type, as on the Mac, only the smallest size is judged. A style along
/// Android's curve is not judged at all: how large text has to grow there is another's business.
public struct SizeAudit: Hashable, Sendable {
  /// Whose smallest size and whose required growth hold.
  public let platform: Platform
  /// The categories looked at, in ascending order.
  public let categories: [ContentSizeCategory]

  /// An audit.
  ///
  /// - Parameters:
  ///   - platform: Whose smallest size and whose required growth hold.
  ///   - categories: The categories to look at; `nil` for all that people can choose between there.
  ///     Without the largest, how far text can grow is not judged.
  public init(platform: Platform = .iOS, categories: [ContentSizeCategory]? = nil) {
    self.platform = platform
    let usual = platform.categories
    self.categories = categories.map { Set($0).sorted() } ?? (usual.isEmpty ? [.large] : usual)
  }

  /// What is wrong with styles as they are meant, where nothing is known of how they come out.
  ///
  /// - Throws: ``ObservedSizesError`` for the first style that has no size.
  public func findings(in styles: [TypeStyle]) throws(ObservedSizesError) -> [AuditFinding] {
    var observed: [ObservedSizes] = []
    for style in styles { observed.append(try ObservedSizes(asMeant: style, at: categories)) }
    return findings(in: observed)
  }

  /// What is wrong with sizes that were seen.
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
  /// The findings in the order of the rules' cases; those of one rule as they are.
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
