/// Builds views from closures, like SwiftUI's `ViewBuilder`.
@resultBuilder
public enum ViewBuilder {
  /// Builds an empty closure as an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Builds a closure with one view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Builds a closure with several views.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Builds a single view expression.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Builds an `if` without `else`; `nil` if the condition is false.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Builds the first branch of `if … else` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// Builds the second branch of `if … else` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// Builds the content of `if #available` as a type-erased view.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// A view without content. It takes no space.
public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public init() {}

  func nodes(in context: ViewContext) -> [LayoutNode] { [] }
}

/// Several views. The container around them arranges them.
public struct TupleView<each Content: View>: PrimitiveView {
  let content: (repeat each Content)

  init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    var nodes: [LayoutNode] = []
    var index = 0
    for member in repeat each content {
      nodes += member.layoutNodes(in: context.entering(.member(index)))
      index += 1
    }
    return nodes
  }
}

/// One of two views, built from `if … else` or `switch`.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The view of the first branch.
  case first(First)
  /// The view of the second branch.
  case second(Second)

  func nodes(in context: ViewContext) -> [LayoutNode] {
    // What is entered first is counted, so that places behind it are the same for both branches.
    let inner = context.entering(.condition)
    return switch self {
    case .first(let view): view.layoutNodes(in: inner.entering(.member(0)))
    case .second(let view): view.layoutNodes(in: inner.entering(.member(1)))
    }
  }
}

extension Optional: View where Wrapped: View {
  /// A body that is never evaluated.
  public var body: Never { preconditionFailure("An optional view has no body.") }
}

extension Optional: PrimitiveView where Wrapped: View {
  func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.entering(.condition)
    return map { $0.layoutNodes(in: inner) } ?? []
  }
}
