// Several publishers as one.

/// Joins publishers of the same types: all values as they come, the first failure, and the end of all.
private func merged<Output, Failure: Error>(_ sources: [AnyPublisher<Output, Failure>])
  -> AnyPublisher<Output, Failure>
{
  AnyPublisher { receiver in
    if sources.isEmpty { return receiver.receive(completion: .finished) }
    var open = sources.count
    for source in sources {
      let own = Receiver<Output, Failure>(
        receiveValue: receiver.receive,
        receiveCompletion: { completion in
          open -= 1
          if case .finished = completion, open > 0 { return }
          receiver.receive(completion: completion)
        })
      receiver.whenOver(own.cancel)
      if !receiver.isOver { source.deliver(to: own) }
    }
  }
}

extension Publisher {
  /// All values of both publishers, as they come.
  public func merge<Other: Publisher<Output, Failure>>(with other: Other)
    -> AnyPublisher<Output, Failure>
  {
    merged([eraseToAnyPublisher(), other.eraseToAnyPublisher()])
  }

  /// All values of all publishers, as they come.
  public func merge<B: Publisher<Output, Failure>, C: Publisher<Output, Failure>>(
    with b: B, _ c: C
  ) -> AnyPublisher<Output, Failure> {
    merge(with: b).merge(with: c)
  }

  /// The last values of both publishers, as soon as there are two.
  public func combineLatest<Other: Publisher>(_ other: Other)
    -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure
  {
    typealias Part = (first: Output?, second: Other.Output?)
    return AnyPublisher { receiver in
      var last: Part = (nil, nil)
      let parts = merged([map { Part($0, nil) }, other.map { Part(nil, $0) }])
      let joined: AnyPublisher<(Output, Other.Output), Failure> = parts.relay { receiver in
        { part in
          last = (part.first ?? last.first, part.second ?? last.second)
          if let first = last.first, let second = last.second { receiver.receive((first, second)) }
        }
      }
      joined.deliver(to: receiver)
    }
  }

  /// A value made of the last values of both publishers, as soon as there are two.
  public func combineLatest<Other: Publisher, Joined>(
    _ other: Other, _ transform: @escaping (Output, Other.Output) -> Joined
  ) -> AnyPublisher<Joined, Failure> where Other.Failure == Failure {
    combineLatest(other).map { transform($0, $1) }
  }

  /// The last values of three publishers, as soon as there are three.
  public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C)
    -> AnyPublisher<(Output, B.Output, C.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b).combineLatest(c).map { ($0.0, $0.1, $1) }
  }

  /// A value made of the last values of three publishers, as soon as there are three.
  public func combineLatest<B: Publisher, C: Publisher, Joined>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Joined
  ) -> AnyPublisher<Joined, Failure> where B.Failure == Failure, C.Failure == Failure {
    combineLatest(b, c).map { transform($0, $1, $2) }
  }

  /// The last values of four publishers, as soon as there are four.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
    -> AnyPublisher<(Output, B.Output, C.Output, D.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
    combineLatest(b, c).combineLatest(d).map { ($0.0, $0.1, $0.2, $1) }
  }

  /// The values of both publishers in pairs: the first with the first, the second with the second.
  public func zip<Other: Publisher>(_ other: Other)
    -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure
  {
    typealias Part = (first: Output?, second: Other.Output?)
    return AnyPublisher { receiver in
      var waiting: (first: [Output], second: [Other.Output]) = ([], [])
      let parts = merged([map { Part($0, nil) }, other.map { Part(nil, $0) }])
      let joined: AnyPublisher<(Output, Other.Output), Failure> = parts.relay { receiver in
        { part in
          if let first = part.first { waiting.first.append(first) }
          if let second = part.second { waiting.second.append(second) }
          guard !waiting.first.isEmpty, !waiting.second.isEmpty else { return }
          receiver.receive((waiting.first.removeFirst(), waiting.second.removeFirst()))
        }
      }
      joined.deliver(to: receiver)
    }
  }

  /// All values of the publishers that the values become, as they come.
  ///
  /// - Parameter maxPublishers: Without effect, since nobody asks for a number of values.
  public func flatMap<Inner: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> Inner
  ) -> AnyPublisher<Inner.Output, Failure> where Inner.Failure == Failure {
    map(transform).joined(switching: false)
  }

  /// All values of the publishers that the values become, as they come.
  public func flatMap<Inner: Publisher>(_ transform: @escaping (Output) -> Inner)
    -> AnyPublisher<Inner.Output, Inner.Failure> where Failure == Never
  {
    map(transform).setFailureType(to: Inner.Failure.self).joined(switching: false)
  }
}

extension Subscribers {
  /// How many values somebody wants, like Combine's. Nothing asks for a number here.
  public struct Demand: Hashable, Sendable {
    /// All of them.
    public static let unlimited = Demand()
    /// None.
    public static let none = Demand()
    /// A number of them.
    public static func max(_ value: Int) -> Demand { Demand() }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the publisher that came last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> { joined(switching: true) }

  /// - Parameter switching: Whether a publisher that comes ends the one before.
  fileprivate func joined(switching: Bool) -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { receiver in
      var (open, isOuterOpen) = (0, true)
      var latest: Receiver<Output.Output, Failure>?
      let source: AnyPublisher<Output.Output, Failure> = self.relay { receiver in
        { publisher in
          if switching, let latest, !latest.isOver {
            latest.cancel()
            open -= 1
          }
          open += 1
          let own = Receiver<Output.Output, Failure>(
            receiveValue: receiver.receive,
            receiveCompletion: { completion in
              open -= 1
              if case .finished = completion, isOuterOpen || open > 0 { return }
              receiver.receive(completion: completion)
            })
          latest = own
          receiver.whenOver(own.cancel)
          publisher.deliver(to: own)
        }
      } atEnd: { completion, receiver in
        isOuterOpen = false
        if case .finished = completion, open > 0 { return }
        receiver.receive(completion: completion)
      }
      source.deliver(to: receiver)
    }
  }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
  /// The values of the publisher that came last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Never> { joined(switching: true) }
}

extension Publisher where Failure == Never, Output: Publisher {
  /// The values of the publisher that came last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
    setFailureType(to: Output.Failure.self).joined(switching: true)
  }
}

/// A namespace for publishers of several others, as in Combine.
public enum Publishers {
  /// The last values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins two publishers.
    public init(_ a: A, _ b: B) { joined = a.combineLatest(b) }

    /// Begins to send to a receiver.
    public func deliver(to receiver: Receiver<Output, Failure>) { joined.deliver(to: receiver) }
  }

  /// The last values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins three publishers.
    public init(_ a: A, _ b: B, _ c: C) { joined = a.combineLatest(b, c) }

    /// Begins to send to a receiver.
    public func deliver(to receiver: Receiver<Output, Failure>) { joined.deliver(to: receiver) }
  }

  /// The last values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) { joined = a.combineLatest(b, c, d) }

    /// Begins to send to a receiver.
    public func deliver(to receiver: Receiver<Output, Failure>) { joined.deliver(to: receiver) }
  }

  /// The values of two publishers in pairs.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// What it sends.
    public typealias Output = (A.Output, B.Output)
    /// How it can fail.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins two publishers.
    public init(_ a: A, _ b: B) { joined = a.zip(b) }

    /// Begins to send to a receiver.
    public func deliver(to receiver: Receiver<Output, Failure>) { joined.deliver(to: receiver) }
  }

  /// All values of two publishers.
  public struct Merge<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// What it sends.
    public typealias Output = A.Output
    /// How it can fail.
    public typealias Failure = A.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins two publishers.
    public init(_ a: A, _ b: B) { joined = a.merge(with: b) }

    /// Begins to send to a receiver.
    public func deliver(to receiver: Receiver<Output, Failure>) { joined.deliver(to: receiver) }
  }

  /// All values of publishers of one type.
  public struct MergeMany<Source: Publisher>: Publisher {
    /// What it sends.
    public typealias Output = Source.Output
    /// How it can fail.
    public typealias Failure = Source.Failure
    private let joined: AnyPublisher<Output, Failure>

    /// Joins publishers.
    public init(_ sources: Source...) { self.init(sources) }

    /// Joins publishers.
    public init<Sources: Sequence<Source>>(_ sources: Sources) {
      joined = merged(sources.map { $0.eraseToAnyPublisher() })
    }

    /// Begins to send to a receiver.
    public func deliver(to receiver: Receiver<Output, Failure>) { joined.deliver(to: receiver) }
  }
}
