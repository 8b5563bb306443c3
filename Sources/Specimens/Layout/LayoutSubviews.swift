public import Foundation

/// The views that a layout arranges, in the order of the code.
public struct LayoutSubviews: RandomAccessCollection {
  let nodes: [LayoutNode]
  let placements: PlacementList

  /// The first position.
  public var startIndex: Int { nodes.startIndex }
  /// The position behind the last.
  public var endIndex: Int { nodes.endIndex }
  /// A view.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], index: index, placements: placements)
  }
}

/// A view that a layout arranges.
public struct LayoutSubview {
  let node: LayoutNode
  let index: Int
  let placements: PlacementList

  /// Which views get their room first: those of the highest.
  public var priority: Double { node.priority }

  /// How large it is where a size is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }

  /// Its size and guides where a size is proposed.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(proposal)
  }

  /// Places it so that a point of it lies at a place.
  ///
  /// - Parameter anchor: The point of it, from (0, 0) in the corner where it begins to (1, 1).
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = node.size(proposal)
    placements[index] = PlacementList.Placement(
      rect: CGRect(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, size: size),
      proposal: proposal)
  }
}

/// A point of a rectangle by parts of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// From the edge where the interface begins, 0 to 1.
  public var x: CGFloat
  /// From the top, 0 to 1.
  public var y: CGFloat

  /// A point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The corner where reading begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The corner where reading ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The middle of the edge where the interface begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the edge across from it.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
}

/// Where a layout put its views; those it put nowhere stand in its middle.
final class PlacementList {
  struct Placement {
    let rect: CGRect
    let proposal: ProposedViewSize
  }

  private var placements: [Int: Placement] = [:]

  subscript(index: Int) -> Placement? {
    get { placements[index] }
    set { placements[index] = newValue }
  }
}
