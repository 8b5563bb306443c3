/// A rule that the audit checks.
///
/// The raw value is the rule's name in project files, reports and exemptions. If several rules
/// detect the same bug, the audit reports only the rule that names its cause.
public enum AuditRule: String, Hashable, Sendable, CaseIterable {
  // Sizes.

  /// A style has one size at every category.
  case noScaling = "no-scaling"
  /// A size falls as the category rises. Equal sizes are allowed, because Apple's own table has
  /// some.
  case shrinking
  /// Sizes that had grown already were scaled again.
  case scaledTwice = "scaled-twice"
  /// Sizes follow another curve than the style's, or the style follows a curve that was made for
  /// other text.
  case wrongCurve = "wrong-curve"
  /// Sizes stop growing before the curve and the declared maximum do, or the maximum leaves too
  /// little room to grow.
  case cappedEarly = "capped-early"
  /// Sizes exceed the declared maximum.
  case maximumIgnored = "maximum-ignored"
  /// The accessibility sizes are under XXXL's, or all alike.
  case accessibilityCollapse = "accessibility-collapse"
  /// Sizes are under the smallest that the platform or the style itself allows.
  case belowMinimum = "below-minimum"
  /// Text cannot grow to 200 % of its size at Large (WCAG 2.2, criterion 1.4.4), or to the
  /// platform's own limit.
  case below200Percent = "below-200-percent"
  /// A style that is larger than another at Large is smaller at other categories, or no longer
  /// distinguishable.
  case hierarchyInverted = "hierarchy-inverted"
  /// The size meant for Large is that of Medium, which is not the default.
  case defaultNotLarge = "default-not-large"
  /// A style is much larger or smaller than the text its curve was made for.
  case baseFarFromStyle = "base-far-from-style"

  // Fit.

  /// Ink of a line is cut off.
  case clippedLine = "clipped-line"
  /// Text ends in an ellipsis.
  case truncated
  /// Text leaves the box it was given.
  case overflow
  /// Text lies outside the visible area, and nothing scrolls.
  case unreachable
  /// The ink of two texts overlaps.
  case overlap
  /// A line ends inside a word, without a hyphen.
  case brokenWord = "broken-word"
  /// Lines hold fewer than 8 characters.
  case fewCharactersPerLine = "few-characters-per-line"
  /// Text that shrank to fit is smaller than the chosen text size allows.
  case shrunkBelowChoice = "shrunk-below-choice"
  /// The ink of neighbouring lines overlaps, or leaves the height of its line.
  case leadingTooTight = "leading-too-tight"
  /// Line heights grow by the square of the size's growth, because a multiple of the size was
  /// scaled too.
  case leadingScaledTwice = "leading-scaled-twice"
  /// Spacing stays the same as text grows.
  case unscaledSpacing = "unscaled-spacing"
  /// An icon stays the same as the text beside it grows.
  case iconNotScaling = "icon-not-scaling"

  // Faces.

  /// A character has no glyph in any font and is drawn as a box.
  case tofu
  /// Text is drawn in another font than requested, and the font is not named as a fallback for its
  /// script.
  case silentFallback = "silent-fallback"
  /// A design token names a family that is missing, so a stand-in sets its style.
  case missingFamily = "missing-family"
  /// Text is drawn in another weight than requested.
  case weightLost = "weight-lost"
  /// A bold or italic was synthesised from a face that is neither.
  case syntheticStyle = "synthetic-style"
  /// Bold Text makes text no heavier, or even lighter.
  case boldTextIgnored = "bold-text-ignored"
  /// An optical-size axis stays the same as the size changes.
  case opticalSizeFrozen = "optical-size-frozen"
  /// Tracking is a number of points, so it does not grow with the text.
  case trackingInPoints = "tracking-in-points"

  // Following the setting.

  /// A text has a font of fixed size.
  case fixedFont = "fixed-font"
  /// A text has the right size when it is created, and does not follow a change of the text size.
  case notFollowing = "not-following"
  /// A new font was ignored because it equals the old one at Large.
  case updateSwallowed = "update-swallowed"
  /// A run of an attributed text does not follow the text size, and the rest of it does.
  case attributedRunLeftBehind = "attributed-run-left-behind"
  /// A view limits its text to some categories.
  case categoryClamped = "category-clamped"
  /// The Large Content Viewer would show neither a title nor an image.
  case viewerEmpty = "viewer-empty"
  /// The Large Content Viewer has content that cannot be brought up.
  case viewerUnreachable = "viewer-unreachable"
  /// After a change of the text size, a text still has its old font.
  case staleFont = "stale-font"
  /// After a change of the text size, an element still has its old frame, although its text
  /// changed.
  case staleLayout = "stale-layout"
  /// After a change of the text size, a cell still has the font that was set when it was created.
  case staleCell = "stale-cell"
  /// After a change of the text size, an attributed text or picture made for the old size is shown.
  case staleCache = "stale-cache"

  // Seeing.

  /// Text has too little contrast with its background (WCAG 2.2, criterion 1.4.3). Text of
  /// controls that are switched off is left out.
  case lowContrast = "low-contrast"
  /// A tap target is less than 44 pt wide or high.
  case hitTargetUnder44 = "hit-target-under-44"
}
