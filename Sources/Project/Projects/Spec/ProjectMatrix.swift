public import DynamicType

/// What each style is combined with.
public struct ProjectMatrix: Hashable, Sendable {
  /// Which combinations are drawn.
  public enum Coverage: String, Hashable, Sendable, CaseIterable {
    /// All.
    case full
    /// As few as have each two values of two axes together once; styles and categories stay full.
    case pairwise
  }

  /// The categories, in ascending order.
  public var categories: [ContentSizeCategory]
  /// The widths; `nil` among them is no bound.
  public var widths: [Points?]
  /// The display scales.
  public var scales: [DisplayScale]
  /// The appearances.
  public var appearances: [Appearance]
  /// Whether Bold Text is on.
  public var legibilityWeights: [LegibilityWeight]
  /// Made-up languages beside the samples' own.
  public var pseudoLocales: [PseudoLocale]
  /// Which combinations are drawn.
  public var coverage: Coverage

  /// By default all categories, 343 pt wide, at 2x, in light, without Bold Text.
  public init(
    categories: [ContentSizeCategory] = ContentSizeCategory.allCases, widths: [Points?] = [343],
    scales: [DisplayScale] = [.x2], appearances: [Appearance] = [.light],
    legibilityWeights: [LegibilityWeight] = [.regular], pseudoLocales: [PseudoLocale] = [],
    coverage: Coverage = .full
  ) {
    self.categories = categories
    self.widths = widths
    self.scales = scales
    self.appearances = appearances
    self.legibilityWeights = legibilityWeights
    self.pseudoLocales = pseudoLocales
    self.coverage = coverage
  }
}
