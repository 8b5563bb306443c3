/// A group of views. The container around the group arranges them.
public struct Group<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    content.layoutNodes(in: context)
  }
}

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveView {
  let data: Data
  let content: (Data.Element) -> Content
  private let id: (Data.Element) -> AnyHashable

  /// Creates a view for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The key path to a property that identifies elements. A view keeps its state when its
  ///     element moves.
  ///   - content: Creates the view of an element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = { AnyHashable($0[keyPath: id]) }
  }

  /// Creates a view for each element of a collection of identifiable elements.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.data = data
    self.content = content
    id = { AnyHashable($0.id) }
  }

  /// Creates a view for each number of a range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.data = data
    self.content = content
    id = { AnyHashable($0) }
  }

  /// Creates a view for each element of a collection, with a binding to the element.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)> {
    let elements = data.wrappedValue
    self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
    self.content = { content(data.element(at: $0.0)) }
    self.id = { AnyHashable($0.1) }
  }

  /// Creates a view for each identifiable element of a collection, with a binding to the element.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    self.init(data, id: \Elements.Element.id, content: content)
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.entering(.view(Self.self))
    return data.flatMap { element in
      let nodes = context.environment.whileCurrent { content(element) }
        .layoutNodes(in: inner.entering(.element { id(element) }))
      // In a choice, a view without a tag stands for what identifies its element.
      if context.environment.isChoice {
        for node in nodes where node.settings.tag == nil { node.settings.tag = id(element) }
      }
      return nodes
    }
  }
}

/// A type-erased view.
public struct AnyView: PrimitiveView {
  let view: any View

  /// Creates a view from one of any type.
  public init(_ view: any View) {
    self.view = view
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    view.layoutNodes(in: context)
  }
}
