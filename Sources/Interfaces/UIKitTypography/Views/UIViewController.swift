public import Foundation

/// What owns a view and looks after it.
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

  /// What it looks like in a navigation bar.
  open var navigationItem: UINavigationItem {
    if let storedItem { return storedItem }
    let item = UINavigationItem(title: title ?? "")
    storedItem = item
    return item
  }

  /// The controller around it.
  public private(set) weak var parent: UIViewController?
  /// The controllers in it.
  public private(set) var children: [UIViewController] = []
  /// What it looks like in a tab bar.
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
  /// What reaches into the safe area beside the screen's corners.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { storedView?.setNeedsSolving() }
  }
  private(set) var overrides = UITraitValues()

  /// Traits that hold for it and its view, in place of those around.
  public var traitOverrides: any UIMutableTraits {
    get { overrides }
    set {
      overrides = UITraitValues(newValue)
      storedView?.traitsDidChangeAround()
    }
  }

  /// Whether it and its view are light or dark, whatever is around them.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { overrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// A controller; there are no files of Interface Builder here, so what is named counts for nothing.
  public init(nibName: String?, bundle: Bundle?) {
    super.init(asResponder: ())
  }

  /// A controller of Interface Builder. There is none here: it comes out as a new one.
  public required init?(coder: NSCoder) {
    super.init(asResponder: ())
  }

  /// A controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its view, made when it is first asked for.
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

  /// Its view; `nil` before somebody asked for it.
  open var viewIfLoaded: UIView? { storedView }
  /// Whether its view was made.
  public var isViewLoaded: Bool { storedView != nil }

  /// Makes its view, where it has none.
  public func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    if storedView == nil { view = UIView(frame: UIScreen.main.bounds) }
    viewDidLoad()
  }

  /// Makes its view; a plain one unless overridden.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Called after its view was made.
  open func viewDidLoad() {}
  /// Called before its view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after its view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called where its view is shown, with its traits and size known.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called before its view is shown no more; never here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after its view is shown no more; never here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before its view lays out what stands in it.
  open func viewWillLayoutSubviews() {}
  /// Called after its view laid out what stands in it.
  open func viewDidLayoutSubviews() {}
  /// Called where constraints may have to be made anew.
  open func updateViewConstraints() {}
  /// Called after the traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits in force.
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

  /// Takes a controller in. Its view has to be put somewhere as well.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    children.append(childController)
  }

  /// Called after it was taken in, or let go.
  open func didMove(toParent parent: UIViewController?) {}
  /// Called before it is taken in, or let go.
  open func willMove(toParent parent: UIViewController?) {}

  /// Leaves the controller around it.
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
  func appear(_ layOut: () -> Void) {
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
