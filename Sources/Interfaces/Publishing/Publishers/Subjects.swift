/// A publisher that you send values through, like Combine's `Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all current receivers.
  func send(_ value: Output)
  /// Ends the subject for all current and later receivers.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends the event, which has no value, to all current receivers.
  public func send() { send(()) }
}

/// The receivers of a subject, in the order of their arrival.
final class Audience<Output, Failure: Error>: Sendable {
  struct State {
    var receivers: [Receiver<Output, Failure>] = []
    var end: Subscribers.Completion<Failure>?
    /// The last value, for a subject that keeps it.
    var value: Output?
    /// The value that came with the end, for a future.
    var result: Output?
  }

  let state: Locked<State>

  init(_ value: Output? = nil) {
    state = Locked(State(value: value))
  }

  func add(_ receiver: Receiver<Output, Failure>) {
    let (value, end) = state.access { state in
      if state.end == nil { state.receivers.append(receiver) }
      return (state.end == nil ? state.value : state.result, state.end)
    }
    if let end {
      if let value { receiver.receive(value) }
      return receiver.receive(completion: end)
    }
    receiver.whenOver { [weak self, weak receiver] in
      self?.state.access { $0.receivers.removeAll { $0 === receiver || $0.isOver } }
    }
    if let value { receiver.receive(value) }
  }

  /// - Parameter isKept: Whether later receivers get the value too.
  func send(_ value: Output, isKept: Bool) {
    let receivers = state.access { state in
      guard state.end == nil else { return [Receiver<Output, Failure>]() }
      if isKept { state.value = value }
      return state.receivers
    }
    for receiver in receivers { receiver.receive(value) }
  }

  /// - Parameter result: A value that all receivers get before the end, also those that come later.
  func send(result: Output? = nil, completion: Subscribers.Completion<Failure>) {
    let receivers = state.access { state in
      guard state.end == nil else { return [Receiver<Output, Failure>]() }
      state.end = completion
      state.result = result
      defer { state.receivers = [] }
      return state.receivers
    }
    for receiver in receivers {
      if let result { receiver.receive(result) }
      receiver.receive(completion: completion)
    }
  }
}

/// A subject that keeps no value, like Combine's `PassthroughSubject`. A receiver gets only what is
/// sent later.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// Creates a subject without receivers.
  public init() {}

  /// Sends a value to all current receivers.
  public func send(_ value: Output) { audience.send(value, isKept: false) }

  /// Ends the subject for all current and later receivers.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Sends all later values to a receiver.
  public func deliver(to receiver: Receiver<Output, Failure>) { audience.add(receiver) }
}

/// A subject that keeps its last value, like Combine's `CurrentValueSubject`. A new receiver gets
/// that value first. After the end of the subject, a new receiver gets only the end.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience: Audience<Output, Failure>
  private let initial: Output

  /// Creates a subject with an initial value.
  public init(_ value: Output) {
    initial = value
    audience = Audience(value)
  }

  /// The last value. Setting it sends it to all current receivers.
  public var value: Output {
    get { audience.state.access { $0.value } ?? initial }
    set { send(newValue) }
  }

  /// Sends a value to all current receivers, and keeps it.
  public func send(_ value: Output) { audience.send(value, isKept: true) }

  /// Ends the subject for all current and later receivers.
  public func send(completion: Subscribers.Completion<Failure>) {
    audience.send(completion: completion)
  }

  /// Sends the last value to a receiver, and then all later ones. After the end, sends only the
  /// end.
  public func deliver(to receiver: Receiver<Output, Failure>) { audience.add(receiver) }
}
