public import Foundation

/// Receives scrolling. Nobody scrolls here.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called after the content was made larger or smaller.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called before a finger moves the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before a finger leaves the content.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after a finger left the content.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called before the content gets slower.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after the content stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after the app moved the content.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the view to make larger or smaller.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called after the view was made larger or smaller.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar moves the content to its top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after the insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

/// Holds the delegate of a scroll view. Tables, collections and text views have delegates of their own kind under the same
/// name, which a property of a class could not have.
@preconcurrency @MainActor
public protocol UIScrollViewDelegating: UIView {}

extension UIScrollViewDelegating where Self: UIScrollView {
  /// Receives scrolling. Nobody tells it here.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}

extension UIScrollView {
  /// How scrolling closes the keyboard.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// Not at all.
    case none
    /// At once.
    case onDrag
    /// As the finger goes.
    case interactive
    /// At once, with what is above the keyboard.
    case onDragWithAccessory
    /// As the finger goes, with what is above the keyboard.
    case interactiveWithAccessory
  }

  /// How the safe area is added to the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As the system chooses.
    case automatic
    /// Where it scrolls.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// The colour of indicators.
  public enum IndicatorStyle: Int, Hashable, Sendable {
    /// As the appearance.
    case `default`
    /// Black.
    case black
    /// White.
    case white
  }

  /// How fast content gets slower.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// UIKit's number.
    public let rawValue: CGFloat
    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// As usual.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
