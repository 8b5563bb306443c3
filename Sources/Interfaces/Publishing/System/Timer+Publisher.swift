public import Foundation

/// A publisher that sends nothing before `connect()` is called, like Combine's
/// `ConnectablePublisher`.
public protocol ConnectablePublisher: Publisher {
  /// Starts sending values. Cancel the result to stop.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects this one with its first receiver, until its last receiver
  /// ends.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// A publisher that connects another one with its first receiver, until its last receiver ends.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values sent.
    public typealias Output = Upstream.Output
    /// The error type of a failure.
    public typealias Failure = Upstream.Failure
    /// The publisher to connect.
    public let upstream: Upstream

    private struct State {
      /// The number of receivers that have not ended.
      var receiverCount = 0
      /// The connection; `nil` without receivers.
      var connection: (any Cancellable)?
    }

    private let state = Locked(State())

    init(_ upstream: Upstream) { self.upstream = upstream }

    /// Starts sending values to a receiver. The first receiver connects the other publisher.
    public func deliver(to receiver: Receiver<Output, Failure>) {
      let isFirst = state.access { state in
        state.receiverCount += 1
        return state.receiverCount == 1
      }
      upstream.deliver(to: receiver)
      if isFirst {
        let connection = upstream.connect()
        state.access { $0.connection = connection }
      }
      // Only now: a receiver that has already ended leaves at once, and cancels the connection.
      receiver.whenOver { self.removeReceiver() }
    }

    private func removeReceiver() {
      let connection = state.access { state -> (any Cancellable)? in
        state.receiverCount -= 1
        guard state.receiverCount == 0 else { return nil }
        defer { state.connection = nil }
        return state.connection
      }
      connection?.cancel()
    }
  }
}

extension Timer {
  /// Returns a timer that never fires, because no time passes in a picture.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// A timer that never fires.
  public struct TimerPublisher: ConnectablePublisher {
    /// The type of the values sent.
    public typealias Output = Date
    /// The publisher never fails.
    public typealias Failure = Never
    /// The number of seconds between two values. It has no effect.
    public let interval: TimeInterval

    /// Does nothing, because the timer never fires.
    public func connect() -> any Cancellable { AnyCancellable {} }

    /// Sends nothing, and never ends.
    public func deliver(to receiver: Receiver<Date, Never>) {}
  }
}
