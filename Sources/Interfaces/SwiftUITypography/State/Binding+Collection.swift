extension Binding where Value: MutableCollection {
  /// A binding to an element.
  func element(at index: Value.Index) -> Binding<Value.Element> {
    Binding<Value.Element>(get: { wrappedValue[index] }, set: { wrappedValue[index] = $0 })
  }
}

/// A binding to a collection is a collection of bindings to its elements.
extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// The iterator over the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index of an element.
  public typealias Index = Value.Index
  /// The indices of the elements.
  public typealias Indices = Value.Indices

  /// The first index.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last one.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the elements.
  public var indices: Value.Indices { wrappedValue.indices }
  /// The index after another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to the element at an index.
  public subscript(position: Value.Index) -> Binding<Value.Element> { element(at: position) }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The index before another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// What a person can do with the elements of a list.
public struct EditActions<Elements>: OptionSet, Sendable {
  /// The actions as bits.
  public let rawValue: Int
  /// Creates actions from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Elements can be moved.
  public static var move: EditActions<Elements> { EditActions(rawValue: 1) }
  /// Elements can be deleted.
  public static var delete: EditActions<Elements> { EditActions(rawValue: 2) }
  /// All actions.
  public static var all: EditActions<Elements> { [.move, .delete] }
}

extension ForEach {
  /// Creates a view for each element of a collection that a person can change, which nobody does here.
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

  /// Creates a view for each element of a collection that a person can change, which nobody does here.
  public init<Elements: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    editActions: EditActions<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == LazyMapSequence<Elements.Indices, (Elements.Index, ID)> {
    self.init(data, id: id, content: content)
  }
}
