/// A tab of a ``TabView``, like SwiftUI's `Tab`: a view, its value in the selection, and a label
/// for the bar.
public struct Tab<Value, Content: View, Label: View>: PrimitiveView {
  private let value: AnyHashable?
  private let content: Content
  private let label: Label

  private init(_ value: AnyHashable?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let shown = ZStack { content }.tabItem { label }
    let node = shown.changingSettings { if let value { $0.tag = value } }.layoutNode(in: context)
    return [node]
  }
}

/// The purpose of a tab. It sets the label of a tab that has none of its own.
public struct TabRole: Hashable, Sendable {
  /// A tab for searching.
  public static let search = TabRole()
}

/// The label of a tab that has only a role: a magnifying glass with a title.
nonisolated public struct DefaultTabLabel: View {
  /// A magnifying glass with the title “Search”.
  public var body: some View { Label(verbatim: "Search", systemImage: "magnifyingglass") }
}

extension Tab {
  /// Creates a tab with a view as its label, and its value in the selection.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    self.init(AnyHashable(value), content(), label())
  }
}

extension Tab where Label == SwiftUITypography.Label<Text, Image> {
  /// Creates a tab with a localised title and a symbol, and its value in the selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(AnyHashable(value), content(), Label(titleKey, systemImage: systemImage))
  }

  /// Creates a tab with a title and a symbol, and its value in the selection.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(AnyHashable(value), content(), Label(title, systemImage: systemImage))
  }

  /// Creates a tab with a localised title and a picture, and its value in the selection.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(AnyHashable(value), content(), Label(titleKey, image: image))
  }

  /// Creates a tab with a title and a picture, and its value in the selection.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(AnyHashable(value), content(), Label(title, image: image))
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a view as its label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }
}

extension Tab where Value == Never, Label == SwiftUITypography.Label<Text, Image> {
  /// Creates a tab with a localised title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Label(titleKey, systemImage: systemImage))
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Label(title, systemImage: systemImage))
  }

  /// Creates a tab with a localised title and a picture.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Label(titleKey, image: image))
  }

  /// Creates a tab with a title and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Label(title, image: image))
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with the label of its role, and its value in the selection.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content)
  where Value: Hashable {
    self.init(AnyHashable(value), content(), DefaultTabLabel())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with the label of its role.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), DefaultTabLabel())
  }
}

/// A group of tabs, like SwiftUI's `TabSection`. Its tabs are in the bar with the others, and its
/// header is not drawn.
public struct TabSection<Header: View, Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a group of tabs with a header, which is not drawn here.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  /// Creates a group of tabs with a localised title, which is not drawn here.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Header == Text {
    self.content = content()
  }

  /// Creates a group of tabs with a title, which is not drawn here.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content)
  where Header == Text {
    self.content = content()
  }

  /// Creates a group of tabs without a header.
  public init(@ViewBuilder content: () -> Content) where Header == EmptyView {
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [LayoutNode] { content.layoutNodes(in: context) }
}

/// How a person has arranged the tabs. Tabs keep their order here.
public struct TabViewCustomization: Codable, Sendable {
  /// Creates an arrangement without changes.
  public init() {}
}

/// When a tab bar becomes smaller. It never does here.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// The system decides when the bar becomes smaller.
  public static let automatic = TabBarMinimizeBehavior()
  /// The bar becomes smaller when a person scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// The bar becomes smaller when a person scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior()
  /// The bar never becomes smaller.
  public static let never = TabBarMinimizeBehavior()
}

/// The tab view style with a tab bar or a sidebar. A bar is drawn here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates a style with a tab bar or a sidebar.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a bar or a sidebar. A bar is drawn here.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs in a bar, never in a sidebar.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// Tabs in a bar or in groups. A bar is drawn here.
  public static var grouped: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// How the page dots of a tab view look. They are not drawn here.
public protocol IndexViewStyle {}

/// The style with a dot for each page, below the pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the page dots have a background. They are not drawn here.
  public struct BackgroundDisplayMode: Sendable {
    /// The system decides when the dots have a background.
    public static let automatic = BackgroundDisplayMode()
    /// The dots have a background while a person turns pages.
    public static let interactive = BackgroundDisplayMode()
    /// The dots always have a background.
    public static let always = BackgroundDisplayMode()
    /// The dots never have a background.
    public static let never = BackgroundDisplayMode()
  }
  /// Creates a style with page dots, which are not drawn here.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// A dot for each page, below the pages. It is not drawn here.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// A dot for each page, with or without a background. It is not drawn here.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

nonisolated extension View {
  /// Keeps a person's arrangement of tabs in a binding. It has no effect here.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }
  /// Gives a tab an identity, for a person's arrangement of tabs. It has no effect here.
  public func customizationID(_ id: String) -> some View { self }
  /// Sets when the tab bar becomes smaller. It never does here.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Adds a view above the tab bar. It is not drawn here.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Adds a view at the top of the sidebar with tabs. It is not drawn here.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Adds a view at the bottom of the sidebar with tabs. It is not drawn here.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Sets the style of page dots. They are not drawn here.
  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
  /// Sets the badge of the view's tab or row to a text. It is not drawn here.
  public func badge(_ label: Text?) -> some View { self }
}
