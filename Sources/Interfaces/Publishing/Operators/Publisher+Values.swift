// What is done to each value. A failure and the end pass as they are.

extension Publisher {
  /// Returns a publisher that calls a closure with each value of this one.
  ///
  /// - Parameter start: Makes the closure for a receiver. The closure may keep state from one value
  ///   to the next.
  func relay<Sent>(
    _ start: @escaping (Receiver<Sent, Failure>) -> (Output) -> Void
  ) -> AnyPublisher<Sent, Failure> {
    relay(start) { completion, receiver in receiver.receive(completion: completion) }
  }

  /// Returns a publisher that calls closures with each value and with the end of this one.
  func relay<Sent, OtherFailure>(
    _ start: @escaping (Receiver<Sent, OtherFailure>) -> (Output) -> Void,
    atEnd: @escaping (Subscribers.Completion<Failure>, Receiver<Sent, OtherFailure>) -> Void
  ) -> AnyPublisher<Sent, OtherFailure> {
    AnyPublisher { receiver in
      let own = Receiver<Output, Failure>(
        receiveValue: start(receiver), receiveCompletion: { atEnd($0, receiver) })
      receiver.whenOver(own.cancel)
      self.deliver(to: own)
    }
  }

  /// Returns a publisher that changes each value.
  public func map<Changed>(_ transform: @escaping (Output) -> Changed)
    -> AnyPublisher<Changed, Failure>
  {
    relay { receiver in { receiver.receive(transform($0)) } }
  }

  /// Returns a publisher of the values that pass a test.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    relay { receiver in { if isIncluded($0) { receiver.receive($0) } } }
  }

  /// Returns a publisher that changes each value, and leaves out values that become `nil`.
  public func compactMap<Changed>(_ transform: @escaping (Output) -> Changed?)
    -> AnyPublisher<Changed, Failure>
  {
    relay { receiver in { if let changed = transform($0) { receiver.receive(changed) } } }
  }

  /// Returns a publisher that combines each value with the result for the values before, and sends
  /// each result.
  public func scan<Sum>(_ initial: Sum, _ next: @escaping (Sum, Output) -> Sum)
    -> AnyPublisher<Sum, Failure>
  {
    relay { receiver in
      var sum = initial
      return {
        sum = next(sum, $0)
        receiver.receive(sum)
      }
    }
  }

  /// Returns a publisher that leaves out each value that equals the previous one.
  public func removeDuplicates(by areEqual: @escaping (Output, Output) -> Bool)
    -> AnyPublisher<Output, Failure>
  {
    relay { receiver in
      var last: Output?
      return { value in
        if let last, areEqual(last, value) { return }
        last = value
        receiver.receive(value)
      }
    }
  }

  /// Returns a publisher that leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    relay { receiver in
      var left = count
      return { value in
        if left > 0 { left -= 1 } else { receiver.receive(value) }
      }
    }
  }

  /// Returns a publisher that ends after the first value.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Returns a publisher of the first value that passes a test. It then ends.
  public func first(where isWanted: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(isWanted).first()
  }

  /// Returns a publisher that ends after a number of values.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    guard count > 0 else { return Empty().eraseToAnyPublisher() }
    return relay { receiver in
      var left = count
      return { value in
        guard left > 0 else { return }
        left -= 1
        receiver.receive(value)
        if left == 0 { receiver.receive(completion: .finished) }
      }
    }
  }

  /// Returns a publisher that sends all values as one array when this publisher has ended.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { receiver in
      var all: [Output] = []
      let source: AnyPublisher<[Output], Failure> = self.relay { _ in
        { all.append($0) }
      } atEnd: {
        if case .finished = $0 { $1.receive(all) }
        $1.receive(completion: $0)
      }
      source.deliver(to: receiver)
    }
  }

  /// Returns a publisher that sends some values before those of this publisher.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> { prepend(values) }

  /// Returns a publisher that sends a sequence of values before those of this publisher.
  public func prepend<Values: Sequence<Output>>(_ values: Values) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      for value in values where !receiver.isOver { receiver.receive(value) }
      if !receiver.isOver { self.deliver(to: receiver) }
    }
  }

  /// Returns a publisher that also calls closures for its events. `receiveRequest` is never called,
  /// because nothing requests a number of values.
  public func handleEvents(
    receiveSubscription: ((any Cancellable) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiver in
      var hasEnded = false
      let own = Receiver<Output, Failure>(
        receiveValue: {
          receiveOutput?($0)
          receiver.receive($0)
        },
        receiveCompletion: {
          hasEnded = true
          receiveCompletion?($0)
          receiver.receive(completion: $0)
        })
      receiver.whenOver {
        own.cancel()
        if !hasEnded { receiveCancel?() }
      }
      receiveSubscription?(receiver)
      self.deliver(to: own)
    }
  }

  /// Returns a publisher that also writes its events to standard output, as Combine's `print` does.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    let start = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveOutput: { Swift.print("\(start)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(start)receive \($0)") },
      receiveCancel: { Swift.print("\(start)receive cancel") })
  }

  /// Returns the same publisher. Each receiver still has its own subscription, so a source with
  /// side effects repeats them.
  public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}

extension Publisher where Output: Equatable {
  /// Returns a publisher that leaves out each value that equals the previous one.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher {
  /// Returns a publisher that sends a value in place of each `nil`.
  public func replaceNil<Value>(with value: Value) -> AnyPublisher<Value, Failure>
  where Output == Value? {
    map { $0 ?? value }
  }
}
