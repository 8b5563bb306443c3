import Foundation

/// Views behind tabs, like SwiftUI's `TabView`. It shows the selected view, or else the first.
///
/// The bar is 49 pt high and does not grow. The selected view can hide it with `toolbar(_:for:)`. A
/// long press shows a tab in the Large Content Viewer. (Sizes and colours are modelled.)
public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<Selection>?
  private let content: Content

  /// Creates tabs with a selection. Views set their values with `tag(_:)`.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs with a selection. Each ``Tab`` has its value.
  public init(selection: Binding<Selection>, @TabContentBuilder<Selection> content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs. The first one is selected.
  public init(@ViewBuilder content: () -> Content) where Selection == Int {
    self.init(selection: nil, content: content)
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.changing { $0.stackAxis = nil }
    let tabs = content.layoutNodes(in: inner)
    let chosen = selection.flatMap { selection in
      tabs.firstIndex { $0.settings.tag == AnyHashable(selection.wrappedValue) }
    }
    guard let shown = tabs.indices.contains(chosen ?? 0) ? tabs[chosen ?? 0] : nil else {
      return []
    }
    let items = tabs.map(\.settings.bars.tab)
    let isBarShown = items.contains { $0 != nil } && !shown.settings.bars.hidden.contains(.tabBar)
    let stack = VStack(spacing: 0) {
      Node(shown).frame(maxWidth: .infinity, maxHeight: .infinity)
      if isBarShown {
        Divider()
        HStack(spacing: 0) {
          ForEach(0..<items.count) { index in
            TabItem(view: items[index], isChosen: index == chosen ?? 0)
          }
        }
        .frame(height: 49)
      }
    }
    let node = stack.layoutNode(in: context)
    node.names = ["TabView"]
    return [node]
  }
}

/// An item of the tab bar: a symbol above a title. They do not grow with the text size.
nonisolated private struct TabItem: View {
  let view: (any View)?
  let isChosen: Bool

  var body: some View {
    Group {
      if let view { AnyView(view) }
    }
    .labelStyle(TabLabelStyle())
    .font(.system(size: 10))
    .lineLimit(1)
    .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.secondary))
    .frame(maxWidth: .infinity)
    .accessibilityShowsLargeContentViewer()
  }
}

nonisolated private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon.font(.system(size: 20))
      configuration.title
    }
  }
}

nonisolated extension View {
  /// Sets the label of the view's tab, such as a ``Label``.
  public func tabItem<Item: View>(@ViewBuilder _ item: () -> Item) -> some View {
    let item = VStack(spacing: 2) { item() }
    return changingBars { $0.tab = item }
  }

  /// Sets the value of the view in a selection, of a ``Picker`` or ``TabView`` for example.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    changingSettings { $0.tag = AnyHashable(tag) }
  }

  /// Sets the badge of the view's tab or row to a number. It is not drawn here.
  public func badge(_ count: Int) -> some View { self }

  /// Sets the badge of the view's tab or row to a localised text. It is not drawn here.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }

  /// Sets the badge of the view's tab or row to a text. It is not drawn here.
  @_disfavoredOverload
  public func badge<Words: StringProtocol>(_ text: Words?) -> some View { self }

  /// Sets the style of tab views. It has no effect here.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
}

/// How tab views look. All tab view styles look the same here: a tab bar.
public protocol TabViewStyle {}

/// The default tab view style: a tab bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the default tab view style.
  public init() {}
}

/// The tab view style with pages to swipe between. A tab bar is drawn here.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots show the current page. They are not drawn here.
  public struct IndexDisplayMode: Sendable {
    /// Dots are shown if there is more than one page.
    public static let automatic = IndexDisplayMode()
    /// Dots are always shown.
    public static let always = IndexDisplayMode()
    /// Dots are never shown.
    public static let never = IndexDisplayMode()
  }
  /// Creates a style with pages to swipe between.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A tab bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to swipe between. A tab bar is drawn here.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages to swipe between, with or without dots. A tab bar is drawn here.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
