public import Foundation

/// A layout that arranges views, like SwiftUI's `Layout`.
///
/// Coordinates count from the left. In a right-to-left interface the result is mirrored.
public protocol Layout {
  /// The type of the data kept between measuring and placing.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Creates the cache for the views.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after a change of the views. It is never called here.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the size of all views together for a proposed size.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views in a rectangle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the distance that the layout keeps from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the position of a horizontal guide; `nil` to use the guides of the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a vertical guide; `nil` to use the guides of the views.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// The properties of a layout.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis along which the layout stacks, which determines the direction of dividers and
  /// spacers; `nil` if it does not stack.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that does not stack.
  public init() {}

  init(along axis: Axis) { stackOrientation = axis }
}

extension Layout {
  /// The default properties: the layout does not stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The default, which leaves the cache unchanged.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  /// Returns the default distance, the largest that any of the views keeps at each edge.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// The default, which returns `nil` to use the guides of the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The default, which returns `nil` to use the guides of the views.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
}

extension Layout where Cache == Void {
  /// The default, an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Creates a view that arranges its content with the layout.
  public func callAsFunction<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    LayoutContainer(layout: AnyLayout(self), name: Self.plainName, content: content())
  }

  /// The name of the layout as a view, without `Layout`: `HStackLayout` becomes `HStack`.
  static var plainName: String {
    let name = String(describing: Self.self)
    return name.hasSuffix("StackLayout") ? String(name.dropLast("Layout".count)) : name
  }
}

/// A view that arranges its content with a layout.
struct LayoutContainer<Content: View>: PrimitiveView {
  let layout: AnyLayout
  let name: String?
  let content: Content

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [
      ContainerNode(
        layout, of: content.layoutNodes(in: context.changing { $0.stackAxis = layout.axis }),
        named: name, in: context)
    ]
  }
}

extension EnvironmentValues {
  private enum StackAxisKey: EnvironmentKey {
    static let defaultValue: Axis? = nil
  }

  /// The axis of the nearest stack; `nil` outside stacks.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set {
      self[StackAxisKey.self] = newValue
      // Each container sets the axis. In one that is not a grid, there are no rows of a grid.
      if isInGrid { isInGrid = false }
    }
  }
}
