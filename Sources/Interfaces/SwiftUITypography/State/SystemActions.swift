public import Foundation

// What a view asks the system for. Nothing happens here.

/// An action that opens a window. Nothing is opened here.
public struct OpenWindowAction: Sendable {
  /// Opens the window with an id. It does nothing here.
  public func callAsFunction(id: String) {}
  /// Opens a window for a value. It does nothing here.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  /// Opens the window with an id for a value. It does nothing here.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// An action that closes a window. Nothing is closed here.
public struct DismissWindowAction: Sendable {
  /// Closes the window that contains the view. It does nothing here.
  public func callAsFunction() {}
  /// Closes the windows with an id. It does nothing here.
  public func callAsFunction(id: String) {}
  /// Closes the windows for a value. It does nothing here.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  /// Closes the windows with an id for a value. It does nothing here.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// An action that ends a search. Searches never run here.
public struct DismissSearchAction: Sendable {
  /// Ends the search. It does nothing here.
  public func callAsFunction() {}
}

/// An action that starts renaming something. Nothing is renamed here.
public struct RenameAction: Sendable {
  /// Starts renaming. It does nothing here.
  public func callAsFunction() {}
}

/// An action that moves the focus to the default view. It has no effect here.
public struct ResetFocusAction: Sendable {
  /// Moves the focus to the default view in a namespace. It does nothing here.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// The action that opens a window. It does nothing here.
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  /// The action that closes a window. It does nothing here.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }

  /// Whether the app can have several windows; always `false` here.
  public var supportsMultipleWindows: Bool { false }

  /// Whether a search runs in the view; always `false` here.
  public var isSearching: Bool { false }

  /// The action that ends a search. It does nothing here.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }

  /// The action that starts renaming something; always `nil` here.
  public var rename: RenameAction? { nil }

  /// The action that moves the focus to the default view. It does nothing here.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }

  /// Whether the view has the focus; always `false` here.
  public var isFocused: Bool { false }
}

/// Whether a list is being edited, like SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
  /// The list cannot be edited.
  case inactive
  /// The list is edited for a moment, for example during a swipe.
  case transient
  /// The list can be edited.
  case active

  /// Whether the mode is not ``inactive``.
  public var isEditing: Bool { self != .inactive }
}

/// How prominent an element is.
public enum Prominence: Hashable, Sendable {
  /// The ordinary prominence.
  case standard
  /// A higher prominence than the ordinary one.
  case increased
}

extension EnvironmentValues {
  /// The edit mode of lists; `nil` unless you set it. It has no effect on how a list is drawn.
  @Entry public var editMode: Binding<EditMode>? = nil

  /// The minimum height of a row of a list, in points.
  @Entry public var defaultMinListRowHeight: CGFloat = 44

  /// The minimum height of a header of a list, in points; `nil` for no minimum.
  @Entry public var defaultMinListHeaderHeight: CGFloat? = nil

  /// The prominence of section headers.
  /// Headers of increased prominence are drawn in bold title 3. (Modelled.)
  @Entry public var headerProminence: Prominence = .standard

  /// What `.background` paints with; `nil` for the background of a window.
  @Entry public var backgroundStyle: AnyShapeStyle? = nil

  /// The way to colour symbols; `nil` for the default of the symbol. It has no effect here.
  @Entry public var symbolRenderingMode: SymbolRenderingMode? = nil

  /// The transition for changes of content. It has no effect here.
  @Entry public var contentTransition: ContentTransition = .identity

  /// Whether a person can scroll. It has no effect on what is drawn.
  @Entry public var isScrollEnabled: Bool = true

  /// Whether an always-on screen is dimmed; `false` unless you set it. It has no effect here.
  @Entry public var isLuminanceReduced: Bool = false

  /// Whether the screen is being recorded; `false` unless you set it. It has no effect here.
  @Entry public var isSceneCaptured: Bool = false

  /// Whether views react to a pointer over them. It has no effect here.
  @Entry public var isHoverEffectEnabled: Bool = true

  /// Whether autocorrection is disabled. It has no effect on what is drawn.
  @Entry public var autocorrectionDisabled: Bool = false

  /// The keyboard shortcut of the control; `nil` for none. It has no effect here.
  @Entry public var keyboardShortcut: KeyboardShortcut? = nil

  /// The order of items in menus. Menus are not drawn here.
  @Entry public var menuOrder: MenuOrder = .automatic

  /// Whether menus show an indicator. It is not drawn here.
  @Entry public var menuIndicatorVisibility: Visibility = .automatic

  /// Whether labels of controls are shown. To change it, use `labelsVisibility(_:)`.
  @Entry public var labelsVisibility: Visibility = .automatic
}

extension EnvironmentValues {
  /// Whether an assistive technology is on; `false` unless you set it.
  @Entry public var accessibilityEnabled: Bool = false

  /// Whether Switch Control is on; `false` unless you set it.
  @Entry public var accessibilitySwitchControlEnabled: Bool = false

  /// Whether the Large Content Viewer is on; `false` unless you set it.
  @Entry public var accessibilityLargeContentViewerEnabled: Bool = false

  /// Whether hand gestures trigger quick actions; `false` unless you set it.
  @Entry public var accessibilityQuickActionsEnabled: Bool = false

  /// Whether Dim Flashing Lights is on; `false` unless you set it.
  @Entry public var accessibilityDimFlashingLights: Bool = false

  /// Whether animated images play automatically; `true` unless you set it.
  @Entry public var accessibilityPlayAnimatedImages: Bool = true

  /// Whether Assistive Access is on; `false` unless you set it.
  @Entry public var accessibilityAssistiveAccessEnabled: Bool = false
}

/// The order of items in menus. Menus are not drawn here.
public struct MenuOrder: Hashable, Sendable {
  private let name: String
  /// The system chooses the order.
  public static let automatic = MenuOrder(name: "automatic")
  /// The order of the items in the code.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first item is nearest to the place that was touched.
  public static let priority = MenuOrder(name: "priority")
}
