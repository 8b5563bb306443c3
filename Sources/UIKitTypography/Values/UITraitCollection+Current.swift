import DynamicType

extension UITraitCollection {
  @TaskLocal private static var scoped: UITraitCollection?

  /// The traits that hold for calls that are given none: those of the innermost
  /// ``performAsCurrent(_:)``, over those of the device.
  ///
  /// They belong to the running task; UIKit's can also be set, and belong to the thread.
  public static var current: UITraitCollection {
    let device = UISimulatedDevice.current.traits
    return scoped.map { UITraitCollection(device.merging($0.values)) } ?? UITraitCollection(device)
  }

  /// Runs an action with these traits, over those in force, as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    asCurrent(actions)
  }

  func asCurrent<Result>(_ actions: () -> Result) -> Result {
    let traits = Self.scoped.map { UITraitCollection($0.values.merging(values)) } ?? self
    return Self.$scoped.withValue(traits) { actions() }
  }

  /// The traits given over those in force, in the words of scaling.
  static func inForce(_ given: UITraitCollection?) -> TraitCollection {
    let current = current.values
    return (given.map { current.merging($0.values) } ?? current).forScaling
  }
}
