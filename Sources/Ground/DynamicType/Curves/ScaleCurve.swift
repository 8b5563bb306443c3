import Wording

/// The function that gives a size at each content size category.
///
/// A curve returns sizes without rounding. ``SizeRounding`` rounds them.
public enum ScaleCurve: Hashable, Sendable {
  /// The same size at every category.
  case fixed
  /// A size that grows in proportion to the leading of a text style, as `UIFontMetrics` scales.
  case textStyle(TextStyle)
  /// A size that is multiplied by the same number at every category.
  case factor(Double)
  /// An app's own sizes. The base size has no effect.
  case table(SizeTable)
  /// A multiple of the system's size of a text style: 2 gives body text of 34 pt at Large. The base
  /// size has no effect.
  case preferred(TextStyle, factor: Double = 1)
  /// Android 14's non-linear scaling at one font scale: 1 is Android's default, 2 its largest. Base
  /// sizes are in sp, results in dp. All categories have the same size.
  case androidNonLinear(fontScale: Double)
  /// Android 14's non-linear scaling, with a font scale for each category: 1 up to Large, then
  /// 1.15, 1.3, 1.5, 1.8, and 2 from AX2 on. The assignment of scales to categories is modelled; no
  /// vendor publishes one.
  case android

  /// Returns the size at a category, without rounding.
  ///
  /// - Parameters:
  ///   - base: The size at Large. A table and a preferred size ignore it.
  ///   - category: The content size category.
  /// - Throws: ``ScaleCurveError`` if a table refuses a category that it lacks, or if a factor or
  ///   font scale is not a finite number above zero.
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
  /// The font scale of Android's setting that corresponds to the category.
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

/// A reason why a curve gives no size.
public enum ScaleCurveError: Error, Hashable {
  /// A table has no size for a category. `present` lists the categories that it has, smallest
  /// first.
  case missingCategory(ContentSizeCategory, present: [ContentSizeCategory])
  /// The factor or font scale is not a finite number above zero.
  case notAFactor(Double)
}

extension ScaleCurveError: CustomStringConvertible {
  /// The message: what happened, then what to do.
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
