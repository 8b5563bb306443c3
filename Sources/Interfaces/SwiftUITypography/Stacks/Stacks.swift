public import Foundation

/// Views in a row.
public struct HStack<Content: View>: PrimitiveView {
  let container: LayoutContainer<Content>

  /// Views in a row.
  ///
  /// - Parameter spacing: The space between them; `nil` for the usual one.
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

/// Views in a column.
public struct VStack<Content: View>: PrimitiveView {
  let container: LayoutContainer<Content>

  /// Views in a column.
  ///
  /// - Parameter spacing: The space between them; `nil` for the usual one.
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

/// Views one on the other.
public struct ZStack<Content: View>: PrimitiveView {
  let container: LayoutContainer<Content>

  /// Views one on the other, later ones on top.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    container = LayoutContainer(
      layout: AnyLayout(ZStackLayout(alignment: alignment)), name: "ZStack", content: content())
  }

  func nodes(in context: ViewContext) -> [LayoutNode] { container.nodes(in: context) }
}
