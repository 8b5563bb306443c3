/// Haptic or audio feedback, like SwiftUI's `SensoryFeedback`. None is ever played here.
public struct SensoryFeedback: Hashable, Sendable {
  /// The weight of the objects in an impact.
  public struct Weight: Hashable, Sendable {
    /// A light weight.
    public static let light = Weight()
    /// A weight between light and heavy.
    public static let medium = Weight()
    /// A heavy weight.
    public static let heavy = Weight()
  }

  /// The flexibility of the objects in an impact.
  public struct Flexibility: Hashable, Sendable {
    /// Hard objects.
    public static let rigid = Flexibility()
    /// Objects between hard and soft.
    public static let solid = Flexibility()
    /// Soft objects.
    public static let soft = Flexibility()
  }

  /// Feedback that a task succeeded.
  public static let success = SensoryFeedback()
  /// Feedback that a task produced a warning.
  public static let warning = SensoryFeedback()
  /// Feedback that a task failed.
  public static let error = SensoryFeedback()
  /// Feedback that a selection changed.
  public static let selection = SensoryFeedback()
  /// Feedback that a value rose above a threshold.
  public static let increase = SensoryFeedback()
  /// Feedback that a value fell below a threshold.
  public static let decrease = SensoryFeedback()
  /// Feedback that an activity started.
  public static let start = SensoryFeedback()
  /// Feedback that an activity stopped.
  public static let stop = SensoryFeedback()
  /// Feedback that a dragged item is aligned.
  public static let alignment = SensoryFeedback()
  /// Feedback that the pressure moved to another level.
  public static let levelChange = SensoryFeedback()
  /// Feedback that a drawn path is complete.
  public static let pathComplete = SensoryFeedback()
  /// Feedback of two objects that collide.
  public static let impact = SensoryFeedback()

  /// Feedback of two objects of a weight that collide.
  ///
  /// - Parameters:
  ///   - weight: The weight of the objects.
  ///   - intensity: The strength, from 0 (weak) to 1 (strong).
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
  /// Feedback of two objects of a flexibility that collide.
  ///
  /// - Parameters:
  ///   - flexibility: How hard or soft the objects are.
  ///   - intensity: The strength, from 0 (weak) to 1 (strong).
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
}

nonisolated extension View {
  /// Sets the feedback for a change of a value. None is played here.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View { self }
  /// Sets the feedback for changes from an old to a new value that meet a condition.
  /// None is played here.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }
  /// Sets the feedback for changes to a new value that meets a condition. None is played here.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ newValue: Trigger) -> Bool
  ) -> some View { self }
  /// Sets a closure that chooses the feedback for each change of a value. It is never called here.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }
}
