public import Foundation

/// A view that responds to touches.
///
/// Targets and selectors need the Objective-C runtime. Use closures with ``addAction(_:for:)``
/// instead.
open class UIControl: UIView {
  /// Events of a control. None occurs here unless your code calls ``sendActions(for:)``.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as UIKit's bits.
    public let rawValue: UInt

    /// Creates a set of events from UIKit's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch began.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began that belongs to a repeated tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The menu of the control opens.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of the text began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Editing of the text ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing of the text ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    /// A touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value of the control changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The text changed while it was edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The state as UIKit's bits.
    public let rawValue: UInt

    /// Creates a state from UIKit's bits.
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
    /// The control has the focus. No control has it here.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// Centres the content.
    case center
    /// Aligns the content to the left edge.
    case left
    /// Aligns the content to the right edge.
    case right
    /// Fills the width with the content. Buttons centre it here.
    case fill
    /// Aligns the content to the leading edge.
    case leading
    /// Aligns the content to the trailing edge.
    case trailing
  }

  /// Whether the control is enabled.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether the control is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether the control is highlighted.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// The horizontal alignment of the content.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  private var actions: [(action: UIAction, events: Event)] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty control, because Interface Builder files are not supported; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func stateDidChange() {}

  /// The current state: all that apply of highlighted, disabled and selected, or else normal.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Adds an action that ``sendActions(for:)`` runs for any of the events. It replaces the same
  /// action, and one with the same identifier, for these events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    remove(action, from: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes an action, or one with the same identifier, from the events. It stays for its others.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    remove(action, from: controlEvents)
  }

  private func remove(_ action: UIAction, from events: Event) {
    // An action without an identifier of its own is only itself.
    let hasIdentifier = !action.identifier.rawValue.isEmpty
    for (index, entry) in actions.enumerated()
    where entry.action === action || (hasIdentifier && entry.action.identifier == action.identifier)
    {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Runs an action once, with the control as its sender.
  open func sendAction(_ action: UIAction) {
    action.sender = self
    action.handler(action)
    action.sender = nil
  }

  /// Whether a tap opens the menu; no effect here.
  open var showsMenuAsPrimaryAction = false

  /// Whether a touch is tracked. Always `false` here.
  open var isTracking: Bool { false }
  /// Whether the tracked touch is inside the control. Always `false` here.
  open var isTouchInside: Bool { false }
  /// Called when a touch begins; never here. The default returns `true`.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch moves; never here. The default returns `true`.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when a touch ends; never here. The default does nothing.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when a touch is cancelled; never here. The default does nothing.
  open func cancelTracking(with event: UIEvent?) {}

  /// Runs the actions that were added for any of the events.
  open func sendActions(for controlEvents: Event) {
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      action.sender = self
      action.handler(action)
      action.sender = nil
    }
  }

  override var isControl: Bool { true }
}
