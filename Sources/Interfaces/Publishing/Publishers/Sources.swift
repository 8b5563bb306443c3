/// A publisher that sends one value and ends, like Combine's `Just`.
public struct Just<Output>: Publisher {
  /// The publisher never fails.
  public typealias Failure = Never
  /// The value to send.
  public let output: Output

  /// Creates a publisher of one value.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and the end to a receiver.
  public func deliver(to receiver: Receiver<Output, Never>) {
    receiver.receive(output)
    receiver.receive(completion: .finished)
  }
}

/// A publisher that sends no values, like Combine's `Empty`.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether the publisher ends at once. If not, it never ends.
  public let completeImmediately: Bool

  /// Creates a publisher that sends no values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher that sends no values, with its types as arguments.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Sends the end to a receiver, if the publisher ends.
  public func deliver(to receiver: Receiver<Output, Failure>) {
    if completeImmediately { receiver.receive(completion: .finished) }
  }
}

/// A publisher that fails at once, like Combine's `Fail`.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error of the failure.
  public let error: Failure

  /// Creates a publisher that fails at once.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails at once, with the type of its values as an argument.
  public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

  /// Sends the failure to a receiver.
  public func deliver(to receiver: Receiver<Output, Failure>) {
    receiver.receive(completion: .failure(error))
  }
}

/// A publisher of one value or failure that may come later, like Combine's `Future`. Its work
/// begins when it is created.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure that takes the result. Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let audience = Audience<Output, Failure>()

  /// Creates a publisher and begins its work at once.
  public init(_ work: @escaping (@escaping Promise) -> Void) {
    work { [audience] result in
      switch result {
      case .success(let value): audience.send(result: value, completion: .finished)
      case .failure(let error): audience.send(completion: .failure(error))
      }
    }
  }

  /// Sends the result to a receiver, now or as soon as it is known.
  public func deliver(to receiver: Receiver<Output, Failure>) { audience.add(receiver) }
}

/// A publisher that makes another one for each receiver, like Combine's `Deferred`.
public struct Deferred<Source: Publisher>: Publisher {
  /// The type of the values sent.
  public typealias Output = Source.Output
  /// The error type of a failure.
  public typealias Failure = Source.Failure
  /// Makes the publisher for a receiver.
  public let createPublisher: () -> Source

  /// Creates a publisher from a closure that makes one for each receiver.
  public init(createPublisher: @escaping () -> Source) { self.createPublisher = createPublisher }

  /// Makes a publisher, which starts sending to the receiver.
  public func deliver(to receiver: Receiver<Output, Failure>) {
    createPublisher().deliver(to: receiver)
  }
}

extension Sequence {
  /// A publisher of the elements. It then ends.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { receiver in
      for element in self where !receiver.isOver { receiver.receive(element) }
      receiver.receive(completion: .finished)
    }
  }
}

extension Optional {
  /// A publisher of the value, if there is one. It then ends.
  public var publisher: AnyPublisher<Wrapped, Never> {
    map { [$0].publisher } ?? [].publisher
  }
}

extension Result {
  /// A publisher of the value, which then ends, or of the failure.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Just(value).setFailureType(to: Failure.self)
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
