public import Foundation

/// The accessibility settings of the current device.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether Bold Text is on, on the current device.
  public static var isBoldTextEnabled: Bool {
    UISimulatedDevice.current.traits.legibilityWeight == .bold
  }
  /// Whether Invert Colors is on; always `false` here.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether Reduce Transparency is on; always `false` here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether Increase Contrast is on; always `false` here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether Grayscale is on; always `false` here.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether Button Shapes is on; always `false` here.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether Differentiate Without Color is on; always `false` here.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether Switch Control is running; always `false` here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether Speak Selection is on; always `false` here.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether Guided Access is on; always `false` here.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether videos start to play by themselves; always `false` here.
  public static var isVideoAutoplayEnabled: Bool { false }
  /// Whether videos show captions; always `false` here.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether Reduce Motion is on, and changes of screens fade; always `false` here.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether Reduce Motion is on; always `false` here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether VoiceOver is running; always `false` here.
  public static var isVoiceOverRunning: Bool { false }
  /// Posted after Bold Text was turned on or off.
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
  /// Posted after an announcement was read out: never here.
  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")

  /// A notification for assistive technologies. It has no effect here.
  public enum Notification: Hashable, Sendable {
    /// A part of the screen changed.
    case layoutChanged
    /// The screen changed.
    case screenChanged
    /// A text is to be read out.
    case announcement
    /// A page was scrolled.
    case pageScrolled
  }

  /// Posts a notification, which has no effect here.
  public static func post(notification: Notification, argument: Any?) {}
}

/// An element for assistive technologies that is not a view.
open class UIAccessibilityElement: UIResponder {
  /// The object that contains the element; `nil` for none.
  open weak var accessibilityContainer: AnyObject?
  /// The rectangle of the element in its container, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates an accessibility element in a container.
  public init(accessibilityContainer container: Any) {
    super.init()
    accessibilityContainer = container as AnyObject
    isAccessibilityElement = true
  }
}
