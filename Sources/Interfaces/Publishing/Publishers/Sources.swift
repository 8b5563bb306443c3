/// One value, and the end. Like Combine's `Just`.
public struct Just<Output>: Publisher {
  /// How it can fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and the end.
  public func deliver(to receiver: Receiver<Output, Never>) {
    receiver.receive(output)
    receiver.receive(completion: .finished)
  }
}

/// No value. Like Combine's `Empty`.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once, and not never.
  public let completeImmediately: Bool

  /// Creates a publisher of nothing.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher of nothing, with its types as values.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Sends the end, if there is one.
  public func deliver(to receiver: Receiver<Output, Failure>) {
    if completeImmediately { receiver.receive(completion: .finished) }
  }
}

/// A failure. Like Combine's `Fail`.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The failure.
  public let error: Failure

  /// Creates a publisher that fails at once.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails at once, with the type of its values.
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  /// Sends the failure.
  public func deliver(to receiver: Receiver<Output, Failure>) {
    receiver.receive(completion: .failure(error))
  }
}

/// One value or a failure that may come later. Like Combine's `Future`, it begins at once.
public final class Future<Output, Failure: Error>: Publisher {
  /// What takes the result; the first one counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let audience = Audience<Output, Failure>()
  private let result = Locked<Result<Output, Failure>?>(nil)

  /// Creates it and begins its work.
  public init(_ work: @escaping (@escaping Promise) -> Void) {
    work { [audience, result] new in
      let isFirst = result.access { result in
        defer { result = result ?? new }
        return result == nil
      }
      guard isFirst else { return }
      switch new {
      case .success(let value):
        audience.send(value, isKept: false)
        audience.send(completion: .finished)
      case .failure(let error): audience.send(completion: .failure(error))
      }
    }
  }

  /// Sends the result to a receiver, now or as soon as it is known.
  public func deliver(to receiver: Receiver<Output, Failure>) {
    if case .success(let value) = result.access({ $0 }) { receiver.receive(value) }
    audience.add(receiver)
  }
}

/// A publisher that is made for each receiver. Like Combine's `Deferred`.
public struct Deferred<Source: Publisher>: Publisher {
  /// What it sends.
  public typealias Output = Source.Output
  /// How it can fail.
  public typealias Failure = Source.Failure
  /// Makes the publisher.
  public let createPublisher: () -> Source

  /// Creates it from what makes the publisher.
  public init(createPublisher: @escaping () -> Source) { self.createPublisher = createPublisher }

  /// Makes the publisher, which sends to the receiver.
  public func deliver(to receiver: Receiver<Output, Failure>) {
    createPublisher().deliver(to: receiver)
  }
}

extension Sequence {
  /// The elements as a publisher, and its end.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { receiver in
      for element in self where !receiver.isOver { receiver.receive(element) }
      receiver.receive(completion: .finished)
    }
  }
}

extension Optional {
  /// The value, if there is one, and the end.
  public var publisher: AnyPublisher<Wrapped, Never> {
    map { [$0].publisher } ?? [].publisher
  }
}

extension Result {
  /// The value and the end, or the failure.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self)
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
