/// A source of values over time, like Combine's `Publisher`.
///
/// Values arrive at once, on the thread that sends them: nothing here has a run loop, a queue or a clock. Operators
/// return `AnyPublisher`. Demand does not exist, and so neither do Combine's `Subscriber` and `Subscription`: a
/// publisher of your own is one that you build from the publishers and operators here.
public protocol Publisher<Output, Failure> {
  /// What it sends.
  associatedtype Output
  /// How it can fail; `Never` if it cannot.
  associatedtype Failure: Error

  /// Begins to send to a receiver, which may get values and even the end before this method returns.
  func deliver(to receiver: Receiver<Output, Failure>)
}

/// A namespace for the end of publishers, as in Combine.
public enum Subscribers {
  /// How a publisher ended.
  @frozen public enum Completion<Failure: Error> {
    /// It has sent everything.
    case finished
    /// It failed.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// The receiver of a publisher's values, until the publisher ends or the app cancels.
///
/// A publisher may send on any thread. A lock guards the receiver's own parts; the app sees to it that the values
/// may be used on that thread.
public final class Receiver<Input, Failure: Error>: Cancellable, Sendable {
  private struct State {
    var isOver = false
    var receiveValue: ((Input) -> Void)?
    var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    /// Run when no value is wanted any longer.
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

  /// Ends it: nothing more arrives, and the source lets go of it.
  public func cancel() {
    for end in end().ends { end() }
  }

  /// Runs an action as soon as no value is wanted any longer: at the end, when cancelled, or at once if that was before.
  func whenOver(_ action: @escaping () -> Void) {
    let isOver = state.access { state in
      if !state.isOver { state.ends.append(action) }
      return state.isOver
    }
    if isOver { action() }
  }

  /// Lets go of everything, which breaks the circle between a receiver and its source.
  private func end() -> State {
    state.access { state in
      defer { state = State(isOver: true) }
      return state
    }
  }
}

/// A publisher whose own type nobody needs to know, like Combine's `AnyPublisher`. All operators return it.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (Receiver<Output, Failure>) -> Void

  /// Hides the type of a publisher.
  public init<Source: Publisher<Output, Failure>>(_ source: Source) {
    start = source.deliver
  }

  init(_ start: @escaping (Receiver<Output, Failure>) -> Void) {
    self.start = start
  }

  /// Begins to send to a receiver.
  public func deliver(to receiver: Receiver<Output, Failure>) { start(receiver) }
}

extension Publisher {
  /// The same publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Receives all values and the end, until the result is cancelled or goes.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let receiver = Receiver<Output, Failure>(
      receiveValue: receiveValue, receiveCompletion: receiveCompletion)
    deliver(to: receiver)
    return AnyCancellable(receiver.cancel)
  }

  /// Sends all values and the end to a subject, until the result is cancelled or goes.
  public func subscribe<Target: Subject<Output, Failure>>(_ subject: Target) -> AnyCancellable {
    sink(receiveCompletion: subject.send(completion:), receiveValue: subject.send)
  }
}

extension Publisher where Failure == Never {
  /// Receives all values, until the result is cancelled or goes.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value into a property of an object, which stays until the result is cancelled or goes.
  public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: path] = $0 }
  }
}
