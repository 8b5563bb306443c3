public import Foundation

/// A publisher that sends nothing before `connect()`, like Combine's `ConnectablePublisher`.
public protocol ConnectablePublisher: Publisher {
  /// Begins.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// The same publisher, begun as soon as somebody listens.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// A publisher that begins as soon as somebody listens.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// What it sends.
    public typealias Output = Upstream.Output
    /// How it can fail.
    public typealias Failure = Upstream.Failure
    /// The publisher.
    public let upstream: Upstream

    init(_ upstream: Upstream) { self.upstream = upstream }

    /// Begins to send to a receiver.
    public func deliver(to receiver: Receiver<Output, Failure>) {
      upstream.deliver(to: receiver)
      let connection = upstream.connect()
      receiver.whenOver { connection.cancel() }
    }
  }
}

extension Timer {
  /// A timer that never fires: time stands still in a picture.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval)
  }

  /// A timer that never fires.
  public struct TimerPublisher: ConnectablePublisher {
    /// What it sends.
    public typealias Output = Date
    /// How it can fail.
    public typealias Failure = Never
    /// How many seconds would be between two values.
    public let interval: TimeInterval

    /// Does nothing.
    public func connect() -> any Cancellable { AnyCancellable {} }

    /// Sends nothing, and never ends.
    public func deliver(to receiver: Receiver<Date, Never>) {}
  }
}
