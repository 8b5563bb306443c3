/// A property that announces its changes, like Combine's `@Published`. `$property` publishes the
/// current value, and then each new value before the property has it.
@propertyWrapper
public struct Published<Value> {
  fileprivate let storage: Storage

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The property's value. A new value is sent to all receivers before it is stored.
  public var wrappedValue: Value {
    get { storage.value }
    // Not mutating, since a receiver of the new value may read the property.
    nonmutating set { storage.set(newValue) }
  }

  /// A publisher of the property's values, and the target of `assign(to: &object.$property)`.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    nonmutating set {}
  }

  /// A publisher of a property's values: the current one, and then each new one.
  public struct Publisher: Publishing.Publisher {
    /// The type of the values sent.
    public typealias Output = Value
    /// The publisher never fails.
    public typealias Failure = Never
    fileprivate let storage: Storage

    /// Sends the current value to a receiver, and then each new one.
    public func deliver(to receiver: Receiver<Value, Never>) { storage.deliver(to: receiver) }

    fileprivate func keep(_ source: some Publishing.Publisher<Value, Never>) {
      storage.keep(source)
    }
  }

  fileprivate final class Storage: Sendable {
    private struct State {
      var value: Value
      var objectWillChange: ObservableObjectPublisher?
      var sources: [AnyCancellable] = []
    }

    private let state: Locked<State>
    private let audience = Audience<Value, Never>()

    init(_ value: Value) {
      state = Locked(State(value: value))
    }

    var value: Value { state.access { $0.value } }

    var objectWillChange: ObservableObjectPublisher? {
      get { state.access { $0.objectWillChange } }
      set { state.access { $0.objectWillChange = newValue } }
    }

    func set(_ value: Value) {
      objectWillChange?.send()
      audience.send(value, isKept: false)
      let old = state.access { state in
        defer { state.value = value }
        return state.value
      }
      // The old value goes here and not under the lock: it may belong to somebody who reads the property.
      withExtendedLifetime(old) {}
    }

    func deliver(to receiver: Receiver<Value, Never>) {
      receiver.receive(value)
      audience.add(receiver)
    }

    func keep(_ source: some Publishing.Publisher<Value, Never>) {
      let kept = source.sink { [weak self] in self?.set($0) }
      state.access { $0.sources.append(kept) }
    }
  }
}

extension Publisher where Failure == Never {
  /// Writes each value into a property marked `@Published`, for as long as that property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.keep(self)
  }
}

extension Published: Sendable where Value: Sendable {}

/// A property marked `@Published`, whatever its type.
protocol PublishedProperty {
  /// The publisher that announces changes of the property's object; `nil` before it is asked for.
  var objectWillChange: ObservableObjectPublisher? { get nonmutating set }
}

extension Published: PublishedProperty {
  var objectWillChange: ObservableObjectPublisher? {
    get { storage.objectWillChange }
    nonmutating set { storage.objectWillChange = newValue }
  }
}
