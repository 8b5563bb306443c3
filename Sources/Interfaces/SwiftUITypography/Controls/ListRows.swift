public import Foundation

/// Edges at the top and the bottom.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// Edges at the sides.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing

  /// A set of edges.
  public struct Set: OptionSet, Sendable {
    /// The edges as bits.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The leading edge.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

nonisolated extension View {
  /// Sets the room around the view in its row; `nil` for the usual one.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    changingRow { $0.insets = insets }
  }

  /// Places a view behind the row, or behind each row of a section; `nil` for what is behind the list's rows.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    changingRow { $0.background = view }.changingEnvironment { $0.rowBackground = view }
  }

  /// Shows or hides the lines beside the row.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    changingRow { $0.hidesSeparator = visibility == .hidden }
  }

  /// Sets the colour of the lines beside the row. It has no effect here.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Shows or hides the lines beside a section. It has no effect here.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the distance between rows. It has no effect here.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Adds actions for a swipe over the row. They are not drawn here.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View { self }

  /// Sets whether a person can delete the row. It has no effect here.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Sets whether a person can move the row. It has no effect here.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Sets the look of lists. It has no effect here: a list has groups of rows.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }

  /// Shows or hides what is behind the rows of a list or a form.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.hidesScrollGround = visibility == .hidden }
  }

  /// Shows or hides the bars that tell that there is more to scroll to. It has no effect here.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Sets whether a person can scroll. It has no effect here.
  public func scrollDisabled(_ isDisabled: Bool) -> some View { self }

  /// Sets how scrolling takes the keyboard away. It has no effect here.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Sets the look of a form. It has no effect here.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}

extension EnvironmentValues {
  private enum ScrollGroundKey: EnvironmentKey { static let defaultValue = false }

  /// Whether nothing is drawn behind the rows of lists.
  var hidesScrollGround: Bool {
    get { self[ScrollGroundKey.self] }
    set { self[ScrollGroundKey.self] = newValue }
  }
}

extension ForEach {
  /// Sets an action for a deletion, which never runs here.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  /// Sets an action for a move, which never runs here.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// Whether the bars show that tell that there is more to scroll to.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// They show.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// They do not, with some devices.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// They never do.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// How scrolling takes the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// As the system decides.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// At once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// With the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Not at all.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The look of lists. It has no effect here.
public protocol ListStyle {}

/// The usual list.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// A list without groups.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// A list of groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// A list of groups with room at their sides.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

/// A list beside other content.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual list.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// A list without groups.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// A list of groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// A list of groups with room at their sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// A list beside other content.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// The look of forms. It has no effect here.
public protocol FormStyle {}

/// Controls in groups.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// Controls in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension EnvironmentValues {
  /// Whether the bars show that tell that there is more above or below.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// Whether the bars show that tell that there is more at the sides.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// How scrolling takes the keyboard away.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}
