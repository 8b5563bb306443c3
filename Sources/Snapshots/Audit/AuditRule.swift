/// What an audit looks for.
public enum AuditRule: String, Hashable, Sendable, CaseIterable {
  // Sizes.
  case noScaling = "no-scaling"
  case shrinking
  case scaledTwice = "scaled-twice"
  case wrongCurve = "wrong-curve"
  case cappedEarly = "capped-early"
  case maximumIgnored = "maximum-ignored"
  case accessibilityCollapse = "accessibility-collapse"
  case belowMinimum = "below-minimum"
  case below200Percent = "below-200-percent"
  case hierarchyInverted = "hierarchy-inverted"
  case defaultNotLarge = "default-not-large"
  case baseFarFromStyle = "base-far-from-style"

  // Fit.
  case clippedLine = "clipped-line"
  case truncated
  case overflow
  case unreachable
  case overlap
  case brokenWord = "broken-word"
  case fewCharactersPerLine = "few-characters-per-line"
  case shrunkBelowChoice = "shrunk-below-choice"
  case leadingTooTight = "leading-too-tight"
  case leadingScaledTwice = "leading-scaled-twice"
  case unscaledSpacing = "unscaled-spacing"
  case iconNotScaling = "icon-not-scaling"

  // Faces.
  case tofu
  case silentFallback = "silent-fallback"
  case weightLost = "weight-lost"
  case syntheticStyle = "synthetic-style"
  case boldTextIgnored = "bold-text-ignored"
  case opticalSizeFrozen = "optical-size-frozen"
  case trackingInPoints = "tracking-in-points"

  // Following the setting.
  case fixedFont = "fixed-font"
  case notFollowing = "not-following"
  case updateSwallowed = "update-swallowed"
  case attributedRunLeftBehind = "attributed-run-left-behind"
  case categoryClamped = "category-clamped"
  case viewerEmpty = "viewer-empty"

  // Seeing.
  case lowContrast = "low-contrast"
  case hitTargetUnder44 = "hit-target-under-44"
}

/// How bad a finding is.
public enum AuditSeverity: String, Hashable, Sendable, CaseIterable {
  /// Worth knowing; nothing has to be done.
  case note
  /// Some readers will have trouble.
  case warning
  /// Some readers cannot read it, or the text size does nothing.
  case error
}

extension AuditSeverity: Comparable {
  /// Whether the first is the lesser.
  public static func < (left: AuditSeverity, right: AuditSeverity) -> Bool {
    allCases.firstIndex(of: left) ?? 0 < allCases.firstIndex(of: right) ?? 0
  }
}
