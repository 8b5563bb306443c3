public import Foundation

extension UIViewController {
  /// What shows it above another; `nil` here.
  public var presentationController: UIPresentationController? { nil }
  /// What shows it as a sheet; `nil` here.
  public var sheetPresentationController: UISheetPresentationController? { nil }
  /// What shows it beside something; `nil` here.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// What goes along with a change of screens; `nil` here.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// The storyboard that it is from; `nil` here.
  public var storyboard: UIStoryboard? { nil }
  /// The split view controller that contains this one; `nil` for none.
  public var splitViewController: UISplitViewController? { ancestor() }
  /// The context of an app's extension; `nil` here.
  public var extensionContext: NSExtensionContext? { nil }

  /// Sets the items of the toolbar. They are not drawn here.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Asks for the style of the status bar again. None is drawn.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks again whether the sign at the bottom edge hides. None is drawn.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks again for its orientations.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Names the view that scrolls; no effect here.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
  /// The button that lets its content be changed.
  public var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      title: "Edit",
      primaryAction: UIAction { [weak self] _ in self?.isEditing.toggle() })
  }

  func ancestor<Controller: UIViewController>() -> Controller? {
    var current = parent
    while let controller = current {
      if let found = controller as? Controller { return found }
      current = controller.parent
    }
    return nil
  }
}

/// A file of Interface Builder. None can be read, so it makes nothing.
@preconcurrency @MainActor
open class UIStoryboard {
  /// Creates a reference to a file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  /// Returns the first controller: none here.
  open func instantiateInitialViewController() -> UIViewController? { nil }
  /// Returns a controller without content, because Interface Builder files are not supported.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// The app that an extension works for. There is none here.
@preconcurrency @MainActor
open class NSExtensionContext {
  /// What it was given.
  public var inputItems: [Any] { [] }
  init() {}
  /// Ends.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  /// Ends with an error.
  open func cancelRequest(withError error: any Error) {}
  /// Opens an address.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}
