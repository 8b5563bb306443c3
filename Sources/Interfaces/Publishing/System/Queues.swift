public import Dispatch
public import Foundation

// The places that apps name. Values pass at once, wherever they are wanted.

extension DispatchQueue: Scheduler {
  /// Options of a queue, which nothing reads.
  public struct SchedulerOptions: Sendable {}

  /// A namespace for lengths of time.
  public enum SchedulerTimeType {
    /// A length of time.
    public typealias Stride = SchedulerInterval
  }
}

extension RunLoop: Scheduler {
  /// Options of a run loop, which nothing reads.
  public struct SchedulerOptions: Sendable {}

  /// A namespace for lengths of time.
  public enum SchedulerTimeType {
    /// A length of time.
    public typealias Stride = SchedulerInterval
  }
}

extension OperationQueue: Scheduler {
  /// Options of a queue, which nothing reads.
  public struct SchedulerOptions: Sendable {}

  /// A namespace for lengths of time.
  public enum SchedulerTimeType {
    /// A length of time.
    public typealias Stride = SchedulerInterval
  }
}
