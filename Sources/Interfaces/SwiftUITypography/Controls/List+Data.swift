extension List {
  /// Creates a list with a row for each element of a bound collection. Each row gets a binding.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list with a row for each element of a bound collection. No edit actions occur here.
  public init<
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Row: View
  >(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, Row
    >
  {
    self.init { ForEach(data, id: \Data.Element.id, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection. No row looks selected here.
  public init<Data: RandomAccessCollection, Selection, Row: View>(
    _ data: Data, selection: Binding<Selection>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list with a row for each element of a collection, identified by a key path. No row
  /// looks selected here.
  public init<Data: RandomAccessCollection, ID: Hashable, Selection, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Selection>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of tree elements. Only those at the root show, because branches are collapsed.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where
    Data.Element: Identifiable,
    Content == OutlineGroup<Data, Data.Element.ID, Row, Row, OutlineSubgroupChildren>
  {
    self.init { OutlineGroup(data, children: children, content: rowContent) }
  }
}

/// A view for each element of a tree, like SwiftUI's `OutlineGroup`. Branches are collapsed, so
/// only the elements at the root show. Those with children have a chevron.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup>:
  PrimitiveView
{
  private let rows: () -> any View

  /// Creates a view for each element at the root of a tree.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  )
  where
    Data.Element: Identifiable, ID == Data.Element.ID, Leaf: View, Parent == Leaf,
    Subgroup == OutlineSubgroupChildren
  {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a view for each element at the root of a tree, identified by a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Leaf: View, Parent == Leaf, Subgroup == OutlineSubgroupChildren {
    rows = {
      ForEach(data, id: id) { element in
        if element[keyPath: children] != nil {
          DisclosureGroup {
          } label: {
            content(element)
          }
        } else {
          content(element)
        }
      }
    }
  }

  func nodes(in context: ViewContext) -> [LayoutNode] { rows().layoutNodes(in: context) }
}

/// The children of a tree element. They are never drawn here.
nonisolated public struct OutlineSubgroupChildren: View {
  /// An empty view.
  public var body: some View { EmptyView() }
}
