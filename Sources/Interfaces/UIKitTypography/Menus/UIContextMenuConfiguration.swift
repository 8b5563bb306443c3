public import Foundation

/// A closure that returns a menu, given the elements that the system suggests. It is never called
/// here.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// A closure that returns a preview of what a menu belongs to. It is never called here.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The configuration of a menu that a long press opens. Nobody opens it here.
@preconcurrency @MainActor
open class UIContextMenuConfiguration {
  /// The identifier of the configuration; an empty string unless you give one.
  public let identifier: any NSCopying
  /// Creates a configuration. Its closures are never called here.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString()
  }
}

/// An interaction that opens a menu after a long press. Nobody presses here.
@preconcurrency @MainActor
open class UIContextMenuInteraction: UIInteraction {
  /// The view that the interaction was added to; `nil` for none.
  public private(set) weak var view: UIView?
  /// The object that provides the menu. It is never called here.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction whose menu comes from a delegate.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Closes the menu; no effect here, because none is open.
  open func dismissMenu() {}
  /// Returns the location of the press in a view; always zero here.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// An object that provides the menu of a long press. It is never called here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu for a location in the view, or `nil` for none; never called here.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// An animator for the change from a menu's preview to what it shows. There is none here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: AnyObject {
  /// The controller of the preview; `nil` for none.
  var previewViewController: UIViewController? { get }
  /// Adds changes that run together with the system's animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the system's animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// An animator for the opening or closing of a menu. There is none here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller of the preview; `nil` for none.
  var previewViewController: UIViewController? { get }
  /// Adds changes that run together with the system's animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a closure that runs after the system's animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The appearance of a view that is lifted for a menu or a drag. It is not drawn here.
@preconcurrency @MainActor
open class UIPreviewParameters {
  /// The colour behind the lifted view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground
  /// The visible part of the view; `nil` for the whole view.
  open var visiblePath: UIBezierPath?
  /// The outline of the view's shadow; `nil` for the system's.
  open var shadowPath: UIBezierPath?
  /// Creates parameters for the whole view, on the system's background.
  public init() {}
}

/// A view that is lifted for a menu or a drag, with its appearance. It is not drawn here.
@preconcurrency @MainActor
open class UITargetedPreview {
  /// The view that is lifted.
  public let view: UIView
  /// The appearance of the lifted view.
  public let parameters: UIPreviewParameters
  /// Creates a preview of a view with an appearance.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }
  /// Creates a preview of a view with the default appearance.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}
