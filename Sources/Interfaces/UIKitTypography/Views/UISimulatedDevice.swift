import DynamicType
import Foundation
public import Snapshots
import Synchronization

/// The simulated device of interface code: its settings, fonts and system version.
///
/// UIKit has one device for the process, with `UIScreen.main` and `UIApplication.shared`.
/// ``current`` is that device, unless ``run(_:)`` or a launch of an interface sets another one for
/// a task. So tests that run at the same time do not affect each other.
public final class UISimulatedDevice: Sendable {
  private struct State: Sendable {
    var traits = UITraitValues.deviceDefault
    var system = UISystemVersion.latest
    var fonts: InterfaceFonts?
    var screen = UIScreenSize.phone
    var misuses: [UIMisuse] = []
    var setTraits = UITraitValues()
    var appearances = AppearanceProxies()
  }

  private let state = Mutex(State())

  /// Creates a new phone: Large, light, 3x, left to right.
  public init() {}

  /// Creates the device of a launch, with the fonts, the screen and the system of another one.
  private convenience init(
    launchedIn surroundings: InterfaceSurroundings, like other: UISimulatedDevice?
  ) {
    self.init()
    if let other { (fonts, system, screenSize) = (other.fonts, other.system, other.screenSize) }
    if let width = surroundings.width { screenSize.width = width.value }
    if let height = surroundings.height { screenSize.height = height.value }
    traits = traits.merging(UITraitValues(surroundings))
  }

  /// Creates a device with the settings, fonts and appearance proxies of another one.
  convenience init(like other: UISimulatedDevice) {
    self.init()
    (fonts, system, screenSize) = (other.fonts, other.system, other.screenSize)
    (traits, setTraits) = (other.traits, other.setTraits)
    let appearances = other.appearances
    state.withLock { $0.appearances = appearances }
  }

  /// A device that is current, and the launch in which it became current.
  private struct Scope: Sendable {
    let device: UISimulatedDevice
    let launch: InterfaceLaunch.ID?
  }

  @TaskLocal private static var scoped: Scope?
  private static let ofProcess = UISimulatedDevice()

  /// The device of the current task: that of the innermost ``run(_:)`` or launch. A launch has a
  /// new device, with the fonts and the system of the ``run(_:)`` around it and a screen of the
  /// window's size.
  public static var current: UISimulatedDevice {
    let scope = scoped
    guard let launch = InterfaceLaunch.current, scope?.launch != launch.id else {
      return scope?.device ?? ofProcess
    }
    return launch.belonging { UISimulatedDevice(launchedIn: $0.surroundings, like: scope?.device) }
  }

  /// Runs an action on this device.
  @MainActor public func run<Result>(_ action: @MainActor () throws -> Result) rethrows -> Result {
    try Self.$scoped.withValue(scope) { try action() }
  }

  /// Runs an action without views on this device, on any thread.
  public func perform<Result>(_ action: () throws -> Result) rethrows -> Result {
    try Self.$scoped.withValue(scope) { try action() }
  }

  private var scope: Scope { Scope(device: self, launch: InterfaceLaunch.current?.id) }

  /// Resets all settings and removes appearance proxies. Existing views are not notified.
  public func reset() {
    state.withLock { $0 = State() }
  }

  /// The settings. Setting them notifies no view; ``change(to:showing:)`` does.
  var traits: UITraitValues {
    get { state.withLock { $0.traits } }
    set {
      state.withLock { state in
        state.traits = newValue
        state.setTraits = UITraitValues()
      }
    }
  }

  /// The current traits that code set. They override the settings.
  var setTraits: UITraitValues {
    get { state.withLock { $0.setTraits } }
    set { state.withLock { $0.setTraits = newValue } }
  }

  /// The appearance proxies; see `UIView.appearance()`.
  var appearances: AppearanceProxies { state.withLock { $0.appearances } }

  /// The version of the system to behave like; by default the latest.
  public var system: UISystemVersion {
    get { state.withLock { $0.system } }
    set { state.withLock { $0.system = newValue } }
  }

  /// The size of the screen in points; by default 393 × 852.
  public var screenSize: UIScreenSize {
    get { state.withLock { $0.screen } }
    set { state.withLock { $0.screen = newValue } }
  }

  /// The fonts of the device; `nil` for those of the folder `Fonts` in the working directory.
  /// `InterfaceFonts.current` takes precedence over both.
  public var fonts: InterfaceFonts? {
    get { state.withLock { $0.fonts } }
    set { state.withLock { $0.fonts = newValue } }
  }

  /// Calls for which UIKit raises an exception, the oldest first.
  ///
  /// UIKit ends the process. Here the call is also reported on standard error, and the test run
  /// continues.
  public var misuses: [UIMisuse] { state.withLock { $0.misuses } }

  func report(_ misuse: UIMisuse) {
    let isNew = state.withLock { state in
      // A loop must not fill the memory.
      guard state.misuses.count < 1000 else { return false }
      state.misuses.append(misuse)
      return true
    }
    if isNew { FileHandle.standardError.write(Data("UIKitTypography: \(misuse)\n".utf8)) }
  }
}

/// The size of a screen, in points.
public struct UIScreenSize: Hashable, Sendable {
  /// The width in points; above 0.
  public var width: Double
  /// The height in points; above 0.
  public var height: Double

  /// Creates a size from its width and height in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A common phone, held upright: 393 × 852 points.
  public static let phone = UIScreenSize(width: 393, height: 852)
}

/// A version of iOS. The behaviour of text depends on it.
public struct UISystemVersion: Hashable, Comparable, Sendable {
  /// The first number, such as 17.
  public let major: Int

  /// Creates a version by its first number.
  public init(_ major: Int) {
    self.major = major
  }

  /// The latest version, iOS 26.
  public static let latest = UISystemVersion(26)

  /// Returns whether the first version is older.
  public static func < (left: UISystemVersion, right: UISystemVersion) -> Bool {
    left.major < right.major
  }
}

/// A call for which UIKit raises an exception.
public enum UIMisuse: Hashable, Sendable, CustomStringConvertible {
  /// A font that `UIFontMetrics` had scaled was scaled again.
  case scaledTwice(font: String)
  /// Two views of a constraint have no common ancestor.
  case noCommonAncestor(constraint: String)
  /// A view was put into itself.
  case cycle(view: String)
  /// A cell was requested for an identifier without a registered class.
  case noCell(identifier: String)
  /// A view asks for a layer of a class of the app's own.
  case ownLayer(view: String, layer: String)

  /// A message that says what happened and what to do.
  public var description: String {
    switch self {
    case .scaledTwice(let font):
      "\(font) was scaled already and must not be used to make another scaled font. "
        + "Scale the font it was made from."
    case .noCommonAncestor(let constraint):
      "The items of \(constraint) have no common ancestor. Add both to one view first."
    case .cycle(let view): "\(view) cannot be a subview of itself. Add it elsewhere."
    case .noCell(let identifier):
      "No cell is registered as “\(identifier)”. Register a class for it first."
    case .ownLayer(let view, let layer):
      "\(view) has a CALayer instead of a \(layer), because Typeproof makes no layers of an app's "
        + "own classes. A forced cast to \(layer) stops the test. Leave the view out, or draw without it."
    }
  }
}

extension UISimulatedDevice {
  static let boldTextStatusDidChange = NSNotification.Name(
    "UIAccessibilityBoldTextStatusDidChangeNotification")

  /// Changes the settings of the device while an interface is on screen, as a person does.
  ///
  /// The views of the tree receive the new traits, and views that follow the text size update their
  /// fonts. Observers are called, `didChangeNotification` is posted if the text size changed, and
  /// the tree is laid out. Views that do not follow the change stay as they are, as on a device.
  ///
  /// - Parameters:
  ///   - traits: The traits that change. Others stay the same.
  ///   - view: A view of the tree on screen. Windows of this device receive the change, too.
  @MainActor
  public func change(to traits: UITraitCollection, showing view: UIView? = nil) {
    let old = self.traits
    let new = old.merging(traits.values)
    self.traits = new
    let roots = UIScreen.windows.all.filter { $0.device === self } + [view?.root].compactMap { $0 }
    var told: [UIView] = []
    run {
      for root in roots where !told.contains(where: { $0 === root }) {
        told.append(root)
        root.traitsDidChangeAround()
      }
      if new.preferredContentSizeCategory != old.preferredContentSizeCategory {
        NotificationCenter.default.post(
          name: UIContentSizeCategory.didChangeNotification, object: nil,
          userInfo: [
            UIContentSizeCategory.newValueUserInfoKey: new.preferredContentSizeCategory.rawValue
          ])
      }
      if new.legibilityWeight != old.legibilityWeight {
        NotificationCenter.default.post(
          name: Self.boldTextStatusDidChange, object: nil)
      }
      for root in told { root.layoutIfNeeded() }
    }
  }
}
