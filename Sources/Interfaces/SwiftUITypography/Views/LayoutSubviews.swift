public import Foundation

/// The views that a layout arranges, in the order of the code.
public struct LayoutSubviews: RandomAccessCollection {
  let nodes: [LayoutNode]
  let placements: PlacementList

  /// The index of the first view.
  public var startIndex: Int { nodes.startIndex }
  /// The index after the last view.
  public var endIndex: Int { nodes.endIndex }
  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(node: nodes[index], index: index, placements: placements)
  }
}

/// A view that a layout arranges.
public struct LayoutSubview {
  let node: LayoutNode
  let index: Int
  let placements: PlacementList

  /// The layout priority. Views of the highest priority get their space first.
  public var priority: Double { node.priority }

  /// The distance that the view keeps from its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The value that the view sets for the layout, or the default value of the key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    node.layoutValues[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue
  }

  /// Returns the size for a proposed size.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(proposal) }

  /// Returns the size and the alignment guides for a proposed size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    node.dimensions(proposal)
  }

  /// Places a point of the view at a position.
  ///
  /// - Parameters:
  ///   - position: The position, in the coordinates of the bounds passed to the layout.
  ///   - anchor: The point of the view, from (0, 0) at the top leading corner to (1, 1).
  ///   - proposal: The size to propose to the view.
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

/// The placements of views by a layout. Views that were not placed are centred in the container.
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

  /// Removes all placements.
  func removeAll() { placements = [:] }
}

/// The key of a value that a view sets for its layout.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value for views that do not set one.
  static var defaultValue: Value { get }
}

private final class LayoutValueNode: ModifierNode {
  init(_ child: LayoutNode, key: ObjectIdentifier, value: Any, in context: ViewContext) {
    super.init(child, in: context)
    layoutValues[key] = value
  }
}

nonisolated extension View {
  /// Sets a value for the layout that contains the view.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifiedNode {
      LayoutValueNode($0, key: ObjectIdentifier(key), value: value, in: $1)
    }
  }
}
