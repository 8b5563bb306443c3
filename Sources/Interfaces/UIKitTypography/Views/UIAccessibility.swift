public import Foundation

/// Settings of accessibility, as code asks for them.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether Bold Text is on, on the device in force.
  public static var isBoldTextEnabled: Bool {
    UISimulatedDevice.current.traits.legibilityWeight == .bold
  }
  /// Whether things should move less; never here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether text is read out; never here.
  public static var isVoiceOverRunning: Bool { false }
  /// Posted where Bold Text was turned on or off.
  public nonisolated static let boldTextStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// What assistive technology is told of.
  public enum Notification: Hashable, Sendable {
    /// A part of the screen is another one.
    case layoutChanged
    /// The screen is another one.
    case screenChanged
    /// Something is to be read out.
    case announcement
  }

  /// Tells assistive technology; nobody listens here.
  public static func post(notification: Notification, argument: Any?) {}
}
