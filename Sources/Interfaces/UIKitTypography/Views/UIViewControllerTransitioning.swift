public import Foundation

// How one screen becomes another. Nothing moves here, and nobody asks for these.

/// The key of a controller of a change.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// UIKit's name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one before.
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
  /// The one before.
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
