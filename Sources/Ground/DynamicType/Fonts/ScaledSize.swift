/// A size along the curve of a text style, with every step of its calculation.
public struct ScaledSize: Hashable, Sendable {
  /// The size at Large.
  public let base: Points
  /// The style whose curve was used.
  public let textStyle: TextStyle
  /// The category of the result.
  public let category: ContentSizeCategory
  /// The style's leading at that category.
  public let leading: Points
  /// The style's leading at Large.
  public let leadingAtLarge: Points
  /// The size before rounding: base · leading ÷ leading at Large.
  public let unrounded: Points
  /// The rule that rounded the size.
  public let rounding: SizeRounding
  /// The size after rounding, before the limit.
  public let rounded: Points
  /// The largest size; `nil` if there was no limit above zero.
  public let maximum: Points?
  /// The result.
  public let result: Points

  /// Whether the limit made the size smaller.
  public var isCapped: Bool { result < rounded }

  init(
    base: Points, textStyle: TextStyle, category: ContentSizeCategory, leading: Points,
    leadingAtLarge: Points, rounding: SizeRounding, maximum: Points?
  ) {
    self.base = base
    self.textStyle = textStyle
    self.category = category
    self.leading = leading
    self.leadingAtLarge = leadingAtLarge
    // Multiplied before it is divided: a product of whole points is exact, so halves stay halves.
    unrounded = Points(base.value * leading.value / leadingAtLarge.value)
    self.rounding = rounding
    let rounded = rounding.rounded(unrounded)
    self.rounded = rounded
    let maximum = maximum.flatMap { $0 > .zero ? $0 : nil }
    self.maximum = maximum
    result = maximum.map { min(rounded, $0) } ?? rounded
  }
}
