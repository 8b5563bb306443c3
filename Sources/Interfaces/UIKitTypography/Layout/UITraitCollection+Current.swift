import DynamicType
import Snapshots
import Synchronization

/// The traits of a stretch of code, which it may set.
private final class CurrentTraits: Sendable {
  private let state: Mutex<UITraitValues>
  /// The launch that they hold in.
  let launch = InterfaceLaunch.current?.id

  init(_ values: UITraitValues) {
    state = Mutex(values)
  }

  var values: UITraitValues {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }
}

extension UITraitCollection {
  @TaskLocal private static var innermost: CurrentTraits?

  /// Those of the innermost stretch of code; none of a stretch that a launch began in.
  private static var scoped: CurrentTraits? {
    innermost.flatMap { $0.launch == InterfaceLaunch.current?.id ? $0 : nil }
  }

  /// The traits for calls that are given none: those of the view that is being laid out or drawn,
  /// of the innermost ``performAsCurrent(_:)``, or of the device.
  ///
  /// A value that you set lasts until the innermost of these ends, as in UIKit. Outside of all, it
  /// lasts until the settings of the current device change. (UIKit's belongs to the thread.)
  public static var current: UITraitCollection {
    get {
      let device = UISimulatedDevice.current
      let values = device.traits.merging(device.setTraits)
      return UITraitCollection(scoped.map { values.merging($0.values) } ?? values)
    }
    set {
      if let scoped {
        scoped.values = newValue.values
      } else {
        UISimulatedDevice.current.setTraits = newValue.values
      }
    }
  }

  /// Runs an action with these traits, over those in force, as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    asCurrent(actions)
  }

  func asCurrent<Result>(_ actions: () -> Result) -> Result {
    let traits = Self.scoped.map { $0.values.merging(values) } ?? values
    return Self.$innermost.withValue(CurrentTraits(traits)) { actions() }
  }

  /// The traits given over those in force, in the words of scaling.
  static func inForce(_ given: UITraitCollection?) -> TraitCollection {
    let current = current.values
    return (given.map { current.merging($0.values) } ?? current).forScaling
  }
}
