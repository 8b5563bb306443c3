/// A length that ``ScaledMetric`` can scale.
public protocol ScalableLength {
  /// The length in points.
  var points: Points { get }
  /// Creates a length in points.
  init(points: Points)
}

extension Points: ScalableLength {
  /// The length itself, which is already in points.
  public var points: Points { self }
  /// Creates the same length.
  public init(points: Points) { self = points }
}

extension Double: ScalableLength {
  /// The number as a length in points.
  public var points: Points { Points(self) }
  /// Creates a number from a length in points.
  public init(points: Points) { self = points.value }
}

/// A length that grows with the text and is rounded to a device pixel, like SwiftUI's
/// `@ScaledMetric`.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title1) var iconSide: Points = 24
/// ```
///
/// Each read scales it for the given traits, merged over ``TraitCollection/current``.
@propertyWrapper
public struct ScaledMetric<Value: ScalableLength> {
  private let base: Value
  private let textStyle: TextStyle
  private let traits: TraitCollection?

  /// Creates a length that grows along a text style.
  ///
  /// - Parameters:
  ///   - wrappedValue: The length at Large.
  ///   - textStyle: The style whose curve is used.
  ///   - traits: The traits that give the category and the display scale, merged over
  ///     ``TraitCollection/current`` at each read.
  public init(
    wrappedValue: Value, relativeTo textStyle: TextStyle = .body,
    compatibleWith traits: TraitCollection? = nil
  ) {
    base = wrappedValue
    self.textStyle = textStyle
    self.traits = traits
  }

  /// The length at the current text size.
  public var wrappedValue: Value {
    let metrics = FontMetrics(forTextStyle: textStyle)
    return Value(points: metrics.scaledValue(for: base.points, compatibleWith: traits))
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
