public import Foundation

/// Edges of a rectangle, by the direction of the interface.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  /// The upper edge.
  case top
  /// The edge where the interface begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge across from `leading`.
  case trailing

  /// Some of the four edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// A bit for each edge.
    public let rawValue: Int8
    /// Edges by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The edge where the interface begins.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge across from `leading`.
    public static let trailing = Set(rawValue: 8)
    /// All edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// Both edges across.
    public static let horizontal: Set = [.leading, .trailing]
    /// Both edges down.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// A distance from each edge, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// From the upper edge.
  public var top: CGFloat
  /// From the edge where the interface begins.
  public var leading: CGFloat
  /// From the lower edge.
  public var bottom: CGFloat
  /// From the edge across from it.
  public var trailing: CGFloat

  /// Distances from the edges.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}

/// A view with room around it.
private final class PaddingNode: ModifierNode {
  private let insets: EdgeInsets

  init(_ child: LayoutNode, insets: EdgeInsets, in context: ViewContext) {
    self.insets = insets.finite
    super.init(child, in: context)
  }

  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(childProposal(proposal))
    return CGSize(
      width: max(0, size.width + insets.leading + insets.trailing),
      height: max(0, size.height + insets.top + insets.bottom))
  }

  override func childOrigin(in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    CGPoint(x: insets.leading, y: insets.top)
  }
}

extension EdgeInsets {
  /// The distances that are numbers; of others none.
  fileprivate var finite: EdgeInsets {
    func finite(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
    return EdgeInsets(
      top: finite(top), leading: finite(leading), bottom: finite(bottom),
      trailing: finite(trailing))
  }
}

extension View {
  /// The usual room around the view where no length is given: 16 pt.
  static var usualPadding: CGFloat { 16 }

  /// Room at some edges, 16 pt unless given.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? Self.usualPadding))
  }

  /// Room at all edges.
  public func padding(_ length: CGFloat) -> some View { padding(EdgeInsets(.all, length)) }

  /// Room at each edge.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifiedNode { PaddingNode($0, insets: insets, in: $1) }
  }
}
