// How bars look and what they hold beside items.

/// How the title of a bar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  fileprivate let isLarge: Bool?
  /// Large on the first view, in the bar on others.
  public static let automatic = ToolbarTitleDisplayMode(isLarge: nil)
  /// Large below the bar.
  public static let large = ToolbarTitleDisplayMode(isLarge: true)
  /// Large in the bar. It is drawn like ``large`` here.
  public static let inlineLarge = ToolbarTitleDisplayMode(isLarge: true)
  /// In the bar.
  public static let inline = ToolbarTitleDisplayMode(isLarge: false)
}

/// What a bar is for. It has no effect here.
public struct ToolbarRole: Sendable {
  /// As the system decides.
  public static let automatic = ToolbarRole()
  /// A stack of views.
  public static let navigationStack = ToolbarRole()
  /// Views that a person moves through back and forth.
  public static let browser = ToolbarRole()
  /// A document that a person changes.
  public static let editor = ToolbarRole()
}

/// A part of a bar that comes from the system.
public struct ToolbarDefaultItemKind: Sendable {
  /// The title.
  public static let title = ToolbarDefaultItemKind()
  /// The button that shows the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind()
  /// The field for a search.
  public static let search = ToolbarDefaultItemKind()
}

/// The width of a gap in a bar.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// All the room there is.
  public static let flexible = SpacerSizing(name: "flexible")
  /// The system's width.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A gap between the items of a bar. Items keep their usual distance here.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  let items: [BarContent.Item] = []

  /// Creates a gap.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// A part of a bar that comes from the system. It is not drawn here.
public struct DefaultToolbarItem: PrimitiveToolbarContent {
  let items: [BarContent.Item] = []

  /// Creates a part.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

/// A menu that the title of a bar opens. It is not drawn here.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  let items: [BarContent.Item] = []

  /// Creates a menu of the system's.
  public init() where Content == EmptyView {}
  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarItem {
  /// Creates an item with an identity, by which a person can move it.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

extension ToolbarItemGroup {
  /// Creates items that become one with a label if there is little room. They are drawn without it here.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }
}

nonisolated extension ToolbarContent {
  /// Sets whether the items share a background with others. It has no effect here.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  /// Lets a view move out of the items. Nothing moves here.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

extension ToolbarItemPlacement {
  /// In place of the title.
  public static let title = ToolbarItemPlacement(place: .middle)
  /// Above the keyboard. It is not drawn here, as there is no keyboard.
  public static let keyboard = ToolbarItemPlacement(place: .nowhere)
  /// Among other actions, which a person seldom needs.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// In the middle of a bar at the bottom.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// Below the title. It is not drawn here.
  public static let subtitle = ToolbarItemPlacement(place: .nowhere)
  /// In place of the large title. It is not drawn here.
  public static let largeTitle = ToolbarItemPlacement(place: .nowhere)
  /// Below the large title. It is not drawn here.
  public static let largeSubtitle = ToolbarItemPlacement(place: .nowhere)
}

nonisolated extension View {
  /// Sets how the title of the view is shown.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    changingBars { if let isLarge = mode.isLarge { $0.isLarge = isLarge } }
  }

  /// Sets what the bar is for. It has no effect here.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Puts items that a person can move into the bars around the view.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Takes a part of the system's out of the bar. It has no effect here.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View { self }

  /// Shows or hides bars.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    changingNavigationBar(visibility, bars)
  }

  /// Shows or hides what is behind bars. It has no effect here.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Shows or hides what is behind bars. It has no effect here.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the appearance of bars. It has no effect here.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the colour of what bars hold. It has no effect here.
  public func toolbarForegroundStyle<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Lets the title open a menu. It is not drawn here.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
}
