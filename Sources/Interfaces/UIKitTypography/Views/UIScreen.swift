public import Foundation

/// The screen of the current device.
@preconcurrency @MainActor
public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()

  private init() {}

  /// The rectangle in points.
  public var bounds: CGRect {
    let size = UISimulatedDevice.current.screenSize
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// How bright it is, from 0 to 1.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  /// How many pictures it shows in a second.
  public var maximumFramesPerSecond: Int { 60 }

  /// Whether it is recorded: never here.
  public var isCaptured: Bool { false }

  /// Pixels per point, as the display has them.
  public var nativeScale: CGFloat { scale }

  /// Pixels per point.
  public var scale: CGFloat { traitCollection.displayScale }

  /// The device's settings.
  public var traitCollection: UITraitCollection {
    UITraitCollection(UISimulatedDevice.current.traits)
  }

  /// The windows that exist, none of them kept alive.
  static let windows = WindowList()
}

/// Windows that exist, none of them kept alive.
@MainActor
final class WindowList {
  private struct Entry { weak var window: UIWindow? }
  private var entries: [Entry] = []

  var all: [UIWindow] { entries.compactMap(\.window) }

  func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil }
    entries.append(Entry(window: window))
  }
}
