import Foundation

/// Views behind tabs, like SwiftUI's `TabView`. It shows the chosen one, or else the first.
///
/// The bar is 49 pt high and does not grow; a long press shows its tabs in the Large Content Viewer. (Sizes and
/// colours are modelled.)
public struct TabView<Selection: Hashable, Content: View>: PrimitiveView {
  private let selection: Binding<Selection>?
  private let content: Content

  /// Creates tabs with a choice. Tabs say by `tag(_:)` which value they stand for.
  public init(selection: Binding<Selection>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs with a choice, each with the value that it stands for.
  public init(selection: Binding<Selection>, @TabContentBuilder<Selection> content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Creates tabs.
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
    let stack = VStack(spacing: 0) {
      Node(shown).frame(maxWidth: .infinity, maxHeight: .infinity)
      if items.contains(where: { $0 != nil }) {
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

/// A symbol above a title that do not grow.
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
    .foregroundStyle(isChosen ? Color.accentColor : Color.secondary)
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
  /// Sets what the tab of the view shows: as a rule a ``Label``.
  public func tabItem<Item: View>(@ViewBuilder _ item: () -> Item) -> some View {
    let item = VStack(spacing: 2) { item() }
    return changingBars { $0.tab = item }
  }

  /// Sets the value that the view stands for in a choice.
  public func tag<Value: Hashable>(_ tag: Value) -> some View {
    changingSettings { $0.tag = AnyHashable(tag) }
  }

  /// Sets the number or text beside the view's tab. It is not drawn here.
  public func badge(_ count: Int) -> some View { self }

  /// Sets the text beside the view's tab. It is not drawn here.
  public func badge<Words: StringProtocol>(_ text: Words?) -> some View { self }

  /// Sets how tabs are shown. It has no effect here.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
}

/// How tabs are shown. It has no effect here.
public protocol TabViewStyle {}

/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public init() {}
}

/// Pages that a person turns.
public struct PageTabViewStyle: TabViewStyle {
  /// When points below show which page is seen.
  public struct IndexDisplayMode: Sendable {
    /// With more than one page.
    public static let automatic = IndexDisplayMode()
    /// Always.
    public static let always = IndexDisplayMode()
    /// Never.
    public static let never = IndexDisplayMode()
  }
  /// Creates the style.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a person turns.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages that a person turns.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
