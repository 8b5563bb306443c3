/// A container for ``UIView/appearance(whenContainedInInstancesOf:)``: a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: AnyObject {}

extension UIView: UIAppearanceContainer {
  /// Returns the appearance proxy of the class. Values you set on it apply to views that are added
  /// to a tree later.
  ///
  /// - `docs/uikit.md` lists the properties that a proxy can set. Others have no effect.
  /// - A property that code sets on a view itself wins, before or after.
  /// - The proxy of a derived class wins over that of its base class.
  /// - The proxy belongs to the current device, until ``UISimulatedDevice/reset()``.
  ///
  /// UIKit sets the properties when a view enters a window. Here they are set before the first
  /// layout of a tree, and when a view is added to a tree that was laid out. (Modelled.)
  ///
  /// There is no Objective-C runtime, so the proxy is a view created by `init(coder:)`. A class of
  /// your own needs one that returns a view.
  public class func appearance() -> Self {
    UISimulatedDevice.current.appearances.proxy(of: self, in: [])
  }

  /// Returns the appearance proxy for views of the class inside other views.
  ///
  /// The proxy whose outermost container is further out wins. Of two with the same outermost
  /// container, the one with more containers wins, as Apple documents for `UIAppearance`.
  ///
  /// - Parameter containerTypes: The classes of views and controllers around the view, the
  ///   innermost first. Other views may be in between.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UISimulatedDevice.current.appearances.proxy(of: self, in: containerTypes)
  }
}

extension UIBarItem {
  /// Returns the appearance proxy of the class; see ``UIView/appearance()``. An item uses the
  /// values when its bar first shows it.
  public class func appearance() -> Self {
    UISimulatedDevice.current.appearances.proxy(of: self, in: [])
  }

  /// Returns the appearance proxy for items whose bar is one of the containers or inside one; see
  /// ``UIView/appearance(whenContainedInInstancesOf:)``.
  public class func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    UISimulatedDevice.current.appearances.proxy(of: self, in: containerTypes)
  }
}

extension UIViewController: UIAppearanceContainer {}

extension UIView {
  /// Applies the device's proxies to the view and its subviews, and from then on to added views.
  func takeAppearance() {
    appearanceRecord.isInTree = true
    let proxies = UISimulatedDevice.current.appearances
    proxies.apply(to: self, in: appearanceContainers)
    takeContentAppearance(from: proxies)
    // A font of a proxy may have been made at another text size.
    if self is any UIContentSizeCategoryAdjusting, !appearanceRecord.byProxy.isEmpty {
      adjustFonts(for: traitCollection)
    }
    for subview in subviews { subview.takeAppearance() }
  }

  /// The views around this one, with their controllers and its own, the outermost first.
  var appearanceContainers: [any UIAppearanceContainer] {
    var containers: [any UIAppearanceContainer] = []
    var current: UIView? = self
    while let view = current {
      if view !== self { containers.append(view) }
      if let controller = view.viewController { containers.append(controller) }
      current = view.superview
    }
    return containers.reversed()
  }
}
