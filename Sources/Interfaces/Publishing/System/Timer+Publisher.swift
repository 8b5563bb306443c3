public import Foundation

/// A publisher that sends nothing before `connect()` is called, like Combine's
/// `ConnectablePublisher`.
public protocol ConnectablePublisher: Publisher {
  /// Starts sending values. Cancel the result to stop.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Returns a publisher that connects this one for each receiver.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// A publisher that connects another one for each receiver.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values sent.
    public typealias Output = Upstream.Output
    /// The error type of a failure.
    public typealias Failure = Upstream.Failure
    /// The publisher to connect.
    public let upstream: Upstream

    init(_ upstream: Upstream) { self.upstream = upstream }

    /// Starts sending values to a receiver, and connects the other publisher until the receiver
    /// ends.
    public func deliver(to receiver: Receiver<Output, Failure>) {
      upstream.deliver(to: receiver)
      let connection = upstream.connect()
      receiver.whenOver { connection.cancel() }
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
