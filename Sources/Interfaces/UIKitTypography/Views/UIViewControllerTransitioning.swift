public import Foundation

// How one screen becomes another. Nothing moves here, and nobody asks for these.

/// The key of a controller of a change.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The previous one.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The one after.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view of a change.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The previous one.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The one after.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What changes.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that all is in.
  var containerView: UIView { get }
  /// Whether it moves.
  var isAnimated: Bool { get }
  /// Whether a person moves it.
  var isInteractive: Bool { get }
  /// Whether it was stopped.
  var transitionWasCancelled: Bool { get }
  /// Ends it.
  func completeTransition(_ didComplete: Bool)
  /// Returns a controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of a controller begins.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the view of a controller ends.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Moves views of a change.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns how long it takes.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Moves them.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after it.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Moves views of a change as a person does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Moves views of a change by a share.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The share, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// How fast the rest is.
  open var completionSpeed: CGFloat = 1
  /// Whether a person begins it.
  open var wantsInteractiveStart = true
  /// Creates one.
  public init() {}
  /// Begins.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Sets the share.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Goes back.
  open func cancel() {}
  /// Ends.
  open func finish() {}
}

/// Makes what moves a controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns what shows it.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what closes it.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns what a person closes it by.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns what it is shown in.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The system's.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// The system's.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// None.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// The system's.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// Goes along with a change of size or screen. No screen changes here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether it was stopped.
  var isCancelled: Bool { get }
  /// How long it takes.
  var transitionDuration: TimeInterval { get }
  /// Returns a controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Runs changes beside those of a change of size or screen.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Something that has a size.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that it asks for.
  var preferredContentSize: CGSize { get }
}

/// Something that shows controllers above others. Nothing is shown here.
@preconcurrency @MainActor
open class UIPresentationController {
  /// The controller that shows another.
  public let presentingViewController: UIViewController
  /// The controller that is shown.
  public let presentedViewController: UIViewController
  /// What decides about it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates one of two controllers.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  /// The view that all is in; `nil` here.
  open var containerView: UIView? { nil }
  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where it is shown.
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  /// How it is shown.
  open var presentationStyle: UIModalPresentationStyle { .automatic }
  /// Whether what shows it stays.
  open var shouldRemovePresentersView: Bool { false }
  /// Called before the container is laid out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Called before it is shown.
  open func presentationTransitionWillBegin() {}
  /// Called after it was shown.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before it is gone.
  open func dismissalTransitionWillBegin() {}
  /// Called after it is gone.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Decides how a controller is shown elsewhere. Nobody asks it here.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns how it is shown.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns how it is shown for traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether a person may close it.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called before it is closed.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after it was closed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a person may not close it.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// As the system chooses.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// As the system chooses.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
  /// A person may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
