import Suites
import DynamicType

// The rule about which text size is the default.
extension StyleSizes {
  var defaultNotLarge: AuditFinding? {
    guard let seenAtLarge = step(at: .large)?.seen else { return nil }
    if style.textStyle == nil { return tableDefaultNotLarge }
    guard !mismatches.isEmpty else { return nil }
    let meant = observed.meantAtLarge
    if let medium = step(at: .medium), medium.seen.isNear(meant), isMeantForMedium {
      return finding(
        .defaultNotLarge, .warning, at: mismatches,
        "\(name) is \(SizeWords.size(medium.seen)) at Medium and "
          + "\(SizeWords.size(seenAtLarge)) at Large: the \(SizeWords.size(meant)) for Large were "
          + "used at Medium, which is not the default")
    }
    guard isBasedOnMedium else { return nil }
    return finding(
      .defaultNotLarge, .warning, at: mismatches,
      "\(name) is \(SizeWords.size(seenAtLarge)) at Large, the size it should have at Medium, "
        + "which is not the default; at Large it should be \(SizeWords.size(meant))")
  }

  /// Whether the intended size at Large was used for Medium, and all others follow from that.
  private var isMeantForMedium: Bool {
    guard let style = style.textStyle else { return false }
    let base = observed.meantAtLarge * (1 / SystemSizes.growth(of: style, to: .medium))
    let scaled = SystemSizes(style: style, growth: .scaled(from: base))
    return steps.allSatisfy { matches($0, scaled.size(at: $0.reaching)) } || isShifted(by: 1)
  }

  /// Whether the size at Medium was used for Large, and all others follow from that.
  private var isBasedOnMedium: Bool {
    guard let own = systemCurve, let style = style.textStyle else { return false }
    let base = own.size(at: .medium)
    for base in [base, SizeRounding.wholePoint.rounded(base)] {
      let scaled = SystemSizes(style: style, growth: .scaled(from: base))
      if steps.allSatisfy({ matches($0, scaled.size(at: $0.reaching)) }) { return true }
    }
    return isShifted(by: -1)
  }

  /// Returns whether each size is that of a category this many steps further.
  private func isShifted(by count: Int) -> Bool {
    guard let own = systemCurve else { return false }
    return steps.allSatisfy { step in
      let place = min(
        max(step.reaching.rawValue + count, 0), ContentSizeCategory.allCases.count - 1)
      return ContentSizeCategory(rawValue: place).map { matches(step, own.size(at: $0)) } ?? false
    }
  }

  /// The finding that a table has the style's declared size at Medium and not at Large, or another
  /// style's sizes one category away.
  private var tableDefaultNotLarge: AuditFinding? {
    guard case .table = style.curve else { return nil }
    guard let size = style.size, let medium = step(at: .medium),
      let atLarge = step(at: .large), medium.seen.isAlike(size), !atLarge.seen.isNear(size)
    else { return movedTable }
    return finding(
      .defaultNotLarge, .warning, at: [medium, atLarge],
      "\(name) should be \(SizeWords.size(size)). It has that size at Medium, which is not the "
        + "default, and \(SizeWords.size(atLarge.seen)) at Large")
  }

  /// The finding that a table has the sizes of the system's own text, but each moved by one
  /// category, as if Medium were the default.
  private var movedTable: AuditFinding? {
    let usual = steps.filter { !$0.category.isAccessibilityCategory }
    guard usual.count == 7, let atLarge = step(at: .large),
      !comparedStyles.contains(where: { hasSizes(of: $0, movedBy: 0, at: usual) })
    else { return nil }
    for (count, words) in [(1, "further on"), (-1, "before")] {
      let styles = comparedStyles.filter { hasSizes(of: $0, movedBy: count, at: usual) }
      guard let style = styles.first else { continue }
      let names = styles.map(\.name).joined(separator: " and ")
      let have = styles.count == 1 ? "has" : "have"
      return finding(
        .defaultNotLarge, .warning, at: usual,
        "\(name) has the sizes that the system's own \(names) \(have) one category \(words), "
          + "\(SizeWords.size(atLarge.seen)) at Large instead of "
          + "\(SizeWords.size(SystemSizes.sizeAtLarge(of: style))): the default is Large, not "
          + (count > 0 ? "Medium" : "the category after it"))
    }
    return nil
  }

  /// Returns whether each size is that of the system's own text this many categories further.
  private func hasSizes(of style: TextStyle, movedBy count: Int, at steps: [SizeStep]) -> Bool {
    let own = SystemSizes(style: style, growth: .preferred(times: 1))
    return steps.allSatisfy { step in
      let place = max(step.category.rawValue + count, 0)
      return ContentSizeCategory(rawValue: place).map { step.seen.isAlike(own.size(at: $0)) }
        ?? false
    }
  }
}
