public import Foundation

// How one screen becomes another. Nothing moves here, and nobody asks for these.

/// The key of a controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key as UIKit's string.
  public let rawValue: String
  /// Creates a key from UIKit's string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The key of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key as UIKit's string.
  public let rawValue: String
  /// Creates a key from UIKit's string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is visible before the transition.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible after the transition.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The state of a transition between controllers. No transition runs here.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view that contains the views of the transition.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether a gesture controls the transition.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// Ends the transition. The argument is `false` if it was cancelled.
  func completeTransition(_ didComplete: Bool)
  /// Returns the controller of a key; `nil` for none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of a key; `nil` for none.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view before the transition.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view after the transition.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// An animation for a transition. It never runs here.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// Returns the duration in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Runs the animation.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the animation ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Called after the animation ended; never here. The default does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Lets a gesture control a transition. It is never called here.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Starts the transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// A transition that your code moves forward by percentages. It has no effect here.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: UIViewControllerInteractiveTransitioning {
  /// The completed share of the transition that was set last, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition; no effect here.
  open var completionSpeed: CGFloat = 1
  /// Whether a gesture starts the transition; no effect here.
  open var wantsInteractiveStart = true
  /// Creates a transition that has not started.
  public init() {}
  /// Starts the transition. It has no effect here.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {}
  /// Sets the completed share of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) { self.percentComplete = percentComplete }
  /// Cancels the transition. It has no effect here.
  open func cancel() {}
  /// Completes the transition. It has no effect here.
  open func finish() {}
}

/// Provides the animations for presenting a controller. It is never called here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Returns the animation that presents a controller; `nil` for the system's.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the animation that dismisses a controller; `nil` for the system's.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that lets a gesture dismiss a controller; `nil` for none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the presentation controller; `nil` for the system's.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`, for the system's animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, for the system's animation.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil`, so that no gesture controls the dismissal.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns `nil`, for the system's presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// The state of a change of size or traits. No such change runs here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the change in seconds.
  var transitionDuration: TimeInterval { get }
  /// Returns the controller of a key; `nil` for none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}

/// Runs your animations during a change of size or traits. No such change runs here.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs an animation during the change, and a completion handler after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation during the change.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// An object that shows content of a preferred size, such as a controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content prefers.
  var preferredContentSize: CGSize { get }
}

/// Manages the presentation of a controller. Nothing is presented here.
@preconcurrency @MainActor
open class UIPresentationController {
  /// The controller that presents the other one.
  public let presentingViewController: UIViewController
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The delegate. It is never called here.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a presentation of one controller by another. Without the other, the presented
  /// controller takes its role.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presentingViewController = presentingViewController ?? presentedViewController
  }

  /// The view that contains the presentation. Always `nil` here.
  open var containerView: UIView? { nil }
  /// The view that is presented: that of the presented controller.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view. Always zero here.
  open var frameOfPresentedViewInContainerView: CGRect { .zero }
  /// The style of the presentation. Always `automatic` here.
  open var presentationStyle: UIModalPresentationStyle { .automatic }
  /// Whether the presenting view is removed after the presentation; by default `false`.
  open var shouldRemovePresentersView: Bool { false }
  /// Called before the container view is laid out; never here.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view was laid out; never here.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the controller is presented; never here.
  open func presentationTransitionWillBegin() {}
  /// Called after the controller was presented; never here.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the controller is dismissed; never here.
  open func dismissalTransitionWillBegin() {}
  /// Called after the controller was dismissed; never here.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
}

/// Adapts a presentation to changed traits. It is never called here.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style of a presentation.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Returns the style of a presentation for traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns whether a gesture may dismiss the controller.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Called before a gesture dismisses the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after a gesture dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when a gesture tried to dismiss a controller that must stay.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns `automatic`, so that the system chooses the style.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// Returns `automatic`, so that the system chooses the style.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
  /// Returns `true`, as UIKit does when a delegate has no such method.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Called before a gesture dismisses the controller; never here. The default does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Called after a gesture dismissed the controller; never here. The default does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Called after a gesture failed to dismiss the controller; never here. The default does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
