public import Foundation

/// Receives the events of a scroll view. It is never called here.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content was scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the zoom scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before a finger starts to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before a finger stops dragging the content.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after a finger stopped dragging the content.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before scrolling slows down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after scrolling slowed down to a stop.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after the app scrolled the content with an animation.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view to zoom; `nil` for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called after zooming ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Returns whether a tap on the status bar scrolls the content to its top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after ``UIScrollView/adjustedContentInset`` changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Called after the content was scrolled; never here. The default does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called after the zoom scale changed; never here. The default does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called before a finger starts to drag the content; never here. The default does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called before a finger stops dragging the content; never here. The default does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after a finger stopped dragging the content; never here. The default does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Called before scrolling slows down; never here. The default does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called after scrolling slowed down to a stop; never here. The default does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called after the app scrolled with an animation; never here. The default does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `nil`: no view zooms.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called after zooming ended; never here. The default does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Returns `true`, as UIKit does when a delegate has no such method.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called after the adjusted insets changed; never here. The default does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// A scroll view with a delegate. Tables, collections and text views have delegates of other types
/// under the same name, which a property of the class would not allow.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: UIView {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// The delegate. It is never called here.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView {
  /// The way scrolling closes the keyboard. No keyboard is drawn here.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Scrolling does not close the keyboard.
    case none
    /// A drag closes the keyboard at once.
    case onDrag
    /// A drag closes the keyboard as far as the finger moves.
    case interactive
    /// A drag closes the keyboard and the view above it at once.
    case onDragWithAccessory
    /// A drag closes the keyboard and the view above it as far as the finger moves.
    case interactiveWithAccessory
  }

  /// The condition for adding the safe area to the insets. It has no effect here.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// The system decides.
    case automatic
    /// The safe area is added in the directions that scroll.
    case scrollableAxes
    /// The safe area is never added.
    case never
    /// The safe area is always added.
    case always
  }

  /// The colour of scroll indicators. It has no effect here.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// A colour that follows the appearance.
    case `default`
    /// Black indicators.
    case black
    /// White indicators.
    case white
  }

  /// The rate at which scrolling slows down. It has no effect here.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The rate as UIKit's number.
    public let rawValue: CGFloat
    /// Creates a rate from UIKit's number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The default rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate at which scrolling stops sooner.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
