public import Foundation

/// The screen of the current device.
@preconcurrency @MainActor
public final class UIScreen {
  /// The only screen. Its values are those of the current device.
  public static let main = UIScreen()

  private init() {}

  /// The rectangle of the screen in points.
  public var bounds: CGRect {
    let size = UISimulatedDevice.current.screenSize
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The rectangle of the screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// The brightness. Always 0.5: setting it has no effect here.
  public var brightness: CGFloat {
    get { 0.5 }
    set {}
  }

  /// The maximum number of frames per second. Always 60 here.
  public var maximumFramesPerSecond: Int { 60 }

  /// Whether the screen is being recorded. Always `false` here.
  public var isCaptured: Bool { false }

  /// The number of pixels per point; the same as ``scale``.
  public var nativeScale: CGFloat { scale }

  /// The number of pixels per point.
  public var scale: CGFloat { traitCollection.displayScale }

  /// The traits from the device's settings.
  public var traitCollection: UITraitCollection {
    UITraitCollection(UISimulatedDevice.current.traits)
  }

  /// The existing windows, held weakly.
  static let windows = WindowList()
}

/// A list of windows, held weakly.
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
