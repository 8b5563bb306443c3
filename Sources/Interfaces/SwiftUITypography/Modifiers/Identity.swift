nonisolated extension View {
  /// Gives the view an identity. If the identity changes, the view loses its states and starts
  /// again.
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }
}

/// Content with an identity, so that its states belong to that identity.
private struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView, ParentView {
  let content: Content
  let id: ID

  var children: [any View] { [content] }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    content.layoutNodes(
      in: context.entering(.view(Self.self)).entering(.element { AnyHashable(id) }))
  }
}
