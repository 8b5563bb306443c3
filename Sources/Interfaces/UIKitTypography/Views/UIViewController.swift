public import Foundation

/// A controller that owns a view.
open class UIViewController: UIResponder, UITraitEnvironment {
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
    super.init(asResponder: ())
  }

  /// Creates a controller, because Interface Builder files are not supported.
  public required init?(coder: NSCoder) {
    super.init(asResponder: ())
  }

  /// Creates a controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

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

/// A view with a bar above or below it. Bars lie over what stands between them.
final class UIControllerStack: UIView {
  var top: UIView? { didSet { replace(oldValue, by: top) } }
  var content: UIView? { didSet { replace(oldValue, by: content) } }
  var bottom: UIView? { didSet { replace(oldValue, by: bottom) } }

  private func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new {
      new.translatesAutoresizingMaskIntoConstraints = true
      insertSubview(new, at: new === content ? 0 : .max)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let above = top?.sizeThatFits(bounds.size).height ?? 0
    let below = bottom?.sizeThatFits(bounds.size).height ?? 0
    top?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: above)
    content?.frame = CGRect(
      x: 0, y: above, width: bounds.width, height: max(0, bounds.height - above - below))
    bottom?.frame = CGRect(
      x: 0, y: max(above, bounds.height - below), width: bounds.width, height: below)
  }
}
