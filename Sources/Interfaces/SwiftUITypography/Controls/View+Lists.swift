public import Foundation

nonisolated extension View {
  /// Sets the distances of the view from the edges of its row; `nil` for the default insets.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    changingRow { $0.insets = insets }
  }

  /// Sets the background of a row, or of each row of a section; `nil` for the default background.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    changingRow { $0.background = view }.changingEnvironment { $0.rowBackground = view }
  }

  /// Shows or hides the separators at some edges of the row. A separator between two rows is drawn
  /// if neither row hides it.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    changingRow { row in
      if visibility == .hidden {
        row.hiddenSeparators.formUnion(edges)
      } else {
        row.hiddenSeparators.subtract(edges)
      }
    }
  }

  /// Sets the colour of the separators above and below the row. It has no effect here.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    self
  }

  /// Shows or hides the separators above and below a section. It has no effect here.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }

  /// Sets the distance between the rows of a list. It has no effect here.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }

  /// Adds buttons that a swipe over the row shows. They are not drawn here.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> some View { self }

  /// Sets whether a person can delete the row. It has no effect here.
  public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Sets whether a person can move the row. It has no effect here.
  public func moveDisabled(_ isDisabled: Bool) -> some View { self }

  /// Sets the style of lists. It has no effect here: a list has groups of rows.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View { self }

  /// Shows or hides the background of lists and forms in the view.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    changingEnvironment { $0.hidesScrollGround = visibility == .hidden }
  }

  /// Shows or hides the scroll indicators of some axes in the view.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    changingEnvironment {
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
    }
  }

  /// Disables scrolling in the view: sets `\.isScrollEnabled`. It has no effect on what is drawn.
  public func scrollDisabled(_ isDisabled: Bool) -> some View {
    changingEnvironment { $0.isScrollEnabled = !isDisabled }
  }

  /// Sets how scrolling dismisses the keyboard. It has no effect here.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Sets the style of forms. It has no effect here.
  public func formStyle<Style: FormStyle>(_ style: Style) -> some View { self }
}

extension EnvironmentValues {
  private enum ScrollGroundKey: EnvironmentKey { static let defaultValue = false }

  /// Whether the background of lists is hidden.
  var hidesScrollGround: Bool {
    get { self[ScrollGroundKey.self] }
    set { self[ScrollGroundKey.self] = newValue }
  }
}

extension ForEach {
  /// Sets the action for deleting rows. It never runs here.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  /// Sets the action for moving rows. It never runs here.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// Whether scroll indicators are shown.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// Indicators are shown as the system decides: here, if the content does not fit.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Indicators are shown. They are drawn as with ``automatic`` here.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Indicators are hidden, but some devices may show them. None are drawn here.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Indicators are never shown.
  public static let never = ScrollIndicatorVisibility(name: "never")

  /// Whether indicators are drawn if the content does not fit.
  var isDrawn: Bool { self != .hidden && self != .never }
}

/// How scrolling dismisses the keyboard. No keyboard is drawn here.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// The system decides how scrolling dismisses the keyboard.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// The keyboard disappears as soon as scrolling starts.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// The keyboard follows the finger that scrolls.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Scrolling does not dismiss the keyboard.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// How lists look. All list styles look the same here: groups of rows on boxes.
public protocol ListStyle {}

/// The list style of the system. All list styles look the same here.
public struct DefaultListStyle: ListStyle {
  /// Creates the default list style.
  public init() {}
}

/// The list style without groups. It looks like the default style here.
public struct PlainListStyle: ListStyle {
  /// Creates a plain list style.
  public init() {}
}

/// The list style with groups as wide as the list. It looks like the default style here.
public struct GroupedListStyle: ListStyle {
  /// Creates a grouped list style.
  public init() {}
}

/// The list style with groups that are inset from the sides.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates an inset grouped list style.
  public init() {}
}

/// The list style of a sidebar. It looks like the default style here.
public struct SidebarListStyle: ListStyle {
  /// Creates a sidebar list style.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style: groups of rows on boxes.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// A list without groups. It looks like the default style here.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Groups as wide as the list. They look like the default style here.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Groups of rows on boxes that are inset from the sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// A list beside other content. It looks like the default style here.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How forms look. All form styles look the same here.
public protocol FormStyle {}

/// The form style with groups of controls.
public struct GroupedFormStyle: FormStyle {
  /// Creates a grouped form style.
  public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
  /// Controls in groups of rows.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension EnvironmentValues {
  /// Whether scroll views show vertical indicators.
  @Entry public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// Whether scroll views show horizontal indicators.
  @Entry public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility = .automatic

  /// How scrolling dismisses the keyboard. It has no effect here.
  @Entry public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode = .automatic
}
