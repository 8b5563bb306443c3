extension Binding where Value: MutableCollection {
  /// Returns a binding to the element at an index.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
  }
}

/// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of an element.
  public typealias Index = Value.Index
  /// The type of the collection of indices.
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after that of the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of all elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// Returns the index after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to the element at an index.
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value that the binding refers to.
  public var id: Value.ID { wrappedValue.id }
}

/// The ways in which a person can edit the elements of a list. They have no effect here.
public struct EditActions<Elements>: OptionSet, Sendable {
  /// The actions as bits.
  public let rawValue: Int
  /// Creates a set of actions from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Elements can be moved.
  public static var move: EditActions<Elements> { EditActions(rawValue: 1) }
  /// Elements can be deleted.
  public static var delete: EditActions<Elements> { EditActions(rawValue: 2) }
  /// All actions.
  public static var all: EditActions<Elements> { [.move, .delete] }
}

extension ForEach {
  /// Creates a view for each element of a collection. The edit actions have no effect here.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Elements>, editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  )
  where
    Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)>, Elements.Element: Identifiable,
    ID == Elements.Element.ID
  {
    self.init(data, id: \Elements.Element.id, content: content)
  }

  /// Creates a view for each element of a collection. The edit actions have no effect here.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - id: The key path to a property that identifies elements.
  ///   - editActions: The ways in which a person can edit the elements.
  ///   - content: Creates the view of an element.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)> {
    self.init(data, id: id, content: content)
  }
}
