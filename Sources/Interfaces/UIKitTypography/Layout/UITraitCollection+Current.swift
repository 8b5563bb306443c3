import DynamicType
import Snapshots
import Synchronization

/// The current traits of a piece of code, which the code may change.
private final class CurrentTraits: Sendable {
  private let state: Mutex<UITraitValues>
  /// The launch in which the traits were set; `nil` outside of a launch.
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

  /// The traits of the innermost `asCurrent(_:)`; `nil` if that began outside the current launch.
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

  /// Runs an action during which ``current`` returns these traits, merged over those in force.
  public func performAsCurrent(_ actions: () -> Void) {
    asCurrent(actions)
  }

  func asCurrent<Result>(_ actions: () -> Result) -> Result {
    let traits = Self.scoped.map { $0.values.merging(values) } ?? values
    return Self.$innermost.withValue(CurrentTraits(traits)) { actions() }
  }

  /// The given traits merged over the current ones, in the form that scaling needs.
  static func inForce(_ given: UITraitCollection?) -> TraitCollection {
    let current = current.values
    return (given.map { current.merging($0.values) } ?? current).forScaling
  }
}
