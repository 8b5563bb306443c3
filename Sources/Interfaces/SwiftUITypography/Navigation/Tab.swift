/// A tab, like SwiftUI's `Tab`: a view with the value that it stands for and what its tab shows.
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

/// What a tab is for. A search has a symbol and a title of its own.
public struct TabRole: Hashable, Sendable {
  /// A search.
  public static let search = TabRole()
}

/// The label of a tab that has a purpose only.
nonisolated public struct DefaultTabLabel: View {
  /// A magnifying glass with the word for it.
  public var body: some View { Label("Search", systemImage: "magnifyingglass") }
}

extension Tab {
  /// Creates a tab with a label that stands for a value.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable {
    self.init(AnyHashable(value), content(), label())
  }
}

extension Tab where Label == SwiftUITypography.Label<Text, Image> {
  /// Creates a tab with a title and a symbol that stands for a value.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(AnyHashable(value), content(), Label(title, systemImage: systemImage))
  }

  /// Creates a tab with a title and a picture that stands for a value.
  public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value: Hashable {
    self.init(AnyHashable(value), content(), Label(title, image: image))
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }
}

extension Tab where Value == Never, Label == SwiftUITypography.Label<Text, Image> {
  /// Creates a tab with a title and a symbol.
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Label(title, systemImage: systemImage))
  }

  /// Creates a tab with a title and a picture.
  public init<Title: StringProtocol>(
    _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), Label(title, image: image))
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with the label of its purpose that stands for a value.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content)
  where Value: Hashable {
    self.init(AnyHashable(value), content(), DefaultTabLabel())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with the label of its purpose.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), DefaultTabLabel())
  }
}

/// Tabs that belong together, like SwiftUI's `TabSection`. They are next to the others, and the header is not drawn.
public struct TabSection<Header: View, Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
    self.content = content()
  }

  /// Creates a section with a title.
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content)
  where Header == Text {
    self.content = content()
  }

  /// Creates a section without a header.
  public init(@ViewBuilder content: () -> Content) where Header == EmptyView {
    self.content = content()
  }

  func nodes(in context: ViewContext) -> [LayoutNode] { content.layoutNodes(in: context) }
}

/// How a person has arranged tabs.
public struct TabViewCustomization: Codable, Sendable {
  /// Creates the usual arrangement.
  public init() {}
}

/// When a bar of tabs becomes small. It never does here.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  /// As the system decides.
  public static let automatic = TabBarMinimizeBehavior()
  /// When a person scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior()
  /// When a person scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior()
  /// Never.
  public static let never = TabBarMinimizeBehavior()
}

/// Tabs in a bar or beside the content. They are drawn in a bar here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// Tabs in a bar or beside the content.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  /// Tabs in a bar only.
  public static var tabBarOnly: DefaultTabViewStyle { DefaultTabViewStyle() }
  /// Tabs in a bar, or in groups.
  public static var grouped: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// How the points of pages look. They are not drawn here.
public protocol IndexViewStyle {}

/// Points below pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is something behind the points.
  public struct BackgroundDisplayMode: Sendable {
    /// As the system decides.
    public static let automatic = BackgroundDisplayMode()
    /// While a person turns pages.
    public static let interactive = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
  }
  /// Creates the style.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Points below pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Points below pages.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

nonisolated extension View {
  /// Keeps how a person arranges tabs. It has no effect here.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    self
  }
  /// Names a tab that a person can move. It has no effect here.
  public func customizationID(_ id: String) -> some View { self }
  /// Sets when the bar of tabs becomes small. It never does here.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
  /// Puts a view above the bar of tabs. It is not drawn here.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Puts a view above the tabs beside the content. It is not drawn here.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Puts a view below the tabs beside the content. It is not drawn here.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { self }
  /// Sets how the points of pages look. They are not drawn here.
  public func indexViewStyle<Style: IndexViewStyle>(_ style: Style) -> some View { self }
  /// Sets the text beside the view's tab. It is not drawn here.
  public func badge(_ label: Text?) -> some View { self }
}
