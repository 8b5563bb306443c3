/// A part of an interface, like SwiftUI's `View`.
///
/// Typeproof evaluates `body` again for each text size. ``Environment`` and `@ScaledMetric` have
/// the values of that size.
@preconcurrency @MainActor
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// A body that is never evaluated.
  public var body: Never { preconditionFailure("There is no value to ask.") }
}

/// A view that lays itself out, and is made of no others.
nonisolated protocol PrimitiveView: View where Body == Never {
  /// What takes part in layout: one node, or as many as it has members where it is a group.
  func nodes(in context: ViewContext) -> [LayoutNode]
}

extension PrimitiveView {
  /// Primitive views have no body; layout asks for their nodes.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

nonisolated extension View {
  /// What of the view takes part in layout.
  ///
  /// Nodes of an app's own view bear its type's name, so that a place in the tree reads as the code.
  func layoutNodes(in context: ViewContext) -> [LayoutNode] {
    if let primitive = self as? any PrimitiveView { return primitive.nodes(in: context) }
    let inner = context.entering(.view(Self.self))
    let view = inner.keepingStates(of: self)
    let nodes = inner.environment.whileCurrent { evaluate(view) { $0.body } }.layoutNodes(in: inner)
    let name = String(describing: type(of: self)).prefix { $0 != "<" }
    for node in nodes { node.names.insert(String(name), at: 0) }
    return nodes
  }

  /// The view as one node: several members lie one on the other, as in a `ZStack`.
  func layoutNode(in context: ViewContext) -> LayoutNode {
    let nodes = layoutNodes(in: context)
    if nodes.count == 1 { return nodes[0] }
    return ContainerNode(AnyLayout(ZStackLayout()), of: nodes, named: nil, in: context)
  }
}

/// What an app's code says of a view, a modifier or a style.
///
/// To the compiler such code belongs to the main actor, as on a phone. A test that is not on the main actor runs it on
/// its own thread: one layout uses one thread, but tests run at the same time. So a test of views that share state of
/// the main actor, such as a theme in a static property, needs `@MainActor`.
package func evaluate<Subject, Result>(
  _ subject: Subject, _ code: @MainActor (Subject) throws -> Result
) rethrows -> Result {
  try withoutActuallyEscaping(code) {
    try unsafeBitCast($0, to: ((Subject) throws -> Result).self)(subject)
  }
}
