public import Foundation

/// A view that can be pressed.
///
/// Targets and selectors need the runtime of Objective-C; closures take their place in
/// ``addAction(_:for:)``.
open class UIControl: UIView {
  /// What happened to it.
  public struct Event: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// Events from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It was pressed and let go.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is for happened.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// What state it is in.
  public struct State: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt

    /// A state from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal: State = []
    /// Pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be pressed.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
  }

  /// Where content stands in it across.
  public enum ContentHorizontalAlignment: Int, Hashable, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// From edge to edge.
    case fill
    /// Where reading begins.
    case leading
    /// Where reading ends.
    case trailing
  }

  /// Whether it can be pressed.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { stateDidChange() } }
  /// Whether it is pressed.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// Where content stands in it across.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  private var actions: [(action: UIAction, events: Event)] = []

  /// A control with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control of Interface Builder; see `UIView`.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  func stateDidChange() {}

  /// What state it is in.
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

/// Something to do, with a title.
@preconcurrency @MainActor
public final class UIAction {
  /// Its title.
  public let title: String
  /// Its picture.
  public let image: UIImage?
  /// What was pressed, while the action runs; `nil` otherwise.
  public internal(set) var sender: Any?
  /// What it does.
  let handler: @MainActor (UIAction) -> Void

  /// An action.
  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.handler = handler
  }
}
