import Suites
import DynamicType

// The rules about whether and how far sizes grow.
extension StyleSizes {
  var noScaling: AuditFinding? {
    // Up to Large, small styles may stay: Apple's own caption2 does.
    guard let first = steps.first, let last = steps.last,
      first.category <= .large, last.category > .large,
      steps.allSatisfy({ $0.seen.isAlike(first.seen) })
    else { return nil }
    let unbounded = steps.map(\.unbounded)
    let grows = !unbounded.allSatisfy { $0.isAlike(last.unbounded) }
    if !grows, style.textStyle != nil { return nil }
    return finding(
      .noScaling, .error, at: steps,
      "\(name) is \(SizeWords.size(first.seen)) at every text size"
        + (grows ? ", but \(curveWords) has \(SizeWords.sizes(unbounded))" : ""))
  }

  var shrinking: AuditFinding? {
    let falls = zip(steps, steps.dropFirst()).filter { before, after in
      // From the largest common to the first accessibility size is a fall of its own kind.
      let collapses =
        after.category.isAccessibilityCategory && !before.category.isAccessibilityCategory
      return after.seen < before.seen && !after.seen.isAlike(before.seen) && !collapses
    }
    guard !falls.isEmpty else { return nil }
    let words = falls.map { before, after in
      "from \(SizeWords.size(before.seen)) at \(before.category) "
        + "to \(SizeWords.size(after.seen)) at \(after.category)"
    }
    return finding(
      .shrinking, .error, at: falls.map { $1 },
      "\(name) falls \(words.joined(separator: ", and "))")
  }

  var accessibilityCollapse: AuditFinding? {
    let accessible = steps.filter(\.category.isAccessibilityCategory)
    guard let common = steps.last(where: { !$0.category.isAccessibilityCategory }) else {
      return nil
    }
    let under = accessible.filter { $0.seen < common.seen && !$0.seen.isAlike(common.seen) }
    if !under.isEmpty {
      return finding(
        .accessibilityCollapse, .error, at: under,
        words(for: under) + ", under the \(SizeWords.size(common.seen)) of \(common.category)")
    }
    return accessible.count >= 3 ? accessibilitySizesAlike(accessible, after: common) : nil
  }

  /// Returns the finding that all accessibility sizes are equal, where neither the style's maximum
  /// nor a limit of its curve explains it.
  private func accessibilitySizesAlike(_ accessible: [SizeStep], after common: SizeStep)
    -> AuditFinding?
  {
    guard let last = accessible.last, last.category == platform.largestCategory,
      accessible.allSatisfy({ $0.seen.isAlike(last.seen) }),
      style.maximum?.isAlike(last.seen) != true
    else { return nil }
    let standsStill = common.seen.isAlike(last.seen)
    if standsStill {
      // Where growing ended before, the accessibility sizes are the end of another bug.
      let before = steps.last { $0.category < common.category }
      if before?.seen.isAlike(common.seen) == true { return nil }
    } else if isCutOff(at: last.seen) {
      return nil
    }
    return finding(
      .accessibilityCollapse, isTooSmall(last.seen) ? .error : .warning, at: accessible,
      words(for: accessible) + (standsStill ? ", as at \(common.category)" : " throughout"))
  }

  var cappedEarly: AuditFinding? {
    guard let last = steps.last else { return nil }
    if let maximum = style.maximum, maximum.isAlike(last.seen) { return tooLowMaximum(maximum) }
    let cap = last.seen
    let tail = Array(steps.reversed().prefix { $0.seen.isAlike(cap) }.reversed())
    guard tail.count >= 2, let first = tail.first, first.category >= .large else { return nil }
    if isCutOff(at: cap) {
      return finding(
        .cappedEarly, severity(ofCap: cap), at: tail,
        "\(name) stops growing at \(SizeWords.size(cap)) from \(first.category) on, but "
          + "\(curveWords) continues to \(SizeWords.size(bounded(last.unbounded)))")
    }
    // A table of an app's own may end early, too.
    guard style.textStyle == nil, last.category == platform.largestCategory,
      isTooSmall(cap) || first.category < .extraExtraExtraLarge
    else { return nil }
    return finding(
      .cappedEarly, severity(ofCap: cap), at: tail,
      "\(name) stops growing at \(SizeWords.size(cap)) from \(first.category) on, "
        + "\(SizeWords.percent(cap / large)) of its size at Large")
  }

  /// Returns whether all sizes are as intended up to one at which they stop although they should
  /// grow further.
  private func isCutOff(at cap: Points) -> Bool {
    guard let last = steps.last, bounded(last.unbounded).value > cap.value + 0.5 else {
      return false
    }
    return steps.allSatisfy { $0.seen.isNear(min(bounded($0.unbounded), cap)) }
  }

  /// Returns the severity of a cap at a size: large text need not double, but has to grow.
  private func severity(ofCap cap: Points) -> AuditSeverity {
    let stays = cap < large || cap.isAlike(large)
    return stays || isTooSmall(cap) ? .error : .warning
  }

  /// Returns the finding that a declared maximum is too low. It is a bug only if it keeps small
  /// text from growing as far as its curve would, or large text from growing visibly.
  private func tooLowMaximum(_ maximum: Points) -> AuditFinding? {
    let isTooSmall = isTooSmall(maximum)
    guard isTooSmall || hardlyGrows(to: maximum) else { return nil }
    // What cannot grow enough without a maximum either is told as such, where that was seen.
    if isTooSmall, curveGrowsTooLittle { return nil }
    let capped = steps.filter { $0.seen.isAlike(maximum) && !$0.unbounded.isAlike(maximum) }
    guard !capped.isEmpty else { return nil }
    let words =
      "\(name) is \(SizeWords.size(large)) at Large and must not exceed "
      + "\(SizeWords.size(maximum)), \(SizeWords.percent(maximum / large))"
    guard isTooSmall else {
      let goal = capped.last.map { SizeWords.size($0.unbounded) } ?? "more"
      return finding(
        .cappedEarly, severity(ofCap: maximum), at: capped,
        words + ", but \(curveWords) continues to \(goal)")
    }
    return finding(
      .cappedEarly, .error, at: capped,
      words + ", under the \(SizeWords.percent(platform.requiredGrowth)) that text must be able "
        + "to grow to")
  }

  var maximumIgnored: AuditFinding? {
    guard let maximum = style.maximum else { return nil }
    let over = steps.filter { $0.seen > maximum && !$0.seen.isAlike(maximum) }
    guard !over.isEmpty else { return nil }
    return finding(
      .maximumIgnored, .warning, at: over,
      words(for: over) + ", over its maximum of \(SizeWords.size(maximum))")
  }

  var below200Percent: AuditFinding? {
    guard let largest, largest.seen / large < platform.requiredGrowth - 1e-9 else { return nil }
    let words =
      "\(name) grows from \(SizeWords.size(large)) to \(SizeWords.size(largest.seen)), "
      + SizeWords.percent(largest.seen / large)
    if isTooSmall(largest.seen) {
      return finding(
        .below200Percent, .error,
        words + ", under the \(SizeWords.percent(platform.requiredGrowth)) that text must be "
          + "able to grow to")
    }
    return finding(
      .below200Percent, hardlyGrows(to: largest.seen) ? .warning : .note, words + systemGrowthWords)
  }

  /// The growth of the system's own text, in words, for comparison.
  private var systemGrowthWords: String {
    if let own = platform.growth(ofTextNear: large) { return words(own.style, own.growth) }
    guard platform == .iOS, !style.isAppleStyle, let style = style.textStyle, let largest else {
      return ""
    }
    let own = SystemSizes(style: style, growth: .preferred(times: 1))
    return words(style.name, own.size(at: largest.category) / own.size(at: .large))

    func words(_ style: String, _ growth: Double) -> String {
      "; the system's \(style) grows to \(SizeWords.percent(growth))"
    }
  }

  var belowMinimum: AuditFinding? {
    func below(_ minimum: Points) -> [SizeStep] {
      steps.filter { $0.seen < minimum && !$0.seen.isAlike(minimum) }
    }
    let small = below(platform.minimumTextSize)
    if !small.isEmpty {
      let limit = ", under the \(SizeWords.size(platform.minimumTextSize)) of \(platform)"
      let isMeant = small.contains { $0.category == .large }
      return finding(
        .belowMinimum, .warning, at: small,
        (isMeant ? "\(name) is \(SizeWords.size(large)) at Large" : words(for: small)) + limit)
    }
    guard let minimum = style.minimum else { return nil }
    let smallForStyle = below(minimum)
    guard !smallForStyle.isEmpty else { return nil }
    return finding(
      .belowMinimum, .warning, at: smallForStyle,
      words(for: smallForStyle) + ", under its own minimum of \(SizeWords.size(minimum))")
  }
}
