/// The values of two publishers that wait to be paired.
private struct Pairing<First, Second> {
  var first: [First] = []
  var second: [Second] = []
  var hasFirstEnded = false
  var hasSecondEnded = false
  /// The number of pairs that are being sent. The end follows them.
  var inFlight = 0

  /// Whether no more pairs can come: a publisher has ended, and none of its values wait.
  var isOver: Bool {
    inFlight == 0 && (hasFirstEnded && first.isEmpty || hasSecondEnded && second.isEmpty)
  }

  /// Removes the next pair; `nil` if one of its values has not come.
  mutating func next() -> (First, Second)? {
    guard !first.isEmpty, !second.isEmpty else { return nil }
    inFlight += 1
    return (first.removeFirst(), second.removeFirst())
  }
}

extension Publisher {
  /// Returns a publisher that pairs the values of both publishers: the first with the first, and so
  /// on. It ends when one publisher has ended and all of its values are paired.
  public func zip<Other: Publisher>(_ other: Other)
    -> AnyPublisher<(Output, Other.Output), Failure> where Other.Failure == Failure
  {
    AnyPublisher { receiver in
      let pairing = Locked(Pairing<Output, Other.Output>())
      func update(_ change: (inout Pairing<Output, Other.Output>) -> Void) {
        let pair = pairing.access { pairing in
          change(&pairing)
          return pairing.next()
        }
        if let pair {
          receiver.receive(pair)
          pairing.access { $0.inFlight -= 1 }
        }
        if pairing.access({ $0.isOver }) { receiver.receive(completion: .finished) }
      }
      func end(
        _ completion: Subscribers.Completion<Failure>,
        _ change: (inout Pairing<Output, Other.Output>) -> Void
      ) {
        if case .finished = completion { return update(change) }
        receiver.receive(completion: completion)
      }
      let first = Receiver<Output, Failure>(
        receiveValue: { value in update { $0.first.append(value) } },
        receiveCompletion: { end($0) { $0.hasFirstEnded = true } })
      let second = Receiver<Other.Output, Failure>(
        receiveValue: { value in update { $0.second.append(value) } },
        receiveCompletion: { end($0) { $0.hasSecondEnded = true } })
      receiver.whenOver(first.cancel)
      receiver.whenOver(second.cancel)
      self.deliver(to: first)
      if !receiver.isOver { other.deliver(to: second) }
    }
  }
}
