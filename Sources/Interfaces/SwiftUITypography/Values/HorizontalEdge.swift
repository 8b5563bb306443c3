/// The leading or the trailing edge of a view.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// A set of horizontal edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as a bit mask.
    public let rawValue: Int8
    /// Creates a set from a bit mask.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The leading edge.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// The leading and the trailing edge.
    public static let all: Set = [.leading, .trailing]
  }
}
