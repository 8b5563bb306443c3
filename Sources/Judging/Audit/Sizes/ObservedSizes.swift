public import Suites
public import DynamicType

/// The sizes that one style really has, beside those it is meant to have.
///
/// They come from the style itself, or from wherever an app sets its text: a function that returns
/// a font, a screen that was laid out.
public struct ObservedSizes: Hashable, Sendable {
  /// The style that is meant.
  public let style: TypeStyle
  /// The bounds that a view sets to the text size; `nil` for none.
  public let clamp: ContentSizeClamp?
  /// What was seen at each category, in ascending order.
  let steps: [SizeStep]
  /// The size the style is meant to have at Large.
  let meantAtLarge: Points
  /// What the view's text had before; `nil` where that is not known.
  let previous: Previous?

  /// The style that a view's text had before this one.
  struct Previous: Hashable {
    let style: TypeStyle
    let sizeAtLarge: Points
  }

  /// Sizes that were seen.
  ///
  /// - Parameters:
  ///   - style: The style that is meant.
  ///   - sizes: The size of the text at each category it was seen at.
  ///   - lineHeights: The distances between its baselines, where they were seen too.
  ///   - clamp: The bounds that the view sets to the text size, if it sets any.
  ///   - previous: The style that the view's text had before, as where a table uses a cell again; it
  ///     stays by mistake where its font is equal to the new one at Large.
  /// - Throws: ``ObservedSizesError`` where a number seen or meant is no size.
  public init(
    _ style: TypeStyle, sizes: [ContentSizeCategory: Points],
    lineHeights: [ContentSizeCategory: Points] = [:], clamp: ContentSizeClamp? = nil,
    after previous: TypeStyle? = nil
  ) throws(ObservedSizesError) {
    try style.checkNumbers()
    try previous?.checkNumbers()
    let meant = MeantSizes(style: style, clamp: clamp, previous: previous)
    var steps: [SizeStep] = []
    for (category, seen) in sizes.sorted(by: { $0.key < $1.key }) {
      let lineHeight = lineHeights[category]
      try style.check(seen, as: .seen(category))
      if let lineHeight { try style.check(lineHeight, as: .lineHeight(category)) }
      steps.append(try meant.step(at: category, seen: seen, lineHeight: lineHeight))
    }
    self.style = style
    self.clamp = clamp
    self.steps = steps
    meantAtLarge = try meant.size(at: .large)
    self.previous = try previous.map { style throws(ObservedSizesError) in
      Previous(
        style: style, sizeAtLarge: try meant.size(of: style, at: clamp?.clamped(.large) ?? .large))
    }
  }

  /// Sizes that a function tells.
  ///
  /// - Parameters:
  ///   - style: The style that is meant.
  ///   - categories: The categories to ask for.
  ///   - clamp: The bounds that the view sets to the text size, if it sets any.
  ///   - size: The size the text has at a category.
  /// - Throws: ``ObservedSizesError`` where a number seen or meant is no size.
  public init(
    _ style: TypeStyle, at categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    clamp: ContentSizeClamp? = nil, size: (ContentSizeCategory) -> Points
  ) throws(ObservedSizesError) {
    var sizes: [ContentSizeCategory: Points] = [:]
    for category in categories { sizes[category] = size(category) }
    try self.init(style, sizes: sizes, clamp: clamp)
  }

  /// The sizes that a style itself gives, where nothing else is known.
  ///
  /// - Throws: ``ObservedSizesError`` where the style gives no size.
  public init(
    asMeant style: TypeStyle,
    at categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    clamp: ContentSizeClamp? = nil
  ) throws(ObservedSizesError) {
    try style.checkNumbers()
    let meant = MeantSizes(style: style, clamp: clamp, previous: nil)
    var sizes: [ContentSizeCategory: Points] = [:]
    for category in categories { sizes[category] = try meant.size(at: category) }
    try self.init(style, sizes: sizes, clamp: clamp)
  }
}

/// What a style has, and is meant to have, at one category.
struct SizeStep: Hashable {
  /// The category that was chosen.
  let category: ContentSizeCategory
  /// The category that reaches the text: another where the view is clamped.
  let reaching: ContentSizeCategory
  /// The size that was seen.
  let seen: Points
  /// The line height that was seen.
  let lineHeight: Points?
  /// The size that is meant.
  let meant: Points
  /// The size that is meant, as if the style had neither minimum nor maximum.
  let unbounded: Points
  /// The size that is meant, as if the view were not clamped.
  let unclamped: Points
  /// The size of the style that the view's text had before, if it had one.
  let previous: Points?
}

/// What a style gives in a view.
private struct MeantSizes {
  let style: TypeStyle
  let clamp: ContentSizeClamp?
  let previous: TypeStyle?

  func size(at category: ContentSizeCategory) throws(ObservedSizesError) -> Points {
    try size(of: style, at: clamp?.clamped(category) ?? category)
  }

  func step(at category: ContentSizeCategory, seen: Points, lineHeight: Points?)
    throws(ObservedSizesError) -> SizeStep
  {
    let reaching = clamp?.clamped(category) ?? category
    var unbounded = style
    unbounded.minimum = nil
    unbounded.maximum = nil
    return SizeStep(
      category: category, reaching: reaching, seen: seen, lineHeight: lineHeight,
      meant: try size(of: style, at: reaching), unbounded: try size(of: unbounded, at: reaching),
      unclamped: try size(of: style, at: category),
      previous: try previous.map { style throws(ObservedSizesError) in
        try size(of: style, at: reaching)
      })
  }

  func size(of style: TypeStyle, at category: ContentSizeCategory)
    throws(ObservedSizesError) -> Points
  {
    let size: Points
    do { size = try style.pointSize(at: category) } catch {
      throw .noSize(style: style.name, error)
    }
    try style.check(size, as: .meant(category))
    return size
  }
}

extension TypeStyle {
  /// Throws where a number of its own is no size.
  fileprivate func checkNumbers() throws(ObservedSizesError) {
    if let size { try check(size, as: .size) }
    if let minimum { try check(minimum, as: .minimum) }
    if let maximum { try check(maximum, as: .maximum) }
    if let minimum, let maximum, minimum > maximum {
      throw .minimumAboveMaximum(style: name, minimum: minimum, maximum: maximum)
    }
    if let size, let maximum, maximum < size {
      throw .maximumBelowSize(style: name, maximum: maximum, size: size)
    }
  }

  /// Throws where a number is no size: not finite, or not above zero.
  fileprivate func check(_ size: Points, as what: ObservedSizesError.Quantity)
    throws(ObservedSizesError)
  {
    guard size.value.isFinite, size > .zero else {
      throw .notASize(style: name, what, size)
    }
  }
}
