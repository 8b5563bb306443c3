import Foundation

/// A view with a bar for its title and its items, like SwiftUI's `NavigationStack`. It shows its first view.
///
/// The bar is 44 pt high and does not grow. A large title below it follows the text size. (Heights and distances are
/// modelled.)
public struct NavigationStack<Root: View>: PrimitiveView {
  private let root: Root

  /// Creates a stack.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Creates a stack with a path. Its first view is shown whatever the path.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root) { self.root = root() }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [NavigationFrame(of: root, in: context, named: "NavigationStack").node]
  }
}

/// A view with a bar, in early SwiftUI's syntax. It works like ``NavigationStack`` here.
public struct NavigationView<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a view with a bar.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [NavigationFrame(of: content, in: context, named: "NavigationView").node]
  }
}

/// Columns side by side, like SwiftUI's `NavigationSplitView`. It shows its sidebar, as a phone does.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  private let sidebar: Sidebar

  /// Creates two columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
  }

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
  }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [NavigationFrame(of: sidebar, in: context, named: "NavigationSplitView").node]
  }
}

/// A view between the bars that it says the content of.
private struct NavigationFrame {
  let node: LayoutNode

  init(of view: some View, in context: ViewContext, named name: String) {
    let inner = context.changing {
      $0.stackAxis = nil
      $0.isInNavigation = true
    }
    let content = view.layoutNode(in: inner)
    let bars = content.settings.bars
    content.settings.bars = BarContent()
    let stack = VStack(alignment: .leading, spacing: 0) {
      if !bars.isHidden { NavigationBar(content: bars) }
      Node(content).frame(maxWidth: .infinity, maxHeight: .infinity)
      let bottom = bars.items.filter { $0.place == .bottom }
      if !bottom.isEmpty { BarItems(items: bottom, edge: .bottom) }
    }
    node = stack.layoutNode(in: context)
    node.names = [name]
  }
}

/// A bar with items at its sides and a title: in the middle, or large below.
nonisolated private struct NavigationBar: View {
  let content: BarContent

  var body: some View {
    let middle = content.items.filter { $0.place == .middle }
    let isLarge = (content.isLarge ?? true) && content.title != nil && middle.isEmpty
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        HStack(spacing: 0) {
          BarItems(items: content.items.filter { $0.place == .leading }, edge: .leading)
          Spacer(minLength: 8)
          BarItems(items: content.items.filter { $0.place == .trailing }, edge: .trailing)
        }
        Group {
          if !middle.isEmpty {
            BarItems(items: middle, edge: .middle)
          } else if !isLarge, let title = content.title {
            title.font(.system(size: 17)).fontWeight(.semibold).lineLimit(1)
              .accessibilityShowsLargeContentViewer { title }
          }
        }
        .padding(.horizontal, 60)
      }
      .frame(height: 44)
      if isLarge, let title = content.title {
        title.font(.largeTitle.bold()).lineLimit(1)
          .padding(EdgeInsets(top: 3, leading: 16, bottom: 8, trailing: 16))
      }
    }
  }
}

/// Items beside each other in a bar. They do not grow with the text size, and show large on a long press.
nonisolated private struct BarItems: View {
  let items: [BarContent.Item]
  let edge: BarContent.Place

  var body: some View {
    HStack(spacing: 16) {
      ForEach(0..<items.count) { index in
        if edge == .bottom, index > 0 { Spacer(minLength: 0) }
        AnyView(items[index].view).accessibilityShowsLargeContentViewer()
      }
    }
    .font(.system(size: 17))
    .imageScale(.large)
    .labelStyle(.iconOnly)
    .padding(.horizontal, edge == .middle || items.isEmpty ? 0 : 16)
    .frame(height: 44)
  }
}

extension EnvironmentValues {
  private enum NavigationKey: EnvironmentKey { static let defaultValue = false }

  /// Whether a view is in a stack with a bar, so that a link leads on.
  var isInNavigation: Bool {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
