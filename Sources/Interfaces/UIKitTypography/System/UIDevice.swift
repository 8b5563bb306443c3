public import Foundation

/// The device that an app runs on; here a simulated phone.
@preconcurrency @MainActor
public final class UIDevice {
  /// The current device.
  public static let current = UIDevice()

  private init() {}

  /// The kind of the device; always a phone here.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The name of the device; always `iPhone` here.
  public var name: String { "iPhone" }
  /// The model of the device; always `iPhone` here.
  public var model: String { "iPhone" }
  /// The name of the operating system; always `iOS` here.
  public var systemName: String { "iOS" }
  /// The version of the operating system, such as `18.0`; see ``UISimulatedDevice/system``.
  public var systemVersion: String { "\(UISimulatedDevice.current.system.major).0" }

  /// The model in the language of the device; always `iPhone` here.
  public var localizedModel: String { model }
  /// An identifier of the device for the app's vendor; always the same here.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
  /// The orientation of the device; always portrait here.
  public var orientation: UIDeviceOrientation { .portrait }
  /// Whether changes of the orientation are reported; always `false` here.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Whether changes of the battery are reported; no effect here.
  public var isBatteryMonitoringEnabled = false
  /// The charge of the battery, from 0 to 1; always -1 here, for an unknown charge.
  public var batteryLevel: Float { -1 }
  /// Starts to report changes of the orientation; no effect here.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Stops reporting changes of the orientation; no effect here.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Plays the sound of a key; no effect here.
  public func playInputClick() {}

  /// Posted after a change of the orientation: never here.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
