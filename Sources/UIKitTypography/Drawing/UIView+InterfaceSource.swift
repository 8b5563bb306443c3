import DynamicType
import Foundation
public import Snapshots

extension UIView: MainActorInterfaceSource {
  /// The view laid out in a window: a live change of the settings of the device in force to those given, of
  /// which nothing is to be seen where that is set to them; see ``interfaceFrame(size:traits:)``. Texts are set
  /// in the fonts in force.
  ///
  /// Outside of a launch it is shown on a device of its own, set as the one in force.
  public func interface(
    in surroundings: InterfaceSurroundings, typesetter: Typesetter
  ) throws -> InterfaceFrame {
    let device = UISimulatedDevice.current
    guard InterfaceLaunch.current == nil else { return try shown(in: surroundings) }
    return try UISimulatedDevice(like: device).run { try shown(in: surroundings) }
  }

  /// The launch that it was made in; `nil` outside of all.
  public var madeIn: InterfaceLaunch.ID? { launch }

  private func shown(in surroundings: InterfaceSurroundings) throws -> InterfaceFrame {
    try interfaceFrame(
      size: CGSize(
        width: surroundings.width?.value ?? 0, height: surroundings.height?.value ?? 0),
      traits: UITraitCollection(UITraitValues(surroundings)), pressing: surroundings.pressed)
  }
}

extension UIViewController: MainActorInterfaceSource {
  /// The controller's view laid out in a window; see `UIView`.
  public func interface(
    in surroundings: InterfaceSurroundings, typesetter: Typesetter
  ) throws -> InterfaceFrame {
    try shownView.interface(in: surroundings, typesetter: typesetter)
  }

  /// The launch that it was made in; `nil` outside of all.
  public var madeIn: InterfaceLaunch.ID? { launch }
}

extension UITraitValues {
  /// What surroundings say, in UIKit's words.
  init(_ surroundings: InterfaceSurroundings) {
    let traits = surroundings.traits
    self.init(
      category: UIContentSizeCategory(traits.preferredContentSizeCategory),
      legibilityWeight: traits.legibilityWeight == .bold ? .bold : .regular,
      displayScale: CGFloat(traits.displayScale?.pixelsPerPoint ?? 3),
      layoutDirection: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      userInterfaceStyle: surroundings.appearance == .dark ? .dark : .light)
  }
}
