public import Foundation

/// Shakes the device. Nobody feels it here.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Gets ready.
  open func prepare() {}
}

/// Shakes the device as if things met. Nobody feels it here.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard they are.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    /// Light.
    case light
    /// Of some weight.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }
  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) { super.init() }
  /// Shakes.
  public func impactOccurred() {}
  /// Shakes by a share.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Shakes the device when a selection changes. Nobody feels it here.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() { super.init() }
  /// Shakes.
  public func selectionChanged() {}
}

/// Shakes the device when a task ends. Nobody feels it here.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How the task ended.
  public enum FeedbackType: Int, Hashable, Sendable {
    /// Well.
    case success
    /// With a warning.
    case warning
    /// With an error.
    case error
  }
  /// Creates a generator.
  public override init() { super.init() }
  /// Shakes.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}
