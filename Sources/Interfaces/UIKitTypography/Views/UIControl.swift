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

    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// Another tap began.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch came into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch left the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was stopped.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A menu opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// A text begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A text ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// A text ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All of texts.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
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
    /// The control has the focus: never here.
    public static let focused = State(rawValue: 1 << 3)
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

  /// Runs an action no more.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.events == controlEvents }
  }

  /// Runs an action of your own.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
    action.sender = nil
  }

  /// Whether a long press opens its menu. Nobody presses here.
  open var showsMenuAsPrimaryAction = false

  /// Whether a finger touches it: never here.
  open var isTracking: Bool { false }
  /// Whether a finger that touches it is inside: never here.
  open var isTouchInside: Bool { false }
  /// Called when a finger touches it; never here.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger moves; never here.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger leaves it; never here.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is stopped; never here.
  open func cancelTracking(with event: UIEvent?) {}

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
