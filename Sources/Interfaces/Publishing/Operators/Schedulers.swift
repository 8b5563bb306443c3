// When and where values pass. They pass at once and on the thread that sends them, since pictures wait for nobody.

/// A place where work can be done, like Combine's `Scheduler`. Publishers ignore it.
public protocol Scheduler {
  /// Options of the place.
  associatedtype SchedulerOptions
}

/// A length of time for publishers, which do not wait.
public struct SchedulerInterval: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// The number of seconds.
  public let timeInterval: Double

  /// Creates a length of seconds.
  public init(floatLiteral value: Double) { timeInterval = value }

  /// Creates a length of seconds.
  public init(integerLiteral value: Int) { self.init(floatLiteral: Double(value)) }

  /// A length of seconds.
  public static func seconds(_ number: Double) -> Self { Self(floatLiteral: number) }

  /// A length of seconds.
  public static func seconds(_ number: Int) -> Self { .seconds(Double(number)) }

  /// A length of milliseconds.
  public static func milliseconds(_ number: Int) -> Self { .seconds(Double(number) / 1e3) }

  /// A length of microseconds.
  public static func microseconds(_ number: Int) -> Self { .seconds(Double(number) / 1e6) }

  /// A length of nanoseconds.
  public static func nanoseconds(_ number: Int) -> Self { .seconds(Double(number) / 1e9) }
}

/// A place where work is done at once, like Combine's.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// It has no options.
  public typealias SchedulerOptions = Never
  /// The only one.
  public static let shared = ImmediateScheduler()
}

extension Publisher {
  /// The same publisher: each value passes at once.
  public func receive<Place: Scheduler>(on scheduler: Place, options: Place.SchedulerOptions? = nil)
    -> AnyPublisher<Output, Failure>
  {
    eraseToAnyPublisher()
  }

  /// The same publisher: it begins at once.
  public func subscribe<Place: Scheduler>(
    on scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// The same publisher: each value passes at once, even if others follow.
  public func debounce<Place: Scheduler>(
    for dueTime: SchedulerInterval, scheduler: Place, options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// The same publisher: each value passes at once, however many there are.
  public func throttle<Place: Scheduler>(
    for interval: SchedulerInterval, scheduler: Place, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// The same publisher: each value passes at once.
  public func delay<Place: Scheduler>(
    for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: Place,
    options: Place.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }
}
