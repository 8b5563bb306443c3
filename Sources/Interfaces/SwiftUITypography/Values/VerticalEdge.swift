/// The top or the bottom edge of a view.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of vertical edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as a bit mask.
    public let rawValue: Int8
    /// Creates a set from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// The top and the bottom edge.
    public static let all: Set = [.top, .bottom]
  }
}
