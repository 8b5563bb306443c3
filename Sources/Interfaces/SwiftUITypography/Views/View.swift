/// A part of an interface, like SwiftUI's `View`.
///
/// Typeproof evaluates `body` again for each text size. ``Environment`` and `@ScaledMetric` have
/// the values of that size.
@preconcurrency @MainActor
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The content of the view, made of other views.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// A body that is never evaluated.
  public var body: Never { preconditionFailure("There is no value to ask.") }
}

/// A view that lays itself out instead of consisting of other views.
nonisolated protocol PrimitiveView: View where Body == Never {
  /// Returns the nodes of the view: one, or as many as it has members if it is a group.
  func nodes(in context: ViewContext) -> [LayoutNode]
}

extension PrimitiveView {
  /// A body that is never evaluated. Layout asks for the nodes instead.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

nonisolated extension View {
  /// Returns the nodes of the view.
  ///
  /// Nodes of an app's own view have its type's name, so that paths in the layout text match the
  /// code.
  func layoutNodes(in context: ViewContext) -> [LayoutNode] {
    if let primitive = self as? any PrimitiveView { return primitive.nodes(in: context) }
    let inner = context.entering(.view(Self.self))
    let view = inner.keepingStates(of: self)
    let nodes = inner.environment.whileCurrent { evaluate(view) { $0.body } }.layoutNodes(in: inner)
    let name = String(describing: type(of: self)).prefix { $0 != "<" }
    for node in nodes { node.names.insert(String(name), at: 0) }
    return nodes
  }

  /// Returns the view as one node. Several members overlap, as in a `ZStack`.
  func layoutNode(in context: ViewContext) -> LayoutNode {
    let nodes = layoutNodes(in: context)
    if nodes.count == 1 { return nodes[0] }
    return ContainerNode(AnyLayout(ZStackLayout()), of: nodes, named: nil, in: context)
  }
}

/// Evaluates code of an app for a view, a modifier or a style.
///
/// The compiler assigns such code to the main actor, as on a phone. A test that is not on the main
/// actor runs it on its own thread: one layout uses one thread, but tests run at the same time. So
/// a test of views that share state of the main actor, such as a theme in a static property, needs
/// `@MainActor`.
package func evaluate<Subject, Result>(
  _ subject: Subject, _ code: @MainActor (Subject) throws -> Result
) rethrows -> Result {
  try withoutActuallyEscaping(code) {
    try unsafeBitCast($0, to: ((Subject) throws -> Result).self)(subject)
  }
}
