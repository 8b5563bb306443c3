public import Foundation

/// A controller that owns a view.
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  private var storedView: UIView?
  /// The title, for the navigation bar and the tab bar.
  open var title: String? {
    didSet {
      if let storedItem { storedItem.title = title }
      guard let storedTabItem else { return }
      storedTabItem.title = title
      parent?.itemsOfChildrenDidChange()
    }
  }
  private var storedItem: UINavigationItem?

  /// The content of the navigation bar for this controller.
  open var navigationItem: UINavigationItem {
    if let storedItem { return storedItem }
    let item = UINavigationItem(title: title ?? "")
    storedItem = item
    return item
  }

  /// The parent controller; `nil` for none.
  public private(set) weak var parent: UIViewController?
  /// The child controllers.
  public private(set) var children: [UIViewController] = []
  /// The item of the tab bar for this controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabItem { return storedTabItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabItem = item
      return item
    }
    set {
      storedTabItem = newValue
      parent?.itemsOfChildrenDidChange()
    }
  }
  private var storedTabItem: UITabBarItem?
  /// Insets that are added to the safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { storedView?.setNeedsSolving() }
  }
  private(set) var overrides = UITraitValues()

  /// The traits that override the outer ones, for the controller and its view.
  public var traitOverrides: any UIMutableTraits {
    get { overrides }
    set {
      overrides = UITraitValues(newValue)
      storedView?.traitsDidChangeAround()
    }
  }

  /// The light or dark appearance that overrides the outer one.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Creates a controller. Interface Builder files are not supported, so the names have no effect.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// Creates an empty controller, because Interface Builder files are not supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller without an Interface Builder file.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The view, which is created on first access.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.viewController = nil
      storedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view; `nil` before the first access.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether the view was created.
  public var isViewLoaded: Bool { storedView != nil }

  /// Creates the view if it does not exist.
  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Creates the view. Override it to create your own.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Called after the view was created.
  open func viewDidLoad() {}
  /// Called before the view is shown for the first time.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view was shown for the first time.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view appears. Its traits and size are known.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called before the view disappears; never here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared; never here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Called to update constraints.
  open func updateViewConstraints() {}
  /// Called before the size of the view changes; never here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits change; never here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called after the insets of the safe area changed; never here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the margins changed; never here.
  open func viewLayoutMarginsDidChange() {}
  /// Called when memory is short; never here.
  open func didReceiveMemoryWarning() {}

  // MARK: Presenting. Nothing is presented here.

  /// Presents a controller. Nothing is shown here, and the completion handler runs at once.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    completion?()
  }
  /// Dismisses the presented controller. Only the completion handler runs here.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
  /// Shows a controller in the navigation controller, if there is one.
  open func show(_ vc: UIViewController, sender: Any?) {
    navigationController?.pushViewController(vc, animated: false)
  }
  /// Shows a controller beside this one. It has no effect here.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  /// Runs a segue of a storyboard. It has no effect here.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Called before a segue of a storyboard; never here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether a segue may run. It is never called here.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// The controller that this one presents. Always `nil` here.
  open var presentedViewController: UIViewController? { nil }
  /// The controller that presents this one. Always `nil` here.
  open var presentingViewController: UIViewController? { nil }
  /// The way the controller is presented; no effect here.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation of the presentation; no effect here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a swipe cannot dismiss the controller; no effect here.
  open var isModalInPresentation = false
  /// Whether presented controllers cover only this one; no effect here.
  open var definesPresentationContext = false
  /// The delegate for presentations of your own. It is never called here.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The size that the controller prefers in a container; no effect here.
  open var preferredContentSize = CGSize.zero
  /// Whether the controller is being presented. Always `false` here.
  open var isBeingPresented: Bool { false }
  /// Whether the controller is being dismissed. Always `false` here.
  open var isBeingDismissed: Bool { false }
  /// Whether the controller is being added to a parent. Always `false` here.
  open var isMovingToParent: Bool { false }
  /// Whether the controller is being removed from its parent. Always `false` here.
  open var isMovingFromParent: Bool { false }

  // MARK: Device

  /// The orientations that the controller supports; no effect here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the controller is presented; no effect here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the interface turns with the device; no effect here.
  open var shouldAutorotate: Bool { true }
  /// The style of the status bar. No status bar is drawn here.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden. No status bar is drawn here.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation of the status bar. No status bar is drawn here.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides on the style of the status bar; no effect here.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; no effect here.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator hides. No home indicator is drawn here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  // MARK: Bars

  /// Whether the content can be edited.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditing = false
  /// Sets whether the content can be edited. Nothing is animated here.
  open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }
  /// Whether it hides the tab bar when it is pushed; no effect here.
  open var hidesBottomBarWhenPushed = false
  /// The items of the toolbar. They are not drawn here.
  open var toolbarItems: [UIBarButtonItem]?
  /// The edges at which the view extends below bars; no effect here.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether the view extends below opaque bars; no effect here.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The name for restoring the controller; no effect here.
  open var restorationIdentifier: String?
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits of the view. Before it is created, these are the current traits with
  /// ``traitOverrides``.
  public var traitCollection: UITraitCollection {
    storedView?.traitCollection
      ?? UITraitCollection(UITraitCollection.current.values.merging(overrides))
  }

  private var traitObservers: [TraitChangeObserver] = []

  // Final, as in UIKit, where it comes with an extension. Subclasses of a class that Swift 5 uses from
  // anywhere would look for it under another name.
  /// Observes changes of some traits.
  ///
  /// - Parameters:
  ///   - traits: The traits to observe.
  ///   - handler: Called after each change with the controller and the previous traits.
  @discardableResult
  public final func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let observer = TraitChangeObserver(traits) { [weak self] previous in
      guard let environment = self as? Environment else { return }
      handler(environment, previous)
    }
    traitObservers.append(observer)
    return observer
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }

  func tell(of traits: UITraitCollection, previous: UITraitCollection) {
    for observer in traitObservers
    where observer.traits.contains(where: { $0.differs(traits, previous) }) {
      observer.handler(previous)
    }
    traitCollectionDidChange(previous)
  }

  /// Adds a child controller. Add its view to a superview, too.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    children.append(childController)
  }

  /// Called after the controller was added to a parent or removed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called before the controller is added to a parent or removed.
  open func willMove(toParent parent: UIViewController?) {}

  /// Removes the controller from its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Updates a bar that shows the items of child controllers. The default does nothing.
  func itemsOfChildrenDidChange() {}

  /// Removes child controllers that are not in the new list, and adds those that are new.
  func replaceChildren(_ old: [UIViewController], by new: [UIViewController]) {
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  private var hasAppeared = false

  /// Calls the appearance methods of the controller and of its children whose views are in its own,
  /// once for each controller.
  ///
  /// - Parameter layOut: Gives the view its traits and its size, and lays it out.
  package func appear(_ layOut: () -> Void) {
    _ = shownView
    let appearing = controllersShown.filter { !$0.hasAppeared }
    for controller in appearing {
      controller.hasAppeared = true
      controller.viewWillAppear(false)
    }
    layOut()
    if appearing.isEmpty { return }
    for controller in appearing { controller.viewIsAppearing(false) }
    view.layoutIfNeeded()
    for controller in appearing { controller.viewDidAppear(false) }
    view.layoutIfNeeded()
  }

  /// The controller, and its children whose views are in its own.
  private var controllersShown: [UIViewController] {
    [self]
      + children.filter { $0.storedView?.isDescendant(of: view) == true }
      .flatMap(\.controllersShown)
  }

  /// The superview of the controller's view; `nil` for none.
  open override var next: UIResponder? { storedView?.superview }

  /// The view to draw; see ``UIView/interfaceFrame(size:traits:)``.
  var shownView: UIView { view }
}

/// A change from one controller of a storyboard to another. Storyboards are not supported.
@preconcurrency @MainActor
open class UIStoryboardSegue {
  /// The name of the segue in the storyboard; `nil` for none.
  public let identifier: String?
  /// The controller that the segue leads from.
  public let source: UIViewController
  /// The controller that the segue leads to.
  public let destination: UIViewController
  /// Creates a segue between two controllers.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
  /// Changes from the source to the destination. It has no effect here.
  open func perform() {}
}
