public import DynamicType

/// The settings that each style is combined with.
public struct ProjectMatrix: Hashable, Sendable {
  /// The combinations that are drawn.
  public enum Coverage: String, Hashable, Sendable, CaseIterable {
    /// All combinations.
    case full
    /// The fewest combinations that contain each pair of values of two axes. All styles and
    /// categories are kept.
    case pairwise
  }

  /// The content size categories, ascending.
  public var categories: [ContentSizeCategory]
  /// The widths in points; `nil` for no limit.
  public var widths: [Points?]
  /// The display scales.
  public var scales: [DisplayScale]
  /// The appearances.
  public var appearances: [Appearance]
  /// The settings of Bold Text.
  public var legibilityWeights: [LegibilityWeight]
  /// Pseudo-languages, in addition to the languages of the samples.
  public var pseudoLocales: [PseudoLocale]
  /// The combinations that are drawn.
  public var coverage: Coverage

  /// Creates a matrix. The default has all categories, a width of 343 pt, 2x, light appearance and
  /// no Bold Text.
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
