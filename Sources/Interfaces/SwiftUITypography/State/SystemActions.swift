public import Foundation

// What a view asks the system for. Nothing happens here.

/// Opens a window. Nothing is opened here.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  /// Does nothing.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes a window. Nothing is closed here.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
  /// Does nothing.
  public func callAsFunction(id: String) {}
  /// Does nothing.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  /// Does nothing.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Ends a search. Nobody searches here.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Begins to rename something. Nobody asks for it here.
public struct RenameAction: Sendable {
  /// Does nothing.
  public func callAsFunction() {}
}

/// Gives the focus to the view that has it by default. It has no effect here.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Opens a window. It does nothing here.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// Closes a window. It does nothing here.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether an app can have several windows; never here.
  public var supportsMultipleWindows: Bool { false }

  /// Whether a person searches in the view; never here.
  public var isSearching: Bool { false }

  /// Ends a search. It does nothing here.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// Begins to rename something; `nil` here.
  public var rename: RenameAction? { nil }

  /// Gives the focus to the view that has it by default. It does nothing here.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  /// Whether the view has the focus; never here.
  public var isFocused: Bool { false }
}

/// Whether a person changes a list, like SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// The list can only be read.
  case inactive
  /// The list is changed for a moment, as while a person swipes.
  case transient
  /// The list can be changed.
  case active

  /// Whether the list is changed.
  public var isEditing: Bool { self != .inactive }
}

/// How prominent something is.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More than usual.
  case increased
}

extension EnvironmentValues {
  /// Whether a person changes the list; `nil` unless you set it. It has no effect on how a list is drawn.
  @Entry public var editMode: Binding<EditMode>? = nil

  /// The least height of a row of a list, in points.
  @Entry public var defaultMinListRowHeight: CGFloat = 44

  /// The least height of a header of a list, in points; `nil` for that of its content.
  @Entry public var defaultMinListHeaderHeight: CGFloat? = nil

  /// How prominent the headers of sections are.
  @Entry public var headerProminence: Prominence = .standard

  /// What `.background` paints with; `nil` for the background of a window.
  @Entry public var backgroundStyle: AnyShapeStyle? = nil

  /// The way to colour symbols; `nil` for that of the symbol. It has no effect here.
  @Entry public var symbolRenderingMode: SymbolRenderingMode? = nil

  /// How content changes. It changes at once here.
  @Entry public var contentTransition: ContentTransition = .identity

  /// Whether a person can scroll.
  @Entry public var isScrollEnabled: Bool = true

  /// Whether the screen is dimmed, as one that is always on.
  @Entry public var isLuminanceReduced: Bool = false

  /// Whether what the screen shows is recorded.
  @Entry public var isSceneCaptured: Bool = false

  /// Whether a pointer over a view has an effect.
  @Entry public var isHoverEffectEnabled: Bool = true

  /// Whether words are not corrected while a person types.
  @Entry public var autocorrectionDisabled: Bool = false

  /// The key of the view's control; `nil` for none.
  @Entry public var keyboardShortcut: KeyboardShortcut? = nil

  /// The order of menus.
  @Entry public var menuOrder: MenuOrder = .automatic

  /// Whether menus have a mark. It is not drawn here.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic

  /// Whether labels of controls show.
  @Entry public var labelsVisibility: Visibility = .automatic
}

extension EnvironmentValues {
  /// Whether any assistive technology is on.
  @Entry public var accessibilityEnabled: Bool = false

  /// Whether the person controls the device with a switch.
  @Entry public var accessibilitySwitchControlEnabled: Bool = false

  /// Whether the Large Content Viewer can show.
  @Entry public var accessibilityLargeContentViewerEnabled: Bool = false

  /// Whether gestures of the hand start actions.
  @Entry public var accessibilityQuickActionsEnabled: Bool = false

  /// Whether the person asked for flashing lights to be dimmed.
  @Entry public var accessibilityDimFlashingLights: Bool = false

  /// Whether animated pictures play by themselves.
  @Entry public var accessibilityPlayAnimatedImages: Bool = true

  /// Whether the device is in the mode of Assistive Access.
  @Entry public var accessibilityAssistiveAccessEnabled: Bool = false
}

/// The order of menus. They are not drawn here.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = MenuOrder(name: "automatic")
  /// As it is written.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first nearest to the finger.
  public static let priority = MenuOrder(name: "priority")
}
