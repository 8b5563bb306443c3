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

/// The app that interface code belongs to.
@preconcurrency @MainActor
public final class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication(asResponder: ())

  /// The text size of the current device.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UISimulatedDevice.current.traits.preferredContentSizeCategory
  }

  /// The layout direction of the device.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UISimulatedDevice.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

/// The view that contains all others of a screen.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.view.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  /// Creates a window with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    UIScreen.windows.add(self)
  }

  /// Creates an empty window, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    UIScreen.windows.add(self)
  }

  /// Creates a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Shows the window: lays it out.
  open func makeKeyAndVisible() {
    isHidden = false
    guard let rootViewController else { return layoutIfNeeded() }
    rootViewController.appear { layoutIfNeeded() }
  }
}
