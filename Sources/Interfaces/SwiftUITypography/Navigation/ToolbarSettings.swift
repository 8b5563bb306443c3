// How bars look and what they hold beside items.

/// How the navigation title of a view is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  fileprivate let isLarge: Bool?
  /// The title is large on the root view, and in the bar otherwise.
  public static let automatic = ToolbarTitleDisplayMode(isLarge: nil)
  /// The title is large, below the bar.
  public static let large = ToolbarTitleDisplayMode(isLarge: true)
  /// The title is large, in the bar. It is drawn like ``large`` here.
  public static let inlineLarge = ToolbarTitleDisplayMode(isLarge: true)
  /// The title is in the bar.
  public static let inline = ToolbarTitleDisplayMode(isLarge: false)
}

/// The purpose of a toolbar. It has no effect here.
public struct ToolbarRole: Sendable {
  /// The system chooses the purpose.
  public static let automatic = ToolbarRole()
  /// The toolbar of a stack of views.
  public static let navigationStack = ToolbarRole()
  /// The toolbar of views that a person moves through back and forth.
  public static let browser = ToolbarRole()
  /// The toolbar of a document that a person edits.
  public static let editor = ToolbarRole()
}

/// A toolbar item of the system. It is not drawn here.
public struct ToolbarDefaultItemKind: Sendable {
  /// The title of the view.
  public static let title = ToolbarDefaultItemKind()
  /// The button that shows or hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind()
  /// The search field.
  public static let search = ToolbarDefaultItemKind()
}

/// The width of a gap in a toolbar. Items keep their usual distance here.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String
  /// The gap takes all the space that is left.
  public static let flexible = SpacerSizing(name: "flexible")
  /// The gap has the system's width.
  public static let fixed = SpacerSizing(name: "fixed")
}

/// A gap between the items of a toolbar. Items keep their usual distance here.
public struct ToolbarSpacer: PrimitiveToolbarContent {
  let items: [BarContent.Item] = []

  /// Creates a gap, which has no effect here.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// A toolbar item of the system. It is not drawn here.
public struct DefaultToolbarItem: PrimitiveToolbarContent {
  let items: [BarContent.Item] = []

  /// Creates an item of a kind, which is not drawn here.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}

/// A menu that the title of a bar opens. It is not drawn here.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
  let items: [BarContent.Item] = []

  /// Creates a title menu with the items of the system.
  public init() where Content == EmptyView {}
  /// Creates a title menu with the given items, which are not drawn here.
  public init(@ViewBuilder content: () -> Content) {}
}

extension ToolbarItem {
  /// Creates an item with an identity, for a person's arrangement of the toolbar.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

extension ToolbarItemGroup {
  /// Creates items that collapse into one with a label if space is short. They never collapse here.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }
}

nonisolated extension ToolbarContent {
  /// Shows or hides the glass behind the items. It has no effect here.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
  /// Makes the items the source that a destination zooms out of. Nothing moves here.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

extension ToolbarItemPlacement {
  /// The middle of the navigation bar, in place of the title, even a large one.
  public static let title = ToolbarItemPlacement(place: .title)
  /// The bar above the keyboard. It is not drawn here, as there is no keyboard.
  public static let keyboard = ToolbarItemPlacement(place: .nowhere)
  /// The place of less important actions: the trailing side of the navigation bar here.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// The bar at the bottom of the window, for information about the content.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// The place below the title. It is not drawn here.
  public static let subtitle = ToolbarItemPlacement(place: .nowhere)
  /// The place of the large title. It is not drawn here.
  public static let largeTitle = ToolbarItemPlacement(place: .nowhere)
  /// The place below the large title. It is not drawn here.
  public static let largeSubtitle = ToolbarItemPlacement(place: .nowhere)
}

nonisolated extension View {
  /// Sets whether the view's navigation title is large or in the bar.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    changingBars { if let isLarge = mode.isLarge { $0.isLarge = isLarge } }
  }

  /// Sets the purpose of the toolbar. It has no effect here.
  public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Adds items that a person can arrange to the bars around the view.
  public func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    toolbar(content: content)
  }

  /// Removes an item of the system from the toolbar. It has no effect here.
  public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View { self }

  /// Shows or hides some bars around the view; the navigation bar if none is given.
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    changingVisibility(of: bars, visibility)
  }

  /// Shows or hides the background of bars. It has no effect here.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Shows or hides the background of bars. It has no effect here.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the light or dark appearance of bars. It has no effect here.
  public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the colour of the items of bars. It has no effect here.
  public func toolbarForegroundStyle<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Adds a menu that opens from the title. It is not drawn here.
  public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    self
  }
}
