public import Foundation

// Keys of a keyboard. Nobody presses them here.

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public let character: Character
  /// Creates a key.
  public init(_ character: Character) { self.character = character }
  /// Creates a key.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
  /// The key that deletes what is before.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes what is behind.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that ends a line.
  public static let `return` = KeyEquivalent("\u{D}")
  /// The key that leaves.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that goes on.
  public static let tab = KeyEquivalent("\u{9}")
  /// The key between words.
  public static let space = KeyEquivalent("\u{20}")
  /// The key upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The key to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key a page upwards.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key a page downwards.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears.
  public static let clear = KeyEquivalent("\u{F739}")
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Creates keys from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The command key.
  public static let command = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The key that keeps letters large.
  public static let capsLock = EventModifiers(rawValue: 16)
  /// A key of the numeric pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all: EventModifiers = [
    .command, .shift, .option, .control, .capsLock, .numericPad,
  ]
  /// The control key.
  public static let control = EventModifiers(rawValue: 8)
}

/// A key with others that are held.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut changes with the keyboard.
  public struct Localization: Hashable, Sendable {
    /// As the system decides.
    public static let automatic = Localization()
    /// Without mirroring.
    public static let withoutMirroring = Localization()
    /// As it is.
    public static let custom = Localization()
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// The key of the button that a person most likely wants.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key of the button that cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a key with others that are held.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
  }
}

extension EventModifiers: Hashable {}

/// A key as it is pressed.
public struct KeyPress: Sendable {
  /// How far the press is.
  public struct Phases: OptionSet, Sendable {
    /// The phases as bits.
    public let rawValue: Int
    /// Creates phases from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// What became of a press.
  public enum Result: Sendable {
    /// The view used it.
    case handled
    /// The view left it alone.
    case ignored
  }

  /// How far the press is.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// The characters of the key.
  public let characters: String
  /// The keys that are held.
  public let modifiers: EventModifiers
}

/// A direction of a remote control.
public enum MoveCommandDirection: Hashable, Sendable {
  /// Upwards.
  case up
  /// Downwards.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

nonisolated extension View {
  /// Sets a key for the view's control. It is not drawn here.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  /// Sets a key for the view's control. It is not drawn here.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { self }
  /// Sets a key for the view's control. It is not drawn here.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Sets a key for the view's control, or none. It is not drawn here.
  @_disfavoredOverload
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Sets an action for a key, which never runs here.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  /// Sets an action for a key in some phases, which never runs here.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Sets an action for several keys, which never runs here.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Sets an action for characters, which never runs here.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Sets an action for any key, which never runs here.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Sets an action for a direction of a remote control, which never runs here.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)? = nil
  ) -> some View { self }
  /// Sets an action for leaving, which never runs here.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Sets an action for a deletion, which never runs here.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}
