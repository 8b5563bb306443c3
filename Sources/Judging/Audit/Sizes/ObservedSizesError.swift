public import DynamicType

/// Why the sizes of a style cannot be audited.
public enum ObservedSizesError: Error, Hashable {
  /// The style's curve gives no size.
  case noSize(style: String, ScaleCurveError)
  /// A number is no valid size: not finite, or not above zero.
  case notASize(style: String, Quantity, Points)
  /// The style's minimum is above its maximum.
  case minimumAboveMaximum(style: String, minimum: Points, maximum: Points)
  /// The style's maximum is below its own size at Large.
  case maximumBelowSize(style: String, maximum: Points, size: Points)

  /// The meaning of a number.
  public enum Quantity: Hashable, Sendable {
    /// The style's size at Large.
    case size
    /// The style's minimum size.
    case minimum
    /// The style's maximum size.
    case maximum
    /// The intended size at a category.
    case meant(ContentSizeCategory)
    /// The observed size at a category.
    case seen(ContentSizeCategory)
    /// The observed line height at a category.
    case lineHeight(ContentSizeCategory)
  }
}

extension ObservedSizesError: CustomStringConvertible {
  /// The problem in one sentence, then the remedy in another.
  public var description: String {
    switch self {
    case .noSize(let style, let error): "The style “\(style)” has no size: \(error)"
    case .notASize(let style, let what, let value):
      "\(what) of the style “\(style)” is \(value) pt. Give a number of points above zero."
    case .minimumAboveMaximum(let style, let minimum, let maximum):
      """
      The style “\(style)” has a minimum of \(minimum) pt and a maximum of \(maximum) pt. \
      Give a maximum above the minimum.
      """
    case .maximumBelowSize(let style, let maximum, let size):
      """
      The style “\(style)” is \(size) pt at Large, but its maximum is \(maximum) pt. \
      Give a maximum above its size.
      """
    }
  }
}

extension ObservedSizesError.Quantity: CustomStringConvertible {
  /// The quantity as the start of a sentence, such as “The maximum”.
  public var description: String {
    switch self {
    case .size: "The size"
    case .minimum: "The minimum"
    case .maximum: "The maximum"
    case .meant(let category): "The size at \(category)"
    case .seen(let category): "The size seen at \(category)"
    case .lineHeight(let category): "The line height seen at \(category)"
    }
  }
}
