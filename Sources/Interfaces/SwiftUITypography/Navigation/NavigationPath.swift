/// The values of the destinations that are open, like SwiftUI's `NavigationPath`. A stack shows its
/// root view, whatever the path.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path from the values of destinations.
  public init<Values: Sequence>(_ elements: Values) where Values.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of values in the path.
  public var count: Int { values.count }
  /// Whether the path has no values.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value at the end of the path.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(AnyHashable(value)) }
  /// Removes a number of values from the end of the path.
  public mutating func removeLast(_ count: Int = 1) { values.removeLast(count) }
}

/// The columns that a split view shows. It shows its sidebar here in any case.
public struct NavigationSplitViewVisibility: Hashable, Sendable, Codable {
  private let name: String
  /// The system chooses the columns.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns are shown.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two of three columns are shown.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// Only the last column is shown.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// A column of a split view. Only the sidebar is drawn here.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String
  /// The first column, with the sidebar.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The middle one of three columns.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column, with the details.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension NavigationSplitView {
  /// Creates three columns, with a binding for the visible ones. Only the sidebar is drawn, as on a
  /// phone.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Creates three columns, with bindings for the visible ones and for that of a phone. Only the
  /// sidebar is drawn.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }

  /// Creates three columns, with a binding for the column on a phone. Only the sidebar is drawn.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, content: content, detail: detail)
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns, with a binding for the visible ones. Only the sidebar is drawn, as on a
  /// phone.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }

  /// Creates two columns, with bindings for the visible ones and for that of a phone. Only the
  /// sidebar is drawn.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }

  /// Creates two columns, with a binding for the column on a phone. Only the sidebar is drawn.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar: sidebar, detail: detail)
  }
}

/// How the columns of a split view share the window. It has no effect here.
public protocol NavigationSplitViewStyle {}

/// The default split view style of the system.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the default split view style.
  public init() {}
}

/// The split view style where other columns make the last one narrower.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a balanced split view style.
  public init() {}
}

/// The split view style where other columns cover the last one, which keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates a split view style with a prominent last column.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The default style of the system.
  public static var automatic: AutomaticNavigationSplitViewStyle {
    AutomaticNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// Other columns make the last one narrower.
  public static var balanced: BalancedNavigationSplitViewStyle {
    BalancedNavigationSplitViewStyle()
  }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// Other columns cover the last one, which keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}
