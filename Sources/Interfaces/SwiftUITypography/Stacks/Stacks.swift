public import Foundation

/// A row of views.
public struct HStack<Content: View>: PrimitiveView {
  let container: LayoutContainer<Content>

  /// Creates a row of views.
  ///
  /// - Parameters:
  ///   - alignment: The guide that aligns the views.
  ///   - spacing: The distance between views in points; `nil` for the default.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    container = LayoutContainer(
      layout: AnyLayout(HStackLayout(alignment: alignment, spacing: spacing)), name: "HStack",
      content: content())
  }

  func nodes(in context: ViewContext) -> [LayoutNode] { container.nodes(in: context) }
}

/// A column of views.
public struct VStack<Content: View>: PrimitiveView {
  let container: LayoutContainer<Content>

  /// Creates a column of views.
  ///
  /// - Parameters:
  ///   - alignment: The guide that aligns the views.
  ///   - spacing: The distance between views in points; `nil` for the default.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    container = LayoutContainer(
      layout: AnyLayout(VStackLayout(alignment: alignment, spacing: spacing)), name: "VStack",
      content: content())
  }

  func nodes(in context: ViewContext) -> [LayoutNode] { container.nodes(in: context) }
}

/// A stack of overlapping views.
public struct ZStack<Content: View>: PrimitiveView {
  let container: LayoutContainer<Content>

  /// Creates a stack of overlapping views. Later views are in front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    container = LayoutContainer(
      layout: AnyLayout(ZStackLayout(alignment: alignment)), name: "ZStack", content: content())
  }

  func nodes(in context: ViewContext) -> [LayoutNode] { container.nodes(in: context) }
}

nonisolated extension View {
  /// Returns the view as one node, for the root of a window. Several members form a column, as in a
  /// `VStack`.
  func columnNode(in context: ViewContext) -> LayoutNode {
    let nodes = layoutNodes(in: context)
    if nodes.count == 1 { return nodes[0] }
    // Only now is it known that they are in a column, which dividers and spacers have to know.
    let members = layoutNodes(in: context.again().changing { $0.stackAxis = .vertical })
    return ContainerNode(AnyLayout(VStackLayout()), of: members, named: nil, in: context)
  }
}
