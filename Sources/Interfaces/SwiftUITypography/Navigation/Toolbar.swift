/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let place: BarContent.Place

  /// Where the system puts it: at the trailing side of the bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the middle of the bar.
  public static let principal = ToolbarItemPlacement(place: .middle)
  /// At the leading side, to go elsewhere.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// At the trailing side, for the main action.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// At the trailing side, to confirm.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// At the leading side, to cancel.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// At the leading side, to delete.
  public static let destructiveAction = ToolbarItemPlacement(place: .leading)
  /// At the leading side of the bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing side of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the leading side of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing side of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In a bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
}

/// What a toolbar holds, like SwiftUI's `ToolbarContent`.
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// The type of the content's body.
  associatedtype Body: ToolbarContent
  /// What the content is made of.
  @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Content that is made of no other.
nonisolated protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var items: [BarContent.Item] { get }
}

extension PrimitiveToolbarContent {
  /// Items have no body.
  public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

nonisolated extension ToolbarContent {
  /// The items that the content comes to.
  var allItems: [BarContent.Item] {
    (self as? any PrimitiveToolbarContent)?.items ?? evaluate(self) { $0.body }.allItems
  }
}

/// An item of a toolbar.
public struct ToolbarItem<Content: View>: PrimitiveToolbarContent {
  let items: [BarContent.Item]

  /// Creates an item at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    items = [BarContent.Item(place: placement.place, view: content())]
  }
}

/// Items of a toolbar that stand at one place.
public struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  let items: [BarContent.Item]

  /// Creates items at a place.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    items = [BarContent.Item(place: placement.place, view: content())]
  }
}

/// Several parts of a toolbar.
public struct ToolbarParts: PrimitiveToolbarContent {
  let items: [BarContent.Item]
}

/// Builds the content of a toolbar.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes a part.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> ToolbarParts {
    ToolbarParts(items: content.allItems)
  }
  /// Joins parts.
  public static func buildBlock(_ parts: ToolbarParts...) -> ToolbarParts {
    ToolbarParts(items: parts.flatMap(\.items))
  }
  /// Takes parts or none.
  public static func buildIf(_ parts: ToolbarParts?) -> ToolbarParts {
    parts ?? ToolbarParts(items: [])
  }
  /// Takes the parts of the first branch.
  public static func buildEither(first parts: ToolbarParts) -> ToolbarParts { parts }
  /// Takes the parts of the second branch.
  public static func buildEither(second parts: ToolbarParts) -> ToolbarParts { parts }
}

nonisolated extension View {
  /// Puts items into the bars around the view.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let items = content().allItems
    return changingBars { $0.items += items }
  }

  /// Puts a view at the trailing side of the bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let item = BarContent.Item(place: .trailing, view: content())
    return changingBars { $0.items.append(item) }
  }

  /// Shows or hides bars.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    changingNavigationBar(visibility, bars)
  }

  /// Shows or hides the bar above, if it is among some bars. None stand for those that the system chooses.
  func changingNavigationBar(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View {
    let isMeant = bars.isEmpty || bars.contains(.navigationBar) || bars.contains(.automatic)
    return changingBars { if isMeant { $0.isHidden = visibility == .hidden } }
  }

  /// Sets what is behind bars. It has no effect here.
  public func toolbarBackground<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View { self }
}

/// A bar of a window.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String
  /// The bar above.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The bar below.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The bar with tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
  /// All bars.
  public static let automatic = ToolbarPlacement(name: "automatic")
}
