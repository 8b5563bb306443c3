public import Foundation

/// The device that an app runs on: a phone of Typeproof's.
@preconcurrency @MainActor
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()

  private init() {}

  /// Its kind.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Its name.
  public var name: String { "iPhone" }
  /// Its model.
  public var model: String { "iPhone" }
  /// The name of its system.
  public var systemName: String { "iOS" }
  /// The version of its system.
  public var systemVersion: String { "\(UISimulatedDevice.current.system.major).0" }

  /// The name of its model in a language.
  public var localizedModel: String { model }
  /// A number for the app on the device: always the same here.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-4000-8000-000000000001") }
  /// How it is held: upright.
  public var orientation: UIDeviceOrientation { .portrait }
  /// Whether it reports its orientation.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Whether it reports its battery.
  public var isBatteryMonitoringEnabled = false
  /// How full the battery is, from 0 to 1; -1 if it is unknown.
  public var batteryLevel: Float { -1 }
  /// Lets it report its orientation. It does not here.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Lets it no longer report its orientation.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Plays the sound of a key. Nobody hears it here.
  public func playInputClick() {}

  /// Posted after it is held in another way: never here.
  public nonisolated static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
