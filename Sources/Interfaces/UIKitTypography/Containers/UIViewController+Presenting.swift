public import Foundation

extension UIViewController {
  /// The object that presents the controller. It is `nil` here.
  public var presentationController: UIPresentationController? { nil }
  /// The settings of the controller's sheet. It is `nil` here.
  public var sheetPresentationController: UISheetPresentationController? { nil }
  /// The settings of the controller's popover. It is `nil` here.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// The coordinator of a change between controllers. It is `nil` here.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  /// The storyboard from which the controller was made. It is `nil` here.
  public var storyboard: UIStoryboard? { nil }
  /// The split view controller that contains this one; `nil` for none.
  public var splitViewController: UISplitViewController? { ancestor() }
  /// The context of an app extension. It is `nil` here.
  public var extensionContext: NSExtensionContext? { nil }

  /// Sets the items of the toolbar. The toolbar is not drawn here.
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Asks for an update of the status bar. It has no effect here.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks for an update of the home indicator. It has no effect here.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Asks for an update of the supported orientations. It has no effect here.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Sets the scroll view that bars follow. It has no effect here.
  public func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
  /// A new button titled “Edit” whose action turns ``isEditing`` on or off.
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

/// An Interface Builder file. Such files are not read here.
@preconcurrency @MainActor
open class UIStoryboard {
  /// Creates a storyboard. Its file is not read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
  /// Returns `nil`, because storyboards are not read here.
  open func instantiateInitialViewController() -> UIViewController? { nil }
  /// Returns an empty controller, because storyboards are not read here.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// The connection of an app extension to its host app. None exists here.
@preconcurrency @MainActor
open class NSExtensionContext {
  /// The items that the host app passed: always empty here.
  public var inputItems: [Any] { [] }
  init() {}
  /// Ends the request with items. It has no effect here.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  /// Ends the request with an error. It has no effect here.
  open func cancelRequest(withError error: any Error) {}
  /// Opens a URL. It has no effect here.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}
