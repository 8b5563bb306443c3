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

  /// What distance it keeps from others.
  public var spacing: ViewSpacing { node.spacing }

  /// What it hands to the layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

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

  /// Forgets where views were.
  func removeAll() { placements = [:] }
}
