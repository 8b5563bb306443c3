public import DynamicType

/// A dimension of a token (Design Tokens Format Module 2025.10, section 8.2).
public struct TokenLength: Hashable, Sendable {
  /// How many units; negative only for letter spacing.
  public let value: Double
  /// What is counted.
  public let unit: Unit

  /// A number of units.
  public init(_ value: Double, _ unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// What a dimension counts.
  public enum Unit: String, Hashable, Sendable {
    /// The format's idealised pixel, which on iOS is the point.
    case px
    /// The default size of text on a system.
    case rem
  }

  /// What a rem counts for in ``points``: 16, the size browsers begin with, as the format advises where
  /// a platform has no rem.
  public static let pointsPerRem = 16.0

  /// The same in points: a px is one, a rem is ``pointsPerRem``.
  public var points: Points { Points(unit == .px ? value : value * Self.pointsPerRem) }
}
