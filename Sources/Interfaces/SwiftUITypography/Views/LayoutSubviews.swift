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

/// A value that a view hands to the layout it stands in.
public protocol LayoutValueKey {
  /// What it is.
  associatedtype Value
  /// What it is of views that do not say.
  static var defaultValue: Value { get }
}

private final class LayoutValueNode: ModifierNode {
  init(_ child: LayoutNode, key: ObjectIdentifier, value: Any, in context: ViewContext) {
    super.init(child, in: context)
    layoutValues[key] = value
  }
}

extension View {
  /// Hands a value to the layout the view stands in.
  public func layoutValue<Key: LayoutValueKey>(key: Key.Type, value: Key.Value) -> some View {
    modifiedNode {
      LayoutValueNode($0, key: ObjectIdentifier(key), value: value, in: $1)
    }
  }
}

/// What distance a view keeps from others, as SwiftUI's `ViewSpacing`: the usual one, or none.
public struct ViewSpacing: Sendable {
  private var length: CGFloat

  /// The usual distance.
  public init() { length = StackLayout.defaultSpacing }

  private init(length: CGFloat) { self.length = length }

  /// No distance.
  public static let zero = ViewSpacing(length: 0)

  /// The distance between this view and the one after it along an axis: none where one of them keeps
  /// none. (Modelled: Apple publishes no distances.)
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    min(length, next.length)
  }

  /// Takes the larger distance of two at some edges; at all of them here.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    length = max(length, other.length)
  }

  /// The larger distance of two at some edges; at all of them here.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    ViewSpacing(length: max(length, other.length))
  }
}
