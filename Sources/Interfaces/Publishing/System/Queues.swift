public import Dispatch
public import Foundation

// The places that apps name. Values pass at once, wherever they are wanted.

extension DispatchQueue: Scheduler {
  /// The options of a queue. They have no effect.
  public struct SchedulerOptions: Sendable {}

  /// A namespace for lengths of time.
  public enum SchedulerTimeType {
    /// A length of time.
    public typealias Stride = SchedulerInterval
  }
}

extension RunLoop: Scheduler {
  /// The options of a run loop. They have no effect.
  public struct SchedulerOptions: Sendable {}

  /// A namespace for lengths of time.
  public enum SchedulerTimeType {
    /// A length of time.
    public typealias Stride = SchedulerInterval
  }
}

extension OperationQueue: Scheduler {
  /// The options of a queue. They have no effect.
  public struct SchedulerOptions: Sendable {}

  /// A namespace for lengths of time.
  public enum SchedulerTimeType {
    /// A length of time.
    public typealias Stride = SchedulerInterval
  }
}
