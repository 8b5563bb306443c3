public import Foundation

/// A layout of views, like SwiftUI's `Layout`.
///
/// Coordinates count from the left. In a right-to-left interface the result is mirrored.
public protocol Layout {
  /// The values that are kept between measuring and placing.
  associatedtype Cache = Void
  /// The views to arrange.
  typealias Subviews = LayoutSubviews

  /// The properties of the layout.
  static var layoutProperties: LayoutProperties { get }
  /// Creates the cache.
  func makeCache(subviews: Subviews) -> Cache
  /// Updates the cache after a change of the views, which never happens here.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// Returns the size of all views together for a proposed size.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views in a rectangle.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// Returns the distance that the layout keeps from its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// Returns the position of a guide; `nil` to use the guides of the views.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// Returns the position of a guide; `nil` to use the guides of the views.
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

  /// The default distance.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return ViewSpacing() }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// The default, which uses the guides of the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The default, which uses the guides of the views.
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

  /// Its name as a view, without `Layout`: `HStackLayout` is an `HStack`.
  static var plainName: String {
    let name = String(describing: Self.self)
    return name.hasSuffix("StackLayout") ? String(name.dropLast("Layout".count)) : name
  }
}

/// Views arranged by a layout.
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

  /// Along which axis the nearest stack arranges.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}
