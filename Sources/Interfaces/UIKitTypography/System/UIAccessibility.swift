public import Foundation

/// The accessibility settings.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether Bold Text is on, on the current device.
  public static var isBoldTextEnabled: Bool {
    UISimulatedDevice.current.traits.legibilityWeight == .bold
  }
  /// Whether the color filter Invert Colors is on; always `false` here.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether Reduce Transparency is on; always `false` here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether Increase Contrast is on; always `false` here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether Grayscale is on; always `false` here.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether Button Shapes are on; always `false` here.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether colours need another sign beside them; always `false` here.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether Switch Control is running; always `false` here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether a chosen text can be read out; always `false` here.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether Guided Access is on; always `false` here.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether films move by themselves; always `false` here.
  public static var isVideoAutoplayEnabled: Bool { false }
  /// Whether films have words; always `false` here.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether Reduce Motion is on, and changes of screens fade; always `false` here.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether Reduce Motion is on; always `false` here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether VoiceOver is running; always `false` here.
  public static var isVoiceOverRunning: Bool { false }
  /// Posted after a change of Bold Text.
  public nonisolated static let boldTextStatusDidChangeNotification =
    UISimulatedDevice.boldTextStatusDidChange

  /// Posted after a change of Reduce Motion: never here.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted after a change of Reduce Transparency: never here.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted after a change of Increase Contrast: never here.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityDarkerColorsStatusDidChangeNotification")
  /// Posted after VoiceOver started or ended: never here.
  public nonisolated static let voiceOverStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Posted after something was read out: never here.
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// A notification for assistive technologies.
  public enum Notification: Hashable, Sendable {
    /// A part of the screen changed.
    case layoutChanged
    /// The screen changed.
    case screenChanged
    /// An announcement.
    case announcement
    /// A page was scrolled.
    case pageScrolled
  }

  /// Posts a notification, which has no effect here.
  public static func post(notification: Notification, argument: Any?) {}
}

/// Something on a screen that is no view, for assistive technologies.
open class UIAccessibilityElement: UIResponder {
  /// What it is in.
  open weak var accessibilityContainer: AnyObject?
  /// Where it is in what it is in.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an element.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }
}
