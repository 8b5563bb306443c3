// Several publishers as one. They may send on different threads, so what an operator remembers of
// them is `Locked`. Receivers are called outside the lock.

/// Joins publishers of the same types. The result sends all values in order of arrival, fails with
/// the first failure, and ends when all publishers have ended.
private func merged<Output, Failure: Error>(_ sources: [AnyPublisher<Output, Failure>])
  -> AnyPublisher<Output, Failure>
{
  AnyPublisher { receiver in
    if sources.isEmpty { return receiver.receive(completion: .finished) }
    let open = Locked(sources.count)
    for source in sources {
      let own = Receiver<Output, Failure>(
        receiveValue: receiver.receive,
        receiveCompletion: { completion in
          let isLast = open.access { open in
            open -= 1
            return open == 0
          }
          if case .finished = completion, !isLast { return }
          receiver.receive(completion: completion)
        })
      receiver.whenOver(own.cancel)
      if !receiver.isOver { source.deliver(to: own) }
    }
  }
}

extension Publisher {
  /// Returns a publisher of all values of both publishers, in order of arrival.
  public func merge<Other: Publisher<Output, Failure>>(with other: Other)
    -> AnyPublisher<Output, Failure>
  {
    merged([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
  }

  /// Returns a publisher of all values of three publishers, in order of arrival.
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>>(
    with b: B, _ c: C
  ) -> AnyPublisher<Output, Failure> {
    merge(with: b).merge(with: c)
  }

  /// Returns a publisher of the latest values of both publishers, from the time that both have sent
  /// one.
  public func combineLatest<Other: Publisher>(_ other: Other)
    -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure
  {
    typealias Part = (first: Output?, second: Other.Output?)
    return AnyPublisher { receiver in
      let last = Locked<Part>((nil, nil))
      let parts = merged([map { Part($0, nil) }, other.map { Part(nil, $0) }])
      let joined: AnyPublisher<(Output, Other.Output), Failure> = parts.relay { receiver in
        { part in
          let (old, new) = last.access { last in
            let old = last
            last = (part.first ?? old.first, part.second ?? old.second)
            return (old, last)
          }
          // The old value goes here and not under the lock: it may be an object that sends when it
          // is released.
          withExtendedLifetime(old) {}
          if let first = new.first, let second = new.second { receiver.receive((first, second)) }
        }
      }
      joined.deliver(to: receiver)
    }
  }

  /// Returns a publisher that makes a value from the latest values of both publishers, from the
  /// time that both have sent one.
  public func combineLatest<Other: Publisher, Joined>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Joined
  ) -> AnyPublisher<Joined, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// Returns a publisher of the latest values of three publishers, from the time that all have sent
  /// one.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
    -> AnyPublisher<(Output, B.Output, C.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }
  }

  /// Returns a publisher that makes a value from the latest values of three publishers, from the
  /// time that all have sent one.
  public func combineLatest<B: Publisher, C: Publisher, Joined>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Joined
  ) -> AnyPublisher<Joined, Failure> where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0, $1, $2) }
  }

  /// Returns a publisher of the latest values of four publishers, from the time that all have sent
  /// one.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> AnyPublisher<(Output, B.Output, C.Output, D.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c).combineLatest(d).map { ($0.0, $0.1, $0.2, $1) }
  }

  /// Returns a publisher of all values of the publishers that the closure makes, in order of
  /// arrival.
  ///
  /// - Parameter maxPublishers: Has no effect. All publishers that the closure makes are joined.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    map(transform).joined(switching: false)
  }

  /// Returns a publisher of all values of the publishers that the closure makes, in order of
  /// arrival.
  public func flatMap<Inner: Publisher>(_ transform: @escaping (Output) -> Inner)
    -> AnyPublisher<Inner.Output, Inner.Failure> where Failure == Never
  {
    map(transform).setFailureType(to: Inner.Failure.self).joined(switching: false)
  }
}

extension Subscribers {
  /// A number of values to request, like Combine's `Demand`. It has no effect: publishers here send
  /// all values.
  public struct Demand: Hashable, Sendable {
    /// A request for all values.
    public static let unlimited = Demand()
    /// A request for no values. It has no effect.
    public static let none = Demand()
    /// Returns a request for at most some values. It has no effect.
    public static func max(_ value: Int) -> Demand { Demand() }
  }
}

/// The publishers that another publisher has sent and whose values are joined.
private struct Joining<Input, Failure: Error> {
  /// Whether more publishers may come.
  var isOuterOpen = true
  /// The number of publishers that came.
  var count = 0
  /// The receivers of the publishers that have not ended, by the number of the publisher.
  var open: [Int: Receiver<Input, Failure>] = [:]

  var isOver: Bool { !isOuterOpen && open.isEmpty }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Returns a publisher of the values of the latest publisher that this one sent.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { joined(switching: true) }

  /// - Parameter switching: Whether each new publisher replaces the previous one.
  fileprivate func joined(switching: Bool) -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { receiver in
      let state = Locked(Joining<Output.Output, Failure>())
      let source: AnyPublisher<Output.Output, Failure> = self.relay { receiver in
        { publisher in
          let number = state.access { state in
            state.count += 1
            return state.count
          }
          let own = Receiver<Output.Output, Failure>(
            receiveValue: receiver.receive,
            receiveCompletion: { completion in
              let (wasOpen, isOver) = state.access { state in
                let wasOpen = state.open.removeValue(forKey: number) != nil
                return (wasOpen, state.isOver)
              }
              // A publisher may be replaced while it ends. Its end then says nothing.
              guard wasOpen else { return }
              if case .finished = completion, !isOver { return }
              receiver.receive(completion: completion)
            })
          let replaced = state.access { state in
            let replaced = switching ? state.open : [:]
            if switching { state.open = [:] }
            state.open[number] = own
            return replaced
          }
          for old in replaced.values { old.cancel() }
          receiver.whenOver(own.cancel)
          publisher.deliver(to: own)
        }
      } atEnd: { completion, receiver in
        let isOver = state.access { state in
          state.isOuterOpen = false
          return state.isOver
        }
        if case .finished = completion, !isOver { return }
        receiver.receive(completion: completion)
      }
      source.deliver(to: receiver)
    }
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// Returns a publisher of the values of the latest publisher that this one sent.
  public func switchToLatest() -> AnyPublisher<Output.Output, Never> { joined(switching: true) }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// Returns a publisher of the values of the latest publisher that this one sent.
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).joined(switching: true)
  }
}

/// A namespace for publishers made of other publishers, as in Combine.
public enum Publishers {
  /// A publisher of the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the values sent.
    public typealias Output = (A.Output, B.Output)
    /// The error type of a failure.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Creates a publisher of the latest values of two publishers.
    public init(_ a: A, _ b: B) { joined = a.combineLatest(b) }

    /// Starts sending values to a receiver.
    public func deliver(to receiver: Receiver<Output, Failure>) { joined.deliver(to: receiver) }
  }

  /// A publisher of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The type of the values sent.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// The error type of a failure.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Creates a publisher of the latest values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { joined = a.combineLatest(b, c) }

    /// Starts sending values to a receiver.
    public func deliver(to receiver: Receiver<Output, Failure>) { joined.deliver(to: receiver) }
  }

  /// A publisher of the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The type of the values sent.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// The error type of a failure.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Creates a publisher of the latest values of four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { joined = a.combineLatest(b, c, d) }

    /// Starts sending values to a receiver.
    public func deliver(to receiver: Receiver<Output, Failure>) { joined.deliver(to: receiver) }
  }

  /// A publisher that pairs the values of two publishers.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The type of the values sent.
    public typealias Output = (A.Output, B.Output)
    /// The error type of a failure.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Creates a publisher that pairs the values of two publishers.
    public init(_ a: A, _ b: B) { joined = a.zip(b) }

    /// Starts sending values to a receiver.
    public func deliver(to receiver: Receiver<Output, Failure>) { joined.deliver(to: receiver) }
  }

  /// A publisher of all values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// The type of the values sent.
    public typealias Output = A.Output
    /// The error type of a failure.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Creates a publisher of all values of two publishers.
    public init(_ a: A, _ b: B) { joined = a.merge(with: b) }

    /// Starts sending values to a receiver.
    public func deliver(to receiver: Receiver<Output, Failure>) { joined.deliver(to: receiver) }
  }

  /// A publisher of all values of some publishers of one type.
  public struct MergeMany<Source: Publisher>: Publisher {
    /// The type of the values sent.
    public typealias Output = Source.Output
    /// The error type of a failure.
    public typealias Failure = Source.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Creates a publisher of all values of the publishers given.
    public init(_ sources: Source...) { self.init(sources) }

    /// Creates a publisher of all values of the publishers in a sequence.
    public init<Sources: Sequence<Source>>(_ sources: Sources) {
      joined = merged(sources.map { $0.eraseToAnyPublisher() })
    }

    /// Starts sending values to a receiver.
    public func deliver(to receiver: Receiver<Output, Failure>) { joined.deliver(to: receiver) }
  }
}
