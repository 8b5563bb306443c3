nonisolated extension View {
  /// Gives the view an identity. With another one, the view loses its states and starts again.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

/// A view at a place of its own for each identity.
private struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView, ParentView {
  let content: Content
  let id: ID

  var children: [any View] { [content] }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    content.layoutNodes(
      in: context.entering(.view(Self.self)).entering(.element { AnyHashable(id) }))
  }
}
