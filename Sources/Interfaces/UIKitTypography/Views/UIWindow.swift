public import Foundation

/// The view that contains all others on the screen.
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

  /// The order of windows in front of each other. It has no effect here.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level as UIKit's number.
    public let rawValue: CGFloat
    /// Creates a level from UIKit's number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from UIKit's number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's windows.
    public static let normal = Level(0)
    /// The level of the status bar.
    public static let statusBar = Level(1000)
    /// The level of alerts.
    public static let alert = Level(2000)
  }

  weak var scene: UIResponder?
  /// The level of the window; no effect here.
  open var windowLevel = Level.normal
  /// The screen of the window, the only one.
  open var screen: UIScreen { .main }
  /// Whether the window receives the keyboard: only the first existing window does.
  open var isKeyWindow: Bool { UIScreen.windows.all.first === self }
  /// Does nothing here. UIKit lets the window receive the keyboard.
  open func makeKey() {}

  /// Lays out the window, and calls the appearance methods of its root controller.
  open func makeKeyAndVisible() {
    isHidden = false
    guard let rootViewController else { return layoutIfNeeded() }
    rootViewController.appear { layoutIfNeeded() }
  }
}
