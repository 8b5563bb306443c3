// When and where values pass. They pass at once and on the thread that sends them, since pictures wait for nobody.

/// A queue or run loop that publishers can name, like Combine's `Scheduler`. Publishers here ignore
/// it.
public protocol Scheduler {
  /// The type of the scheduler's options. They have no effect.
  associatedtype SchedulerOptions
}

/// A length of time for publishers. It has no effect, because publishers here do not wait.
public struct SchedulerInterval: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number of seconds.
  public let timeInterval: Double

  /// Creates a length of time from a number of seconds.
  public init(floatLiteral value: Double) { timeInterval = value }

  /// Creates a length of time from a whole number of seconds.
  public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }

  /// Returns a length of time in seconds.
  public static func seconds(_ number: Double) -> Self { Self(floatLiteral: number) }

  /// Returns a length of time in seconds.
  public static func seconds(_ number: Int) -> Self { .seconds(Double(number)) }

  /// Returns a length of time in milliseconds.
  public static func milliseconds(_ number: Int) -> Self { .seconds(Double(number) / 1e3) }

  /// Returns a length of time in microseconds.
  public static func microseconds(_ number: Int) -> Self { .seconds(Double(number) / 1e6) }

  /// Returns a length of time in nanoseconds.
  public static func nanoseconds(_ number: Int) -> Self { .seconds(Double(number) / 1e9) }
}

/// The scheduler for work at once, like Combine's `ImmediateScheduler`.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// The type of the options. The scheduler has none.
  public typealias SchedulerOptions = Never
  /// The only scheduler of this type.
  public static let shared = ImmediateScheduler()
}

extension Publisher {
  /// Returns the same publisher. Each value arrives at once, on the thread that sends it.
  public func receive<Place: Scheduler>(on scheduler: Place, options: Place.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  {
    eraseToAnyPublisher()
  }

  /// Returns the same publisher. It starts at once, on the thread that subscribes.
  public func subscribe<Place: Scheduler>(
    on scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Returns the same publisher. Each value arrives at once, even if another follows soon.
  public func debounce<Place: Scheduler>(
    for dueTime: SchedulerInterval, scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Returns the same publisher. Each value arrives at once, however many there are.
  public func throttle<Place: Scheduler>(
    for interval: SchedulerInterval, scheduler: Place, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Returns the same publisher. Each value arrives at once, without delay.
  public func delay<Place: Scheduler>(
    for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: Place,
    options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}
