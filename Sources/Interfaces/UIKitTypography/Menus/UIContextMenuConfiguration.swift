public import Foundation

/// Makes a menu of what the system proposes.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
/// Makes a view of what a menu belongs to.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// The menu of a long press. Nobody opens it here.
@preconcurrency @MainActor
open class UIContextMenuConfiguration {
  /// The name.
  public let identifier: any NSCopying
  /// Creates a menu.
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
  /// The view.
  public private(set) weak var view: UIView?
  /// What makes the menu.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Closes the menu.
  open func dismissMenu() {}
  /// Where the press is: at the corner.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Makes the menu of a long press. Nobody asks for it here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Returns the menu of a place.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// Goes on when a menu's view is chosen. Nobody chooses it here.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating: AnyObject {
  /// The view.
  var previewViewController: UIViewController? { get }
  /// Runs changes beside the system's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs after the system's changes.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Goes on when a menu opens or closes.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The view.
  var previewViewController: UIViewController? { get }
  /// Runs changes beside the system's.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs after the system's changes.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What a view looks like when it is picked up. Nobody picks it up here.
@preconcurrency @MainActor
open class UIPreviewParameters {
  /// The colour behind it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! = .systemBackground
  /// The part of it that is seen.
  open var visiblePath: UIBezierPath?
  /// The outline of its shadow.
  open var shadowPath: UIBezierPath?
  /// Creates the usual look.
  public init() {}
}

/// A view that is picked up. Nobody picks it up here.
@preconcurrency @MainActor
open class UITargetedPreview {
  /// The view.
  public let view: UIView
  /// What it looks like.
  public let parameters: UIPreviewParameters
  /// Creates one of a view.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
  }
  /// Creates one of a view with the usual look.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }
}
