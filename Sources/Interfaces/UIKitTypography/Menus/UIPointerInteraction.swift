public import Foundation

// What a pointer or a finger does that moves things. Nobody moves anything here.

/// An interaction that changes the appearance of a pointer. There is no pointer here.
@preconcurrency @MainActor
open class UIPointerInteraction: UIInteraction {
  /// The view that the interaction was added to; `nil` for none.
  public private(set) weak var view: UIView?
  /// The object that provides the styles of the pointer. It is never called here.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether the interaction is enabled; no effect here.
  open var isEnabled = true
  /// Creates an interaction whose styles come from a delegate.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks the delegate for the style again; no effect here.
  open func invalidate() {}
}

/// An object that provides the styles of a pointer. It is never called here.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the style of the pointer in a region, or `nil` for the system's; never called here.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// Returns `nil` by default, for the system's style.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// A region of a view in which the pointer has a style.
@preconcurrency @MainActor
open class UIPointerRegion {
  /// The rectangle of the region, in points.
  public let rect: CGRect
  /// Creates a region of a rectangle. The identifier is ignored.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

/// The style of a pointer. It is not drawn here.
@preconcurrency @MainActor
open class UIPointerStyle {
  /// Creates a style. The effect and the shape are ignored.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  private init() {}
  /// Returns a style in which the pointer is hidden.
  public static func hidden() -> UIPointerStyle { UIPointerStyle() }
}

/// The effect of a pointer on a view. It is not drawn here.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// The system chooses the effect.
  case automatic(UITargetedPreview)
  /// The view is highlighted.
  case highlight(UITargetedPreview)
  /// The view is lifted.
  case lift(UITargetedPreview)
}

/// The shape of a pointer. It is not drawn here.
public enum UIPointerShape {
  /// The shape of a path.
  case path(UIBezierPath)
  /// A rectangle with rounded corners; their radius is 8 pt by default.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A vertical line with a length in points.
  case verticalBeam(length: CGFloat)
  /// A horizontal line with a length in points.
  case horizontalBeam(length: CGFloat)
}

/// An interaction that lets a person drag items out of a view. Nobody drags here.
@preconcurrency @MainActor
open class UIDragInteraction: UIInteraction {
  /// The view that the interaction was added to; `nil` for none.
  public private(set) weak var view: UIView?
  /// The object that provides the items. It is never called here.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether the interaction is enabled; no effect here.
  open var isEnabled = true
  /// Creates an interaction whose items come from a delegate.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// An object that provides the items of a drag. It is never called here.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the items for a drag that begins; never called here.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// A drag from its beginning to its end. There is none here.
@preconcurrency @MainActor
public protocol UIDragSession: AnyObject {
  /// The items that are dragged.
  var items: [UIDragItem] { get }
  /// A value that the app adds for its own use; `nil` for none.
  var localContext: Any? { get set }
}

/// An item that can be dragged. Nobody drags here.
@preconcurrency @MainActor
open class UIDragItem {
  /// The provider of the item's data.
  public let itemProvider: NSItemProvider
  /// A value that the app adds for its own use; `nil` for none.
  open var localObject: Any?
  /// Creates an item from the provider of its data.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// An interaction that shows a tool tip while a pointer rests. There is no pointer here.
@preconcurrency @MainActor
open class UIToolTipInteraction: UIInteraction {
  /// The view that the interaction was added to; `nil` for none.
  public private(set) weak var view: UIView?
  /// The text of the tool tip; `nil` for none.
  open var defaultToolTip: String?
  /// Creates an interaction with the text of a tool tip.
  public init(defaultToolTip: String? = nil) { self.defaultToolTip = defaultToolTip }
  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
}
