public import Foundation

/// A sheet. None is drawn.
open class UISheetPresentationController: UIPresentationController {
  /// How high a sheet is.
  @preconcurrency @MainActor
  open class Detent {
    /// The name of a height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Half.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All.
      public static let large = Identifier("com.apple.UIKit.large")
    }
    /// The name.
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    /// Half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    public static func large() -> Detent { Detent(.large) }
    /// A height of your own.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("")) }
  }

  /// The heights.
  open var detents: [Detent] = [.large()]
  /// The height that it has.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height at which what is behind can be touched.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a sign shows to hold it by.
  open var prefersGrabberVisible = false
  /// Whether it grows when its content is scrolled.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it stays at the bottom where a screen is low.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether it is as wide as its content asks.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of its corners.
  open var preferredCornerRadius: CGFloat?
  /// Runs changes. They take effect immediately here.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Asks for the heights again.
  open func invalidateDetents() {}
}

/// What a height of a sheet depends on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height.
  var maximumDetentValue: CGFloat { get }
}

/// Something beside what it belongs to. It is not drawn.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that it belongs to.
  open var sourceView: UIView?
  /// The part of the view.
  open var sourceRect = CGRect.zero
  /// The bar item that it belongs to.
  open var barButtonItem: UIBarButtonItem?
  /// Where its arrow may be.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// Where its arrow is.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The colour behind it.
  open var backgroundColor: UIColor?
  /// Views that can be touched meanwhile.
  open var passthroughViews: [UIView]?
  /// Whether it may cover what it belongs to.
  open var canOverlapSourceViewRect = false
}

/// Where the arrow of a popover may be.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It points upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// It points downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// It points to the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// It points to the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// It is unknown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Decides about a popover. Nobody asks it here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// Decides about a sheet. Nobody asks it here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
