/// The place of a toolbar item.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let place: BarContent.Place

  /// The place that the system chooses: the trailing side of the navigation bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The middle of the navigation bar, in place of a title there. A large title stays below.
  public static let principal = ToolbarItemPlacement(place: .middle)
  /// The leading side of the navigation bar, for an action that navigates.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// The trailing side of the navigation bar, for the main action.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// The trailing side of the navigation bar, for an action that confirms.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// The leading side of the navigation bar, for an action that cancels.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// The leading side of the navigation bar, for an action that deletes.
  public static let destructiveAction = ToolbarItemPlacement(place: .leading)
  /// The leading side of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing side of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The leading side of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing side of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The bar at the bottom of the window.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
}

/// The content of a toolbar, like SwiftUI's `ToolbarContent`.
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// The type of the content's body.
  associatedtype Body: ToolbarContent
  /// The items that this content consists of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Toolbar content that has items instead of a body.
nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var items: [BarContent.Item] { get }
}

extension PrimitiveToolbarContent {
  /// Stops the program, because an item has no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

nonisolated extension ToolbarContent {
  /// The items of the content and of its body.
  var allItems: [BarContent.Item] {
    (self as? any PrimitiveToolbarContent)?.items ?? evaluate(self) { $0.body }.allItems
  }
}

/// An item of a toolbar, like SwiftUI's `ToolbarItem`.
public struct ToolbarItem<Content: View>: PrimitiveToolbarContent {
  let items: [BarContent.Item]

  /// Creates an item at a place; by default, at the trailing side of the navigation bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    items = [BarContent.Item(place: placement.place, view: content())]
  }
}

/// Several items of a toolbar at one place, like SwiftUI's `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let items: [BarContent.Item]

  /// Creates items at a place; by default, at the trailing side of the navigation bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    items = [BarContent.Item(place: placement.place, view: content())]
  }
}

/// Several parts of a toolbar, as the result builder combines them.
public struct ToolbarParts: PrimitiveToolbarContent {
  let items: [BarContent.Item]
}

/// A result builder for the content of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Accepts a part of a toolbar.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> ToolbarParts {
    ToolbarParts(items: content.allItems)
  }
  /// Combines parts of a toolbar.
  public static func buildBlock(_ parts: ToolbarParts...) -> ToolbarParts {
    ToolbarParts(items: parts.flatMap(\.items))
  }
  /// Builds `if` without `else`.
  public static func buildIf(_ parts: ToolbarParts?) -> ToolbarParts {
    parts ?? ToolbarParts(items: [])
  }
  /// Builds the first branch of `if … else` and `switch`.
  public static func buildEither(first parts: ToolbarParts) -> ToolbarParts { parts }
  /// Builds the other branch.
  public static func buildEither(second parts: ToolbarParts) -> ToolbarParts { parts }
}

nonisolated extension View {
  /// Adds items to the bars around the view.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    addingBarItems(content().allItems)
  }

  /// Adds a view at the trailing side of the navigation bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    addingBarItems([BarContent.Item(place: .trailing, view: content())])
  }

  /// Shows or hides some bars around the view; the navigation bar if none is given.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingVisibility(of: bars, visibility)
  }

  /// Shows or hides some bars around the view; the navigation bar if none is given.
  func changingVisibility(of bars: [ToolbarPlacement], _ visibility: Visibility) -> some View {
    let meant: [ToolbarPlacement] =
      bars.isEmpty ? [.navigationBar] : bars.map { $0 == .automatic ? .navigationBar : $0 }
    return changingBars { content in
      if visibility == .hidden {
        content.hidden.formUnion(meant)
      } else {
        content.hidden.subtract(meant)
      }
    }
  }

  /// Sets the background of bars. It has no effect here.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { self }
}
