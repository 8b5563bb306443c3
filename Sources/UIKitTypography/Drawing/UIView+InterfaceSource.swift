import DynamicType
import Foundation
public import Snapshots

extension UIView: MainActorInterfaceSource {
  /// The view laid out in a window: a live change of the device's settings to those given; see
  /// ``interfaceFrame(size:traits:)``. Texts are set in the fonts in force.
  public func interface(
    in surroundings: InterfaceSurroundings, typesetter: Typesetter
  ) throws -> InterfaceFrame {
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
