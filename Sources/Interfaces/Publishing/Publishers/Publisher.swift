/// A source of values over time, like Combine's `Publisher`.
///
/// Values arrive at once, on the thread that sends them, without a run loop, a queue or a clock.
/// Operators return `AnyPublisher`. There is no demand, and so no `Subscriber` and no
/// `Subscription`. To make a publisher of your own, combine the publishers and operators here.
public protocol Publisher<Output, Failure> {
  /// The type of the values sent.
  associatedtype Output
  /// The error type of a failure; `Never` if the publisher never fails.
  associatedtype Failure: Error

  /// Starts sending to a receiver, which may get values and even the end before this method
  /// returns.
  func deliver(to receiver: Receiver<Output, Failure>)
}

/// A namespace for the end of publishers, as in Combine.
public enum Subscribers {
  /// The way a publisher ended.
  @frozen public enum Completion<Failure: Error> {
    /// The publisher has sent all its values.
    case finished
    /// The publisher failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// Receives a publisher's values until the publisher ends or the app cancels.
///
/// A publisher may send on any thread. A lock guards the receiver's own state. The app must ensure
/// that the values may be used on that thread.
public final class Receiver<Input, Failure: Error>: Cancellable, Sendable {
  private struct State {
    var isOver = false
    var receiveValue: ((Input) -> Void)?
    var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// The actions to run when no more values are wanted.
    var ends: [() -> Void] = []
  }

  private let state: Locked<State>

  init(
    receiveValue: @escaping (Input) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) {
    state = Locked(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
  }

  var isOver: Bool { state.access { $0.isOver } }

  func receive(_ value: Input) {
    state.access { $0.receiveValue }?(value)
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let last = end()
    last.receiveCompletion?(completion)
    for end in last.ends { end() }
  }

  /// Stops receiving. No more values arrive, and the source releases the receiver.
  public func cancel() {
    for end in end().ends { end() }
  }

  /// Runs an action once no more values are wanted: at the end, when cancelled, or at once if that
  /// has already happened.
  func whenOver(_ action: @escaping () -> Void) {
    let isOver = state.access { state in
      if !state.isOver { state.ends.append(action) }
      return state.isOver
    }
    if isOver { action() }
  }

  /// Releases everything that is kept, which breaks the reference cycle between a receiver and its
  /// source.
  private func end() -> State {
    state.access { state in
      defer { state = State(isOver: true) }
      return state
    }
  }
}

/// A publisher that hides the type of another one, like Combine's `AnyPublisher`. All operators
/// return it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (Receiver<Output, Failure>) -> Void

  /// Creates a publisher that hides the type of another one.
  public init<Source: Publisher<Output, Failure>>(_ source: Source) {
    start = source.deliver
  }

  init(_ start: @escaping (Receiver<Output, Failure>) -> Void) {
    self.start = start
  }

  /// Starts sending values to a receiver.
  public func deliver(to receiver: Receiver<Output, Failure>) { start(receiver) }
}

extension Publisher {
  /// Returns the same publisher with its type hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Calls closures with all values and with the end, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let receiver = Receiver<Output, Failure>(
      receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    deliver(to: receiver)
    return AnyCancellable(receiver.cancel)
  }

  /// Sends all values and the end to a subject, until the result is cancelled or released.
  public func subscribe<Target: Subject<Output, Failure>>(_ subject: Target) -> AnyCancellable {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send)
  }
}

extension Publisher where Failure == Never {
  /// Calls a closure with each value, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value into a property of an object, which is kept until the result is cancelled or
  /// released.
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: path] = $0 }
  }
}
