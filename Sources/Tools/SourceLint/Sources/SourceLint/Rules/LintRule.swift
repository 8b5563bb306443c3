/// What the linter looks for.
public enum LintRule: String, CaseIterable, Sendable {
  case fixedFont = "fixed-font"
  case notFollowing = "not-following"
  case attributedRunLeftBehind = "attributed-run-left-behind"
  case categoryClamped = "category-clamped"
  case oneLine = "one-line"
  case fixedHeight = "fixed-height"
  case unscaledMetric = "unscaled-metric"
  case iconFixed = "icon-fixed"
  /// A comment switches a rule off without a reason, or nothing.
  case exemption
}
