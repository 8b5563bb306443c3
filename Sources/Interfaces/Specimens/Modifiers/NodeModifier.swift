/// A view each of whose nodes is wrapped in another.
struct NodeModifier<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (LayoutNode, ViewContext) -> LayoutNode

  func nodes(in context: ViewContext) -> [LayoutNode] {
    content.layoutNodes(in: context).map { wrap($0, context) }
  }
}

extension View {
  /// The view with each of its nodes wrapped in another; members of a group are wrapped one by one.
  func modifiedNode(_ wrap: @escaping (LayoutNode, ViewContext) -> LayoutNode) -> some View {
    NodeModifier(content: self, wrap: wrap)
  }
}
