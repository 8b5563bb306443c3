import Foundation

/// A view with a navigation bar, like SwiftUI's `NavigationStack`. It shows its root view.
///
/// The bar is 44 pt high and does not grow. A large title below it follows the text size. (Heights
/// and distances are modelled.)
public struct NavigationStack<Root: View>: PrimitiveView {
  private let root: Root

  /// Creates a stack with a root view.
  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  /// Creates a stack with a root view and a path. The root view is shown, whatever the path.
  public init<Path>(path: Binding<Path>, @ViewBuilder root: () -> Root) { self.root = root() }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [NavigationFrame(of: root, in: context, named: "NavigationStack").node]
  }
}

/// A view with a navigation bar, in early SwiftUI's syntax. It works like ``NavigationStack`` here.
public struct NavigationView<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a view with a navigation bar.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [NavigationFrame(of: content, in: context, named: "NavigationView").node]
  }
}

/// Columns beside each other, like SwiftUI's `NavigationSplitView`. Only the sidebar is drawn, as
/// on a phone.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
  private let sidebar: Sidebar

  /// Creates two columns. Only the sidebar is drawn.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
  }

  /// Creates three columns. Only the sidebar is drawn.
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

/// A view between its navigation bar and its bottom bar, whose content the view sets.
private struct NavigationFrame {
  let node: LayoutNode

  init(of view: some View, in context: ViewContext, named name: String) {
    let inner = context.changing {
      $0.stackAxis = nil
      $0.isInNavigation = true
    }
    let content = view.columnNode(in: inner)
    let bars = content.settings.bars
    content.settings.bars = BarContent()
    let stack = VStack(alignment: .leading, spacing: 0) {
      if !bars.hidden.contains(.navigationBar) { NavigationBar(content: bars) }
      Node(content).frame(maxWidth: .infinity, maxHeight: .infinity)
      let bottom = bars.items.filter { $0.place == .bottom }
      if !bottom.isEmpty, !bars.hidden.contains(.bottomBar) {
        BarItems(items: bottom, edge: .bottom)
      }
    }
    if case .color(let color) = bars.ground {
      node = stack.background(color).layoutNode(in: context)
    } else {
      node = stack.layoutNode(in: context)
    }
    node.names = [name]
    // The bar with tabs is outside.
    if bars.hidden.contains(.tabBar) { node.settings.bars.hidden = [.tabBar] }
  }
}

/// A navigation bar: items at both sides, and a title in the middle or large below.
nonisolated private struct NavigationBar: View {
  let content: BarContent

  var body: some View {
    let middle = content.items.filter { $0.place == .middle || $0.place == .title }
    let isReplaced = middle.contains { $0.place == .title }
    let isLarge = (content.isLarge ?? true) && content.title != nil && !isReplaced
    VStack(alignment: .leading, spacing: 0) {
      BarLayout {
        BarItems(items: content.items.filter { $0.place == .leading }, edge: .leading)
        BarItems(items: content.items.filter { $0.place == .trailing }, edge: .trailing)
        Group {
          if !middle.isEmpty {
            BarItems(items: middle, edge: .middle)
          } else if !isLarge, let title = content.title {
            title.font(.system(size: 17)).fontWeight(.semibold).lineLimit(1)
              .accessibilityShowsLargeContentViewer { title }
          }
        }
      }
      .frame(height: 44)
      if isLarge, let title = content.title {
        title.font(.largeTitle.bold()).lineLimit(1)
          .padding(EdgeInsets(top: 3, leading: 16, bottom: 8, trailing: 16))
      }
    }
  }
}

/// Places the items and the title of a bar. The title is centred in the bar if it fits, or else
/// between the items. It never overlaps them.
private struct BarLayout: Layout {
  private let gap: CGFloat = 8
  private let margin: CGFloat = 16

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let ideal = subviews.reduce(0) { $0 + $1.sizeThatFits(.unspecified).width }
    return CGSize(width: proposal.width ?? ideal, height: 44)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let leading = subviews[0].sizeThatFits(.unspecified).width
    let trailing = subviews[1].sizeThatFits(.unspecified).width
    func place(_ subview: LayoutSubview, at x: CGFloat, width: CGFloat) {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: 44))
    }
    place(subviews[0], at: bounds.minX, width: leading)
    place(subviews[1], at: bounds.maxX - trailing, width: trailing)
    guard subviews.count > 2 else { return }
    let start = bounds.minX + (leading > 0 ? leading + gap : margin)
    let end = bounds.maxX - (trailing > 0 ? trailing + gap : margin)
    let room = max(0, end - start)
    let width = subviews[2].sizeThatFits(ProposedViewSize(width: room, height: 44)).width
    let middle = bounds.midX - width / 2
    let isFree = middle >= start && middle + width <= end
    place(subviews[2], at: isFree ? middle : start + (room - width) / 2, width: room)
  }
}

/// The items of a bar in a row. They do not grow with the text size, and the Large Content Viewer
/// shows them.
nonisolated private struct BarItems: View {
  let items: [BarContent.Item]
  let edge: BarContent.Place

  var body: some View {
    HStack(spacing: 16) {
      ForEach(0..<items.count) { index in
        if edge == .bottom, index > 0 { Spacer(minLength: 0) }
        view(of: items[index])
      }
    }
    .padding(.horizontal, edge == .middle || items.isEmpty ? 0 : 16)
    .frame(height: 44)
  }

  /// The view of an item, in the environment of the view that adds the item. The looks of the bar
  /// take precedence.
  private func view(of item: BarContent.Item) -> some View {
    AnyView(item.view).accessibilityShowsLargeContentViewer()
      .font(.system(size: 17))
      .dynamicTypeSize(.large)
      .imageScale(.large)
      .labelStyle(.iconOnly)
      .changingEnvironment { if let own = item.environment { $0 = own.inBar } }
  }
}

extension EnvironmentValues {
  /// The environment for the items of a bar, which are in none of the stacks and lists around the
  /// view that adds them.
  fileprivate var inBar: EnvironmentValues {
    changing {
      $0.stackAxis = .horizontal
      $0.isInList = false
      $0.isListContent = false
    }
  }

  private enum NavigationKey: EnvironmentKey { static let defaultValue = false }

  /// Whether a view is in a navigation stack.
  var isInNavigation: Bool {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}
