/// A change to views under a name of its own, as SwiftUI's `ViewModifier`.
public protocol ViewModifier {
  /// What the changed view is made of.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ModifiedView
  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` changes.
public struct ModifiedView: PrimitiveView {
  let view: any View

  func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
}

/// A view changed by a modifier, which finds its surroundings as a view does.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  /// A view and what changes it.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.entering(.view(Modifier.self))
    let modifier = inner.keepingStates(of: modifier)
    return inner.environment.whileCurrent { modifier.body(content: ModifiedView(view: content)) }
      .layoutNodes(in: inner)
  }
}

extension View {
  /// The view changed by a modifier.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

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
