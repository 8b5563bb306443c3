import DynamicType
import Foundation
public import Snapshots

extension UIView: MainActorInterfaceSource {
  /// Lays the view out in a window, after a live change from the settings of the current device to
  /// the given ones. See ``interfaceFrame(size:traits:)``. Texts use the current fonts.
  ///
  /// Outside of a launch, the view is shown on a new device, which becomes the current one.
  public func interface(
    in surroundings: InterfaceSurroundings, typesetter: Typesetter
  ) throws -> InterfaceFrame {
    let device = UISimulatedDevice.current
    guard InterfaceLaunch.current == nil else { return try shown(in: surroundings) }
    return try UISimulatedDevice(like: device).run { try shown(in: surroundings) }
  }

  /// The launch in which the view and its controller were created; `nil` outside of a launch, or on
  /// another device.
  public var madeIn: InterfaceLaunch.ID? { isOfLaunch ? launch : nil }

  /// Whether the view and its controller were created in the current launch, on its device.
  var isOfLaunch: Bool {
    [self, viewController].compactMap(\.self).allSatisfy {
      $0.launch == InterfaceLaunch.current?.id && $0.device === UISimulatedDevice.current
    }
  }

  fileprivate func shown(in surroundings: InterfaceSurroundings) throws -> InterfaceFrame {
    settle(in: surroundings)
    return try elements(pressing: surroundings.pressed)
  }

  /// Applies the settings and the size of a window, and lays the view out.
  fileprivate func settle(in surroundings: InterfaceSurroundings) {
    settle(
      size: CGSize(
        width: surroundings.width?.value ?? 0, height: surroundings.height?.value ?? 0),
      traits: UITraitCollection(UITraitValues(surroundings)))
  }
}

extension UIViewController: MainActorInterfaceSource {
  /// Lays the controller's view out in a window; see `UIView`. The first call also sends
  /// `viewWillAppear` and the calls that follow it, to this controller and to those whose views are
  /// inside its view.
  public func interface(
    in surroundings: InterfaceSurroundings, typesetter: Typesetter
  ) throws -> InterfaceFrame {
    let device = UISimulatedDevice.current
    guard InterfaceLaunch.current == nil else { return try shown(in: surroundings) }
    return try UISimulatedDevice(like: device).run { try shown(in: surroundings) }
  }

  private func shown(in surroundings: InterfaceSurroundings) throws -> InterfaceFrame {
    appear { shownView.settle(in: surroundings) }
    return try shownView.elements(pressing: surroundings.pressed)
  }

  /// The launch in which the controller was created; `nil` outside of a launch, or on another
  /// device.
  public var madeIn: InterfaceLaunch.ID? {
    launch == InterfaceLaunch.current?.id && device === UISimulatedDevice.current ? launch : nil
  }
}

extension UITraitValues {
  /// Creates values from the traits and the appearance of surroundings.
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
