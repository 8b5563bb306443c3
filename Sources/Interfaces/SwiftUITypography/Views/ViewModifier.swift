/// A modifier of views, like SwiftUI's `ViewModifier`.
@preconcurrency @MainActor
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that is modified, without the modifier.
  typealias Content = ModifiedView
  /// Returns the modified view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` modifies, passed to its `body(content:)`.
public struct ModifiedView: PrimitiveView {
  let view: any View

  func nodes(in context: ViewContext) -> [LayoutNode] { view.layoutNodes(in: context) }
}

/// A view with a modifier.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: PrimitiveView {
  let content: Content
  let modifier: Modifier

  /// Creates a view with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.entering(.view(Modifier.self))
    let modifier = inner.keepingStates(of: modifier)
    return inner.environment.whileCurrent {
      evaluate((modifier, content)) { $0.0.body(content: ModifiedView(view: $0.1)) }
    }
    .layoutNodes(in: inner)
  }
}

nonisolated extension View {
  /// Applies a modifier to the view.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A view whose nodes are each wrapped in another one.
struct NodeModifier<Content: View>: PrimitiveView {
  let content: Content
  let wrap: (LayoutNode, ViewContext) -> LayoutNode

  func nodes(in context: ViewContext) -> [LayoutNode] {
    content.layoutNodes(in: context).map { $0.modified { wrap($0, context) } }
  }
}

nonisolated extension View {
  /// Returns the view with each of its nodes wrapped in another one.
  /// Members of a group are wrapped one by one.
  func modifiedNode(_ wrap: @escaping (LayoutNode, ViewContext) -> LayoutNode) -> some View {
    NodeModifier(content: self, wrap: wrap)
  }
}
