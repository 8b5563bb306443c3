public import Foundation

/// A controller that owns a view.
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  private var storedView: UIView?
  /// A title.
  open var title: String? {
    didSet {
      if let storedItem { storedItem.title = title }
      guard let storedTabItem else { return }
      storedTabItem.title = title
      parent?.itemsOfChildrenDidChange()
    }
  }
  private var storedItem: UINavigationItem?

  /// The content of the navigation bar.
  open var navigationItem: UINavigationItem {
    if let storedItem { return storedItem }
    let item = UINavigationItem(title: title ?? "")
    storedItem = item
    return item
  }

  /// The parent controller.
  public private(set) weak var parent: UIViewController?
  /// The child controllers.
  public private(set) var children: [UIViewController] = []
  /// The item of the tab bar.
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

  /// The appearance that overrides the outer one.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Creates a controller. Interface Builder files are not supported, so the names have no effect.
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  /// Creates a controller, because Interface Builder files are not supported.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a controller.
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
  /// Called before its view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after its view is shown.
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
  /// Called before the size changes; never here.
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

  /// Shows a controller above this one. It has no effect here.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    completion?()
  }
  /// Closes what is shown above. It has no effect here.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
  /// Shows a controller in the navigation controller, if there is one.
  open func show(_ vc: UIViewController, sender: Any?) {
    navigationController?.pushViewController(vc, animated: false)
  }
  /// Shows a controller beside this one. It has no effect here.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  /// Shows what a storyboard says: nothing here.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Called before what a storyboard says is shown; never here.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether what a storyboard says is shown.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// The controller that is shown above; `nil` here.
  open var presentedViewController: UIViewController? { nil }
  /// The controller below; `nil` here.
  open var presentingViewController: UIViewController? { nil }
  /// How it is shown above another.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a person cannot close it.
  open var isModalInPresentation = false
  /// Whether what it shows covers it alone.
  open var definesPresentationContext = false
  /// What makes what moves it.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// The size that it asks for.
  open var preferredContentSize = CGSize.zero
  /// Whether it is about to be shown: never here.
  open var isBeingPresented: Bool { false }
  /// Whether it is about to be closed: never here.
  open var isBeingDismissed: Bool { false }
  /// Whether it comes into its parent: never here.
  open var isMovingToParent: Bool { false }
  /// Whether it leaves its parent: never here.
  open var isMovingFromParent: Bool { false }

  // MARK: Device

  /// Its orientations.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The way in which it stands at first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// The style of the status bar. None is drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden.
  open var prefersStatusBarHidden: Bool { false }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whose style the status bar has.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Who decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the sign at the bottom edge hides.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  // MARK: Bars

  /// Whether its content can be changed.
  open var isEditing: Bool {
    get { isInEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var isInEditing = false
  /// Sets whether its content can be changed.
  open func setEditing(_ editing: Bool, animated: Bool) { isInEditing = editing }
  /// Whether it hides the tab bar when it is pushed; no effect here.
  open var hidesBottomBarWhenPushed = false
  /// The items of the toolbar. They are not drawn here.
  open var toolbarItems: [UIBarButtonItem]?
  /// The edges at which it lies below bars; no effect here.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Whether it lies below bars that nothing shines through; no effect here.
  open var extendedLayoutIncludesOpaqueBars = false
  /// The name to restore it by; no effect here.
  open var restorationIdentifier: String?
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits.
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

  /// Shows the items of its controllers as they are now, where a bar of its own has them.
  func itemsOfChildrenDidChange() {}

  /// Lets those go that stay no longer, and takes in those that come.
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

  /// Tells it and the controllers in it that their views are shown, where they were not told before; those whose
  /// views do not stand in its own are not.
  ///
  /// - Parameter layOut: Gives its view the traits and the size that it is shown with, and lays it out.
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

  /// It, and the controllers in it whose views stand in its own.
  private var controllersShown: [UIViewController] {
    [self]
      + children.filter { $0.storedView?.isDescendant(of: view) == true }
      .flatMap(\.controllersShown)
  }

  /// The superview of the controller's view.
  open override var next: UIResponder? { storedView?.superview }

  /// What a screen would show of its view; see ``UIView/interfaceFrame(size:traits:)``.
  var shownView: UIView { view }
}

/// What a storyboard says about two controllers. None can be read.
@preconcurrency @MainActor
open class UIStoryboardSegue {
  /// The name.
  public let identifier: String?
  /// The controller before.
  public let source: UIViewController
  /// The controller after.
  public let destination: UIViewController
  /// Creates one.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }
  /// Changes from one to the other. It has no effect here.
  open func perform() {}
}
