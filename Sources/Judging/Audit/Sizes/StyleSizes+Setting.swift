import DynamicType

// The rules about line heights and bounds that go with sizes.
extension StyleSizes {
  var leadingScaledTwice: AuditFinding? {
    guard let atLarge = step(at: .large), let lineHeight = atLarge.lineHeight else { return nil }
    let multiple = lineHeight / atLarge.seen
    // Where text hardly grows, twice as little cannot be told from a tight or loose line.
    let grown = steps.filter { $0.lineHeight != nil && $0.seen / atLarge.seen >= 1.2 }
    let isTwice = grown.allSatisfy { step in
      guard let height = step.lineHeight else { return false }
      let growth = step.seen / atLarge.seen
      return abs(height / step.seen / multiple - growth) <= growth * 0.08
    }
    guard isTwice, let last = grown.last, let height = last.lineHeight else { return nil }
    return finding(
      .leadingScaledTwice, .warning, at: grown,
      "\(name) at \(last.category) has lines of \(SizeWords.size(height)), "
        + "\(SizeWords.hundredths(height / last.seen)) times its \(SizeWords.size(last.seen)), "
        + "but at Large it is \(SizeWords.hundredths(multiple)) times: the multiple was scaled "
        + "together with the size")
  }

  var categoryClamped: AuditFinding? {
    guard let clamp = observed.clamp else { return nil }
    let above = steps.filter { $0.category > clamp.largest && $0.hasClampedSize }
    let below = steps.filter { $0.category < clamp.smallest && $0.hasClampedSize }
    if let last = above.last {
      let severity: AuditSeverity =
        clamp.largest.isAccessibilityCategory
        ? (isTooSmall(last.seen) ? .warning : .note) : .error
      return finding(
        .categoryClamped, severity, at: below + above,
        "\(name) stops at \(clamp.largest): at \(last.category) it is "
          + "\(SizeWords.size(last.seen)), but \(curveWords) has "
          + SizeWords.size(last.unclamped))
    }
    guard let first = below.first else { return nil }
    return finding(
      .categoryClamped, .note, at: below,
      "\(name) stops at \(clamp.smallest): at \(first.category) it is "
        + "\(SizeWords.size(first.seen)), but \(curveWords) has "
        + SizeWords.size(first.unclamped))
  }
}

extension SizeStep {
  /// Whether the clamp explains the size.
  fileprivate var hasClampedSize: Bool { seen.isNear(meant) && !meant.isAlike(unclamped) }
}
