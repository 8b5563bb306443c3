public import Foundation

// Keys of a keyboard. Nobody presses them here.

/// A key of the keyboard, like SwiftUI's `KeyEquivalent`. Keys are never pressed here.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public let character: Character
  /// Creates a key from its character.
  public init(_ character: Character) { self.character = character }
  /// Creates a key from a character literal.
  public init(extendedGraphemeClusterLiteral character: Character) { self.init(character) }
  /// The delete key, which deletes the character before the cursor.
  public static let delete = KeyEquivalent("\u{8}")
  /// The forward delete key, which deletes the character after the cursor.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The return key.
  public static let `return` = KeyEquivalent("\u{D}")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The tab key.
  public static let tab = KeyEquivalent("\u{9}")
  /// The space bar.
  public static let space = KeyEquivalent("\u{20}")
  /// The up arrow key.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow key.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow key.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow key.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The home key.
  public static let home = KeyEquivalent("\u{F729}")
  /// The end key.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The page up key.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The page down key.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The clear key.
  public static let clear = KeyEquivalent("\u{F739}")
}

/// A set of modifier keys, which are held while another key is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The modifier keys as bits.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The command key.
  public static let command = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The caps lock key.
  public static let capsLock = EventModifiers(rawValue: 16)
  /// A key of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifier keys.
  public static let all: EventModifiers = [
    .command, .shift, .option, .control, .capsLock, .numericPad,
  ]
  /// The control key.
  public static let control = EventModifiers(rawValue: 8)
}

/// A keyboard shortcut: a key and its modifiers. It never triggers here.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut adapts to other keyboard layouts. It has no effect here.
  public struct Localization: Hashable, Sendable {
    /// The system adapts the shortcut.
    public static let automatic = Localization()
    /// The system adapts the shortcut, but does not mirror it from right to left.
    public static let withoutMirroring = Localization()
    /// The shortcut is used as written.
    public static let custom = Localization()
  }

  /// The key to press.
  public var key: KeyEquivalent
  /// The modifier keys to hold.
  public var modifiers: EventModifiers
  /// The shortcut of the default button: the return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The shortcut of the cancel button: the escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - key: The key to press.
  ///   - modifiers: The modifier keys to hold.
  ///   - localization: How the shortcut adapts to other keyboard layouts. It has no effect here.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
  }
}

extension EventModifiers: Hashable {}

/// A key press, passed to the actions of `onKeyPress`. None happens here.
public struct KeyPress: Sendable {
  /// A set of phases of a key press.
  public struct Phases: OptionSet, Sendable {
    /// The phases as bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key was pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key was released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action handled a key press.
  public enum Result: Sendable {
    /// The action handled the key press.
    case handled
    /// The action ignored the key press, so other views may handle it.
    case ignored
  }

  /// The phase of the key press.
  public let phase: Phases
  /// The pressed key.
  public let key: KeyEquivalent
  /// The characters that the key press types.
  public let characters: String
  /// The modifier keys held during the press.
  public let modifiers: EventModifiers
}

/// A direction of the arrow keys or a remote control.
public enum MoveCommandDirection: Hashable, Sendable {
  /// The upward direction.
  case up
  /// The downward direction.
  case down
  /// The direction to the left.
  case left
  /// The direction to the right.
  case right
}

nonisolated extension View {
  /// Sets the keyboard shortcut of a control. It never triggers here.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  /// Sets the keyboard shortcut of a control and how it adapts to keyboard layouts.
  /// It never triggers here.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View { self }
  /// Sets the keyboard shortcut of a control. It never triggers here.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// Sets the keyboard shortcut of a control; `nil` for none. It never triggers here.
  @_disfavoredOverload
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }
  /// Sets an action for a key. It never runs here.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View { self }
  /// Sets an action for some phases of a key press. It never runs here.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Sets an action for several keys. It never runs here.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Sets an action for keys that type certain characters. It never runs here.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Sets an action for any key. It never runs here.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View { self }
  /// Sets an action for arrow keys or a remote control. It never runs here.
  public func onMoveCommand(
    perform action: ((MoveCommandDirection) -> Void)? = nil
  ) -> some View { self }
  /// Sets an action for the escape key or a Menu button. It never runs here.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Sets an action for the delete command. It never runs here.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
}
