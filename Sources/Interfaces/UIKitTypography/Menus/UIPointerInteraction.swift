public import Foundation

// What a pointer or a finger does that moves things. Nobody moves anything here.

/// An interaction that changes the look of a pointer. There is no pointer here.
@preconcurrency @MainActor
open class UIPointerInteraction: UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// What decides about the look.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether it is at work.
  open var isEnabled = true
  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) { self.delegate = delegate }
  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
  /// Asks for the look again.
  open func invalidate() {}
}

/// Decides about the look of a pointer. There is no pointer here.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: AnyObject {
  /// Returns the look in a region.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
}

extension UIPointerInteractionDelegate {
  /// The usual look.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
}

/// A part of a view with a look of the pointer.
@preconcurrency @MainActor
open class UIPointerRegion {
  /// The part.
  public let rect: CGRect
  /// Creates a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) { self.rect = rect }
}

/// The look of a pointer.
@preconcurrency @MainActor
open class UIPointerStyle {
  /// Creates a look.
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) {}
  private init() {}
  /// A pointer that is not seen.
  public static func hidden() -> UIPointerStyle { UIPointerStyle() }
}

/// What a pointer does to a view.
@preconcurrency @MainActor
public enum UIPointerEffect {
  /// What the view needs.
  case automatic(UITargetedPreview)
  /// It is marked.
  case highlight(UITargetedPreview)
  /// It is lifted.
  case lift(UITargetedPreview)
}

/// The shape of a pointer.
public enum UIPointerShape {
  /// A path.
  case path(UIBezierPath)
  /// A rectangle with round corners.
  case roundedRect(CGRect, radius: CGFloat = 8)
  /// A line upright.
  case verticalBeam(length: CGFloat)
  /// A line across.
  case horizontalBeam(length: CGFloat)
}

/// An interaction that lets things be carried away. Nobody carries them here.
@preconcurrency @MainActor
open class UIDragInteraction: UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// What makes the things.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// Whether it is at work.
  open var isEnabled = true
  /// Creates an interaction.
  public init(delegate: any UIDragInteractionDelegate) { self.delegate = delegate }
  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Makes things that can be carried away. Nobody asks for them here.
@preconcurrency @MainActor
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns the things.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Things that are carried.
@preconcurrency @MainActor
public protocol UIDragSession: AnyObject {
  /// The things.
  var items: [UIDragItem] { get }
  /// What the app adds.
  var localContext: Any? { get set }
}

/// A thing that is carried.
@preconcurrency @MainActor
open class UIDragItem {
  /// What it is.
  public let itemProvider: NSItemProvider
  /// What the app adds.
  open var localObject: Any?
  /// Creates a thing.
  public init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
}

/// Words that show while a pointer rests. There is no pointer here.
@preconcurrency @MainActor
open class UIToolTipInteraction: UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// The words.
  open var defaultToolTip: String?
  /// Creates an interaction.
  public init(defaultToolTip: String? = nil) { self.defaultToolTip = defaultToolTip }
  /// Called before the interaction is added to a view or removed.
  open func willMove(to view: UIView?) {}
  /// Called after the interaction was added to a view or removed.
  open func didMove(to view: UIView?) { self.view = view }
}
