import Wording

/// How a size follows the content size category.
///
/// A curve gives unrounded sizes; ``SizeRounding`` brings them to rest.
public enum ScaleCurve: Hashable, Sendable {
  /// The size stays.
  case fixed
  /// The size grows as the leading of a text style does, as `UIFontMetrics` scales.
  case textStyle(TextStyle)
  /// The size is multiplied by the same number at every category.
  case factor(Double)
  /// An app's own sizes, whatever the base size.
  case table(SizeTable)
  /// A multiple of the system's size of a text style, whatever the base size: 2 gives body text of
  /// 34 pt at Large.
  case preferred(TextStyle, factor: Double = 1)
  /// Android 14's scaling at a font scale, the same at every category: 1 is Android's default, 2
  /// its largest. Sizes are in sp going in and in dp coming out.
  case androidNonLinear(fontScale: Double)
  /// Android 14's scaling, with categories for the steps of its setting: 1 up to Large, then 1.15, 1.3,
  /// 1.5, 1.8, and 2 from AX2 on. Which category stands for which step is ours: nobody publishes one.
  case android

  /// What a size becomes at a category, unrounded.
  ///
  /// - Parameters:
  ///   - base: The size at Large; a table and a preferred size take no notice of it.
  ///   - category: The category.
  /// - Throws: ``ScaleCurveError`` when a table refuses a category it lacks, or when a factor or
  ///   font scale is not a number above zero.
  public func size(of base: Points, at category: ContentSizeCategory) throws(ScaleCurveError)
    -> Points
  {
    switch self {
    case .fixed: return base
    case .textStyle(let style):
      return FontMetrics(forTextStyle: style).scaling(of: base, at: category, to: .none).unrounded
    case .factor(let factor):
      return base * (try checked(factor))
    case .table(let table):
      return try table.size(at: category)
    case .preferred(let style, let factor):
      return SystemTypeTable.size(for: style, at: category).pointSize * (try checked(factor))
    case .androidNonLinear(let fontScale):
      return Points(AndroidFontScale(fontScale: try checked(fontScale)).scaled(base.value))
    case .android:
      return Points(AndroidFontScale(fontScale: category.androidFontScale).scaled(base.value))
    }
  }

  private func checked(_ factor: Double) throws(ScaleCurveError) -> Double {
    guard factor.isFinite, factor > 0 else { throw .notAFactor(factor) }
    return factor
  }
}

extension ContentSizeCategory {
  /// The step of Android's setting that the category stands for.
  fileprivate var androidFontScale: Double {
    switch self {
    case .extraSmall, .small, .medium, .large: 1
    case .extraLarge: 1.15
    case .extraExtraLarge: 1.3
    case .extraExtraExtraLarge: 1.5
    case .accessibilityMedium: 1.8
    case .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
      .accessibilityExtraExtraExtraLarge:
      2
    }
  }
}

/// Why a curve gives no size.
public enum ScaleCurveError: Error, Hashable {
  /// A table has no size for a category; `present` are those it has, smallest first.
  case missingCategory(ContentSizeCategory, present: [ContentSizeCategory])
  /// The factor or font scale is not a finite number above zero.
  case notAFactor(Double)
}

extension ScaleCurveError: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another.
  public var description: String {
    switch self {
    case .missingCategory(let category, let present):
      """
      The table of sizes has no size for \(category), only for \
      \(present.isEmpty ? "none" : present.map(\.shortName).joined(separator: ", ")). \
      Add one, or let the table use the nearest.
      """
    case .notAFactor(let factor):
      "Text cannot be scaled by \(shortestDecimal(factor)). Give a number above zero."
    }
  }
}
