/// A publisher that sends what it is given, like Combine's `Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to everybody who listens.
  func send(_ value: Output)
  /// Ends it for everybody who listens now or later.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Says that something happened.
  public func send() { send(()) }
}

/// Who listens to a subject, in the order they came.
final class Audience<Output, Failure: Error>: Sendable {
  struct State {
    var receivers: [Receiver<Output, Failure>] = []
    var end: Subscribers.Completion<Failure>?
    /// The last value, of a subject that keeps it.
    var value: Output?
  }

  let state: Locked<State>

  init(_ value: Output? = nil) {
    state = Locked(State(value: value))
  }

  func add(_ receiver: Receiver<Output, Failure>) {
    let (value, end) = state.access { state in
      if state.end == nil { state.receivers.append(receiver) }
      return (state.value, state.end)
    }
    if let end { return receiver.receive(completion: end) }
    receiver.whenOver { [weak self, weak receiver] in
      self?.state.access { $0.receivers.removeAll { $0 === receiver || $0.isOver } }
    }
    if let value { receiver.receive(value) }
  }

  /// - Parameter isKept: Whether who comes later gets the value too.
  func send(_ value: Output, isKept: Bool) {
    let receivers = state.access { state in
      guard state.end == nil else { return [Receiver<Output, Failure>]() }
      if isKept { state.value = value }
      return state.receivers
    }
    for receiver in receivers { receiver.receive(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    let receivers = state.access { state in
      guard state.end == nil else { return [Receiver<Output, Failure>]() }
      state.end = completion
      defer { state.receivers = [] }
      return state.receivers
    }
    for receiver in receivers { receiver.receive(completion: completion) }
  }
}

/// A subject that keeps nothing: who listens later gets only what is sent later. Like Combine's.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// Creates a subject that nobody listens to yet.
  public init() {}

  /// Sends a value to everybody who listens.
  public func send(_ value: Output) { audience.send(value, isKept: false) }

  /// Ends it for everybody who listens now or later.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Begins to send to a receiver.
  public func deliver(to receiver: Receiver<Output, Failure>) { audience.add(receiver) }
}

/// A subject that keeps its last value, like Combine's. A new receiver gets that value first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience: Audience<Output, Failure>
  private let initial: Output

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    initial = value
    audience = Audience(value)
  }

  /// The last value. Setting it sends it.
  public var value: Output {
    get { audience.state.access { $0.value } ?? initial }
    set { send(newValue) }
  }

  /// Sends a value to everybody who listens, and keeps it.
  public func send(_ value: Output) { audience.send(value, isKept: true) }

  /// Ends it for everybody who listens now or later.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Sends the last value to a receiver, and then all others.
  public func deliver(to receiver: Receiver<Output, Failure>) { audience.add(receiver) }
}
