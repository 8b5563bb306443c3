// What is done about a failure.

extension Publisher {
  /// Returns a publisher that continues with another publisher after a failure.
  public func `catch`<Other: Publisher>(_ handler: @escaping (Failure) -> Other)
    -> AnyPublisher<Output, Other.Failure> where Other.Output == Output
  {
    relay { receiver in
      receiver.receive
    } atEnd: { completion, receiver in
      switch completion {
      case .finished: receiver.receive(completion: .finished)
      case .failure(let error): handler(error).deliver(to: receiver)
      }
    }
  }

  /// Returns a publisher that sends a value in place of a failure, and then ends.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// Returns a publisher that changes the error of a failure.
  public func mapError<Changed: Error>(_ transform: @escaping (Failure) -> Changed)
    -> AnyPublisher<Output, Changed>
  {
    self.catch { Fail(error: transform($0)) }
  }

  /// Returns a publisher that changes each value, and fails with the error that the closure throws.
  public func tryMap<Changed>(_ transform: @escaping (Output) throws -> Changed)
    -> AnyPublisher<Changed, any Error>
  {
    relay { (receiver: Receiver<Changed, any Error>) in
      { value in
        do {
          receiver.receive(try transform(value))
        } catch {
          receiver.receive(completion: .failure(error))
        }
      }
    } atEnd: { completion, receiver in
      switch completion {
      case .finished: receiver.receive(completion: .finished)
      case .failure(let error): receiver.receive(completion: .failure(error))
      }
    }
  }
}

extension Publisher where Failure == Never {
  /// Returns the same publisher with another error type. It still never fails.
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    self.catch { (error: Never) -> Fail<Output, Other> in }
  }
}
