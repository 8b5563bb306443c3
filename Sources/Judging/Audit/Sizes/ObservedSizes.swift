public import Suites
public import DynamicType

/// The sizes that one style really has, compared with the intended ones.
///
/// They come from the style itself, or from the place where an app sets its text: a function that
/// returns a font, or a laid-out screen.
public struct ObservedSizes: Hashable, Sendable {
  /// The intended style.
  public let style: TypeStyle
  /// The bounds that a view sets to the text size; `nil` for none.
  public let clamp: ContentSizeClamp?
  /// The observed values at each category, in ascending order.
  let steps: [SizeStep]
  /// The intended size at Large.
  let meantAtLarge: Points
  /// The style that the view's text had before; `nil` where it is unknown.
  let previous: Previous?

  /// The style that a view's text had before this one.
  struct Previous: Hashable {
    let style: TypeStyle
    let sizeAtLarge: Points
  }

  /// Creates observed sizes.
  ///
  /// - Parameters:
  ///   - style: The intended style.
  ///   - sizes: The observed size of the text at each category.
  ///   - lineHeights: The observed distances between its baselines, if known.
  ///   - clamp: The bounds that the view sets to the text size, if any.
  ///   - previous: The style that the view's text had before, for example where a table reuses a
  ///     cell. It stays by mistake if its font is equal to the new one at Large.
  /// - Throws: ``ObservedSizesError`` where an observed or intended number is no valid size.
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

  /// Creates observed sizes from a function.
  ///
  /// - Parameters:
  ///   - style: The intended style.
  ///   - categories: The categories to observe.
  ///   - clamp: The bounds that the view sets to the text size, if any.
  ///   - size: Returns the size of the text at a category.
  /// - Throws: ``ObservedSizesError`` where an observed or intended number is no valid size.
  public init(
    _ style: TypeStyle, at categories: [ContentSizeCategory] = ContentSizeCategory.allCases,
    clamp: ContentSizeClamp? = nil, size: (ContentSizeCategory) -> Points
  ) throws(ObservedSizesError) {
    var sizes: [ContentSizeCategory: Points] = [:]
    for category in categories { sizes[category] = size(category) }
    try self.init(style, sizes: sizes, clamp: clamp)
  }

  /// Creates the sizes that a style itself gives, without observations.
  ///
  /// - Throws: ``ObservedSizesError`` where the style gives no valid size.
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

/// The observed and intended values of a style at one category.
struct SizeStep: Hashable {
  /// The category that was chosen.
  let category: ContentSizeCategory
  /// The category that reaches the text, which differs where the view is clamped.
  let reaching: ContentSizeCategory
  /// The observed size.
  let seen: Points
  /// The observed line height.
  let lineHeight: Points?
  /// The intended size.
  let meant: Points
  /// The intended size without the style's minimum and maximum.
  let unbounded: Points
  /// The intended size without the view's clamp.
  let unclamped: Points
  /// The size of the style that the view's text had before, if there was one.
  let previous: Points?
}

/// The intended sizes of a style in a view.
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
  /// Throws an error where one of the style's own numbers is no valid size.
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

  /// Throws an error where a number is no valid size: not finite, or not above zero.
  fileprivate func check(_ size: Points, as what: ObservedSizesError.Quantity)
    throws(ObservedSizesError)
  {
    guard size.value.isFinite, size > .zero else {
      throw .notASize(style: name, what, size)
    }
  }
}
