/// A length that ``ScaledMetric`` can scale.
public protocol ScalableLength {
  /// The length in points.
  var points: Points { get }
  /// A length of so many points.
  init(points: Points)
}

extension Points: ScalableLength {
  /// The length itself.
  public var points: Points { self }
  /// The length itself.
  public init(points: Points) { self = points }
}

extension Double: ScalableLength {
  /// The number, taken as points.
  public var points: Points { Points(self) }
  /// The number of points.
  public init(points: Points) { self = points.value }
}

/// A length that grows with the text, on a whole device pixel, as SwiftUI's `@ScaledMetric`.
///
/// ```swift
/// @ScaledMetric(relativeTo: .title1) var iconSide: Points = 24
/// ```
///
/// It is scaled anew at each reading, for the traits given, else for ``TraitCollection/current``.
@propertyWrapper
public struct ScaledMetric<Value: ScalableLength> {
  private let base: Value
  private let textStyle: TextStyle
  private let traits: TraitCollection?

  /// A length at Large that grows as a text style does; with no traits, as the traits in force at
  /// each reading say.
  public init(
    wrappedValue: Value, relativeTo textStyle: TextStyle = .body,
    compatibleWith traits: TraitCollection? = nil
  ) {
    base = wrappedValue
    self.textStyle = textStyle
    self.traits = traits
  }

  /// The length now.
  public var wrappedValue: Value {
    let metrics = FontMetrics(forTextStyle: textStyle)
    return Value(points: metrics.scaledValue(for: base.points, compatibleWith: traits))
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
