public import Foundation

/// The accessibility settings.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether Bold Text is on, on the current device.
  public static var isBoldTextEnabled: Bool {
    UISimulatedDevice.current.traits.legibilityWeight == .bold
  }
  /// Whether Reduce Motion is on; always `false` here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether VoiceOver is running; always `false` here.
  public static var isVoiceOverRunning: Bool { false }
  /// Posted after a change of Bold Text.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// A notification for assistive technologies.
  public enum Notification: Hashable, Sendable {
    /// A part of the screen changed.
    case layoutChanged
    /// The screen changed.
    case screenChanged
    /// An announcement.
    case announcement
  }

  /// Posts a notification, which has no effect here.
  public static func post(notification: Notification, argument: Any?) {}
}
