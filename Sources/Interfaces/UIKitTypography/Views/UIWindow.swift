public import Foundation

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

  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: CGFloat
    /// Creates a level from its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of an app.
    public static let normal = Level(0)
    /// That of the status bar.
    public static let statusBar = Level(1000)
    /// That of messages.
    public static let alert = Level(2000)
  }

  weak var scene: UIResponder?
  /// How far in front it is; no effect here.
  open var windowLevel = Level.normal
  /// The screen.
  open var screen: UIScreen { .main }
  /// Whether a person types in it: in the first window.
  open var isKeyWindow: Bool { UIScreen.windows.all.first === self }
  /// Lets a person type in it. Nobody types here.
  open func makeKey() {}

  /// Shows the window: lays it out.
  open func makeKeyAndVisible() {
    isHidden = false
    guard let rootViewController else { return layoutIfNeeded() }
    rootViewController.appear { layoutIfNeeded() }
  }
}
