import Suites
import DynamicType

// The rules about which curve sizes follow.
extension StyleSizes {
  var scaledTwice: AuditFinding? {
    guard let style = style.textStyle else { return tableScaledTwice }
    let moved = mismatches.filter { $0.reaching != .large }
    guard !moved.isEmpty,
      steps.allSatisfy({ step in twice(step, along: style).contains { matches(step, $0) } })
    else { return nil }
    return finding(
      .scaledTwice, .error, at: moved,
      words(for: moved) + ", scaled twice along \(curveWords), which has "
        + SizeWords.sizes(moved.map(\.meant)))
  }

  /// Returns the results of scaling a second time, for a size that was rounded, unrounded, or the
  /// system's own.
  private func twice(_ step: SizeStep, along style: TextStyle) -> [Points] {
    let growth = SystemSizes.growth(of: style, to: step.reaching)
    let scaled = SystemSizes(style: style, growth: .scaled(from: observed.meantAtLarge))
    let preferred = SystemSizes(
      style: style,
      growth: .preferred(times: observed.meantAtLarge / SystemSizes.sizeAtLarge(of: style)))
    let own = SystemSizes(style: style, growth: .preferred(times: 1))
    return [step.unbounded * growth]
      + [scaled, preferred, own].map { $0.size(at: step.reaching) * growth }
      + Self.onPixels(scaled.size(at: step.reaching)).map { $0 * growth }
  }

  /// Returns a length as `UIFontMetrics.scaledValue` and `@ScaledMetric` round it, on screens of
  /// any scale. A second scaling enlarges the rounding error beyond the usual tolerance.
  private static func onPixels(_ size: Points) -> [Points] {
    [1.0, 2, 3].map { Points((size.value * $0).rounded() / $0) }
  }

  /// The finding that a table's sizes fit no curve applied once, but one applied twice.
  private var tableScaledTwice: AuditFinding? {
    guard steps.contains(where: { $0.category.isAccessibilityCategory }), steps.count > 2,
      !systemCurves.contains(where: { $0.deviation <= 0.5 + 1e-9 })
    else { return nil }
    let style = comparedStyles.first { style in
      steps.allSatisfy { step in
        let growth = SystemSizes.growth(of: style, to: step.reaching)
        let once = Self.onPixels(large * growth) + [large * growth]
        return once.contains { step.seen.isNear($0 * growth) }
      }
    }
    guard let style, !noGrowth(along: style) else { return nil }
    let moved = steps.filter { $0.category != .large }
    return finding(
      .scaledTwice, .error, at: moved,
      words(for: moved) + ", scaled twice along the \(style) curve")
  }

  private func noGrowth(along style: TextStyle) -> Bool {
    steps.allSatisfy { SystemSizes.growth(of: style, to: $0.reaching) == 1 }
  }

  var wrongCurve: AuditFinding? {
    let mismatches = mismatches
    guard !mismatches.isEmpty else { return curveForOtherText }
    // Too small is what a reader would call it, where nothing else is amiss.
    if mismatches.allSatisfy({ $0.seen < platform.minimumTextSize }) { return nil }
    let meant = mismatches.map(\.meant)
    let staysTooSmall = largest.map { isTooSmall($0.seen) } ?? false
    return finding(
      .wrongCurve, staysTooSmall ? .error : .warning, at: mismatches,
      words(for: mismatches) + ", but \(curveWords) has \(SizeWords.sizes(meant)); "
        + betterCurve)
  }

  /// The factors at the accessibility sizes that React Native ships (microsoft/reactxp, issue 782). They are
  /// Apple's sizes of smaller text over 14, where the factors at the other sizes are over 17.
  private static let factorsOver14: [ContentSizeCategory: Double] = [
    .accessibilityMedium: 1.786, .accessibilityLarge: 2.143, .accessibilityExtraLarge: 2.643,
    .accessibilityExtraExtraLarge: 3.143, .accessibilityExtraExtraExtraLarge: 3.571,
  ]

  /// Whether all accessibility sizes are those of the table that divides by 14.
  private var isOver14: Bool {
    let large = steps.filter { $0.category.isAccessibilityCategory }
    return large.count > 1
      && large.allSatisfy { step in
        Self.factorsOver14[step.reaching].map { step.seen.isNear(self.large * $0) } ?? false
      }
  }

  /// The words for the curve that the sizes follow instead.
  private var betterCurve: String {
    if isOver14 {
      return
        "the accessibility sizes are those of React Native's table, whose factors up to 3.571 divide "
        + "by 14 instead of 17"
    }
    let candidates = systemCurves
    // Rounding of what was made larger afterwards became larger, too.
    let slack = 0.5 * max(1, large / observed.meantAtLarge) + 1e-9
    if candidates.contains(where: { $0.isOwn && $0.deviation <= slack }) {
      return "the growth is right, but starts from \(SizeWords.size(large)) at Large"
    }
    let own = steps.map { abs($0.seen.value - $0.meant.value) }.max() ?? 0
    guard let best = candidates.min(by: { $0.deviation < $1.deviation }),
      best.deviation <= slack || best.deviation < own / 2
    else { return "no system curve fits" }
    let equals = candidates.filter {
      $0.curve.growth.isKind(of: best.curve.growth) && abs($0.deviation - best.deviation) < 1e-9
    }
    let words = best.curve.words(naming: equals.map(\.curve.style))
    if best.deviation <= slack { return words.curve + words.fits }
    return words.curve + words.isNear + SizeWords.size(Points(best.deviation))
  }

  /// A curve of the system that starts from the observed size at Large.
  private struct Candidate {
    let curve: SystemSizes
    let deviation: Double
    let isOwn: Bool
  }

  /// The styles that sizes are compared with. The extra-large titles exist in UIKit alone, and
  /// their growth is modelled, so they are included only if the style declares one.
  var comparedStyles: [TextStyle] {
    TextStyle.allCases.filter { !$0.isExtraLarge || $0 == style.textStyle }
  }

  /// Every curve of the system from the observed size at Large, with the greatest deviation of the
  /// sizes.
  private var systemCurves: [Candidate] {
    comparedStyles.flatMap { style in
      [
        SystemSizes(style: style, growth: .scaled(from: large)),
        SystemSizes(
          style: style,
          growth: .preferred(times: large / SystemSizes.sizeAtLarge(of: style))),
      ].map { curve in
        let deviations = steps.map { step in
          let size = curve.size(at: step.reaching)
          return min(
            abs(step.seen.value - size.value), abs(step.seen.value - bounded(size).value))
        }
        let isOwn =
          style == self.style.textStyle
          && systemCurve?.growth.isKind(of: curve.growth) == true
        return Candidate(curve: curve, deviation: deviations.max() ?? 0, isOwn: isOwn)
      }
    }
  }

  /// The curve of the system that the style declares; `nil` for another curve.
  var systemCurve: SystemSizes? {
    switch style.curve {
    case .textStyle(let style):
      SystemSizes(style: style, growth: .scaled(from: observed.meantAtLarge))
    case .preferred(let style, let factor):
      SystemSizes(style: style, growth: .preferred(times: factor))
    case .fixed, .factor, .table, .androidNonLinear, .android: nil
    }
  }

  /// The finding that the style follows the curve of much larger text. It cannot grow enough,
  /// although the curve for text of its own size would let it.
  private var curveForOtherText: AuditFinding? {
    guard case .textStyle(let own) = style.curve, isFar(from: own), let largest,
      curveGrowsTooLittle
    else { return nil }
    let better = SystemSizes.style(audited: large)
    let size = SizeRounding.wholePoint.rounded(
      SystemSizes(style: better, growth: .scaled(from: large)).size(at: largest.reaching))
    guard !isTooSmall(size) else { return nil }
    return finding(
      .wrongCurve, .error,
      "\(name) is \(SizeWords.size(large)) and follows the \(own) curve, made for "
        + "\(SizeWords.size(SystemSizes.sizeAtLarge(of: own))): it grows to "
        + "\(SizeWords.size(largest.seen)), \(SizeWords.percent(largest.seen / large)), "
        + "but the \(better) curve has \(SizeWords.size(size)), "
        + SizeWords.percent(size / large))
  }

  var baseFarFromStyle: AuditFinding? {
    guard let own = style.textStyle, isFar(from: own) else { return nil }
    let size = SystemSizes.sizeAtLarge(of: own)
    let far = abs(base / size - 1)
    return finding(
      .baseFarFromStyle, .note,
      "\(name) is \(SizeWords.size(base)) at Large, \(SizeWords.percent(far)) "
        + "\(base > size ? "over" : "under") the \(SizeWords.size(size)) of "
        + "\(own), whose curve it follows")
  }

  /// Returns whether the style's size differs by more than 30 % from the text that a curve was made
  /// for.
  private func isFar(from style: TextStyle) -> Bool {
    abs(base / SystemSizes.sizeAtLarge(of: style) - 1) > 0.3 + 1e-9
  }
}

extension SystemSizes.Growth {
  /// Returns whether both apply a curve in the same way.
  fileprivate func isKind(of other: Self) -> Bool {
    switch (self, other) {
    case (.scaled, .scaled), (.preferred, .preferred): true
    case (.scaled, .preferred), (.preferred, .scaled): false
    }
  }
}

extension TextStyle {
  fileprivate var isExtraLarge: Bool { self == .extraLargeTitle || self == .extraLargeTitle2 }
}

extension SystemSizes {
  /// Returns the style whose own text is nearest in size, without the extra-large titles; body if
  /// several are.
  static func style(audited size: Points) -> TextStyle {
    func distance(_ style: TextStyle) -> Double { abs(size.value - sizeAtLarge(of: style).value) }
    return TextStyle.allCases.filter { !$0.isExtraLarge }
      .reduce(.body) { distance($1) < distance($0) ? $1 : $0 }
  }
}
