public import Foundation

/// A source of haptic feedback. It has no effect here.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Prepares the device for feedback. It has no effect here.
  open func prepare() {}
}

/// Haptic feedback for a collision of two objects. It has no effect here.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The weight or hardness of the objects.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Light objects.
    case light
    /// Objects of medium weight.
    case medium
    /// Heavy objects.
    case heavy
    /// Soft objects.
    case soft
    /// Rigid objects.
    case rigid
  }
  /// Creates a generator. The style is ignored here.
  public init(style: FeedbackStyle = .medium) { super.init() }
  /// Gives feedback. It has no effect here.
  public func impactOccurred() {}
  /// Gives feedback of an intensity from 0 to 1. It has no effect here.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Haptic feedback for a change of selection. It has no effect here.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() { super.init() }
  /// Gives feedback. It has no effect here.
  public func selectionChanged() {}
}

/// Haptic feedback for the end of a task. It has no effect here.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How the task ended.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// The task succeeded.
    case success
    /// The task ended with a warning.
    case warning
    /// The task failed.
    case error
  }
  /// Creates a generator.
  public override init() { super.init() }
  /// Gives feedback about a task. It has no effect here.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
