/// What a person feels. Nobody feels it here.
public struct SensoryFeedback: Hashable, Sendable {
  /// How heavy two things are that meet.
  public struct Weight: Hashable, Sendable {
    /// Light.
    public static let light = Weight()
    /// Neither light nor heavy.
    public static let medium = Weight()
    /// Heavy.
    public static let heavy = Weight()
  }

  /// How soft two things are that meet.
  public struct Flexibility: Hashable, Sendable {
    /// Hard.
    public static let rigid = Flexibility()
    /// Neither hard nor soft.
    public static let solid = Flexibility()
    /// Soft.
    public static let soft = Flexibility()
  }

  /// A task succeeded.
  public static let success = SensoryFeedback()
  /// A task came to a warning.
  public static let warning = SensoryFeedback()
  /// A task failed.
  public static let error = SensoryFeedback()
  /// A selection changed.
  public static let selection = SensoryFeedback()
  /// A value became larger.
  public static let increase = SensoryFeedback()
  /// A value became smaller.
  public static let decrease = SensoryFeedback()
  /// Something began.
  public static let start = SensoryFeedback()
  /// Something ended.
  public static let stop = SensoryFeedback()
  /// Something came into line.
  public static let alignment = SensoryFeedback()
  /// A pressure changed.
  public static let levelChange = SensoryFeedback()
  /// A line was closed.
  public static let pathComplete = SensoryFeedback()
  /// Two things met.
  public static let impact = SensoryFeedback()

  /// Two things of a weight met, from 0 (weak) to 1 (strong).
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
  /// Two things of a softness met, from 0 (weak) to 1 (strong).
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback()
  }
}

nonisolated extension View {
  /// Sets a haptic answer to a change, which nobody feels here.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger
  ) -> some View { self }
  /// Sets a haptic answer to some changes, which nobody feels here.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> Bool
  ) -> some View { self }
  /// Sets a haptic answer to some changes, which nobody feels here.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ newValue: Trigger) -> Bool
  ) -> some View { self }
  /// Sets haptic answers to changes, which nobody feels here.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger,
    _ feedback: @escaping (_ oldValue: Trigger, _ newValue: Trigger) -> SensoryFeedback?
  ) -> some View { self }
}
