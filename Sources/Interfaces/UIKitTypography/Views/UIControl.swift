public import Foundation

/// A view that responds to touches.
///
/// Targets and selectors need the Objective-C runtime. Use closures with ``addAction(_:for:)``
/// instead.
open class UIControl: UIView {
  /// An event of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Creates a state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The normal state.
    public static let normal: State = []
    /// The control is highlighted.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control is disabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// The horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// From edge to edge.
    case fill
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing
  }

  /// Whether it is enabled.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether it is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether it is highlighted.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty control, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func stateDidChange() {}

  /// The state of a control.
  open var state: State {
    if !isEnabled { return .disabled }
    if isSelected { return .selected }
    return isHighlighted ? .highlighted : .normal
  }

  /// Runs an action after events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Runs the actions for events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.sender = self
      action.handler(action)
      action.sender = nil
    }
  }

  override var isControl: Bool { true }
}

/// An action with a title.
@preconcurrency @MainActor
public final class UIAction {
  /// Its title.
  public let title: String
  /// Its picture.
  public let image: UIImage?
  /// The control that triggered the action, while the action runs.
  public internal(set) var sender: Any?
  /// What it does.
  let handler: @MainActor (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
