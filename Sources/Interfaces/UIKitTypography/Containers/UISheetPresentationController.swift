public import Foundation

/// The settings of a sheet. Sheets are not drawn here.
open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent {
    /// The name of a sheet height.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name as a string.
      public let rawValue: String
      /// Creates a name from a string.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name from a string.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The name of the height of half the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The name of the height of the whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }
    /// The name of the height.
    public let identifier: Identifier
    init(_ identifier: Identifier) { self.identifier = identifier }
    /// Returns the height of half the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// Returns the height of the whole screen.
    public static func large() -> Detent { Detent(.large) }
    /// Returns a height with a name of your own. The resolver is never called here.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent { Detent(identifier ?? Identifier("")) }
  }

  /// The heights at which the sheet can rest. They have no effect here.
  open var detents: [Detent] = [.large()]
  /// The name of the current height. It has no effect here.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The greatest height that leaves the views behind undimmed. It has no effect here.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the sheet shows a grabber to drag it by. It is not drawn here.
  open var prefersGrabberVisible = false
  /// Whether the sheet grows when its content is scrolled to the edge. It has no effect here.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet stays at the bottom edge of low screens. It has no effect here.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the sheet takes the preferred width of its content. It has no effect here.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The corner radius in points; `nil` for the system's. It has no effect here.
  open var preferredCornerRadius: CGFloat?
  /// Makes changes to the sheet. They take effect immediately here.
  open func animateChanges(_ changes: () -> Void) { changes() }
  /// Asks for the heights to be computed again. It has no effect here.
  open func invalidateDetents() {}
}

/// The facts from which the height of a sheet is computed.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// The traits of the view that contains the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest possible height, in points.
  var maximumDetentValue: CGFloat { get }
}

/// The settings of a popover. Popovers are not drawn here.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view to which the popover points.
  open var sourceView: UIView?
  /// The part of the view to which the popover points; by default `CGRect.null`, for all of it.
  open var sourceRect = CGRect.null
  /// The bar item to which the popover points.
  open var barButtonItem: UIBarButtonItem?
  /// The directions in which the arrow may point. They have no effect here.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The direction in which the arrow points: always unknown here.
  open var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// The background colour. It is not drawn here.
  open var backgroundColor: UIColor?
  /// The views that stay touchable while the popover is open. They have no effect here.
  open var passthroughViews: [UIView]?
  /// Whether the popover may cover its source. It has no effect here.
  open var canOverlapSourceViewRect = false
}

/// Directions in which the arrow of a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits, which are those of UIKit.
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// The arrow may point in any of the four directions.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction is unknown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// A delegate of a popover. It is never called here.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// A delegate of a sheet. It is never called here.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
