/// What an audit looks for.
///
/// The raw value is the rule's name in specs, reports and exemptions. A bug that several rules could
/// see is told once, by the rule that names its cause: see ``explains``.
public enum AuditRule: String, Hashable, Sendable, CaseIterable {
  // Sizes.

  /// A style has one size at every category.
  case noScaling = "no-scaling"
  /// A size falls as the category rises; equal sizes are allowed, Apple's own table has some.
  case shrinking
  /// Sizes that had grown already were scaled again.
  case scaledTwice = "scaled-twice"
  /// Sizes follow another curve than the style's, or the style follows one made for other text.
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
  /// Text cannot grow to 200 % of its size at Large (WCAG 2.2, criterion 1.4.4), or to what else
  /// the platform asks for.
  case below200Percent = "below-200-percent"
  /// A style that is larger than another at Large is smaller than it at other categories, or no
  /// longer to be told from it.
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
  /// Text lies beyond the edge of what is seen, where nothing scrolls.
  case unreachable
  /// Ink of two texts meets.
  case overlap
  /// A line ends inside a word, without a hyphen.
  case brokenWord = "broken-word"
  /// Lines hold fewer than 8 characters.
  case fewCharactersPerLine = "few-characters-per-line"
  /// Text shrunk to fit is smaller than the text size asks for.
  case shrunkBelowChoice = "shrunk-below-choice"
  /// Ink of neighbouring lines meets, or leaves the height of its line.
  case leadingTooTight = "leading-too-tight"
  /// Line heights grow by the square of what sizes grow by: a multiple of the size was scaled too.
  case leadingScaledTwice = "leading-scaled-twice"
  /// Distances stay as text grows.
  case unscaledSpacing = "unscaled-spacing"
  /// An icon stays as the text beside it grows.
  case iconNotScaling = "icon-not-scaling"

  // Faces.

  /// A character has no glyph in any font, and is drawn as a box.
  case tofu
  /// Text is drawn in another font than was asked for, and than is named for its script.
  case silentFallback = "silent-fallback"
  /// Text is drawn in another weight than was asked for.
  case weightLost = "weight-lost"
  /// A bold or italic was made up from a face that is neither.
  case syntheticStyle = "synthetic-style"
  /// Bold Text makes text no heavier, or even lighter.
  case boldTextIgnored = "bold-text-ignored"
  /// An axis of optical sizes stays as the size changes.
  case opticalSizeFrozen = "optical-size-frozen"
  /// Tracking is a number of points, which stays as text grows.
  case trackingInPoints = "tracking-in-points"

  // Following the setting.

  /// A text has a font of fixed size.
  case fixedFont = "fixed-font"
  /// A text is right when it is built, and stays as it is when the text size changes.
  case notFollowing = "not-following"
  /// A new font was taken for the old one, because both are equal at Large.
  case updateSwallowed = "update-swallowed"
  /// A run of an attributed text stays while the rest of it follows.
  case attributedRunLeftBehind = "attributed-run-left-behind"
  /// A view keeps its text from some categories.
  case categoryClamped = "category-clamped"
  /// What the Large Content Viewer would show has neither title nor image.
  case viewerEmpty = "viewer-empty"
  /// What the Large Content Viewer would show cannot be brought up.
  case viewerUnreachable = "viewer-unreachable"
  /// After a change of the text size, a text has the font it had before.
  case staleFont = "stale-font"
  /// After a change of the text size, a part has the room it had before, and its text does not.
  case staleLayout = "stale-layout"
  /// After a change of the text size, a cell has the font that was set when it was made.
  case staleCell = "stale-cell"
  /// After a change of the text size, an attributed text or picture made for the old one is shown.
  case staleCache = "stale-cache"

  // Seeing.

  /// Text stands out too little from its ground (WCAG 2.2, criterion 1.4.3).
  case lowContrast = "low-contrast"
  /// What can be tapped is under 44 pt wide or high.
  case hitTargetUnder44 = "hit-target-under-44"
}
