import Foundation

/// A column of rows, like SwiftUI's `List`. Each row is as high as its content, but at least
/// `\.defaultMinListRowHeight`, which is 44 pt by default.
///
/// Rows form groups, with hairlines between them. A ``Section`` is a group with a title. The insets
/// are modelled, because Apple does not publish them.
nonisolated public struct List<Content: View>: View {
  private let content: Content

  /// Creates a list with the given views as rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a list with a row for each element of a collection.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a list with a row for each element of a collection, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// Creates a list whose rows a person can select. No row looks selected here.
  public init<Selection>(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content)
  }

  /// Creates a list with a row for each number of a range.
  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// The rows in a scroll view, on a grey background.
  public var body: some View {
    ScrollView {
      ListRows(content: content).padding(EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16))
    }
    .modifier(ListGround())
  }
}

/// Draws the background of a list, unless a view around the list hides it.
nonisolated private struct ListGround: ViewModifier {
  @Environment(\.hidesScrollGround) private var isHidden

  func body(content: Content) -> some View {
    let ground = isHidden ? BarContent.Ground.open : .color(.groupedBackground)
    content.background(isHidden ? Color.clear : .groupedBackground)
      .changingBars { $0.ground = ground }
  }
}

/// The rows and sections of a list. Rows outside sections form groups.
private struct ListRows<Content: View>: PrimitiveView {
  let content: Content

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.changing {
      $0.stackAxis = .vertical
      $0.isListContent = true
      $0.isInList = true
      $0.rowBackground = nil
    }
    var groups: [LayoutNode] = []
    var rows: [LayoutNode] = []
    func closeGroup() {
      if !rows.isEmpty { groups.append(RowGroup<EmptyView>.node(of: rows, in: inner)) }
      rows = []
    }
    for node in content.layoutNodes(in: inner) {
      if node.settings.isSection {
        closeGroup()
        groups.append(node)
      } else {
        rows.append(node)
      }
    }
    closeGroup()
    return [
      ContainerNode(
        AnyLayout(VStackLayout(alignment: .leading, spacing: 28)), of: groups, named: "List",
        in: inner)
    ]
  }
}

/// A group of rows on one box, with hairlines between them.
struct RowGroup<Content: View>: PrimitiveView {
  let content: Content

  func nodes(in context: ViewContext) -> [LayoutNode] {
    [Self.node(of: content.layoutNodes(in: context), in: context)]
  }

  static func node(of rows: [LayoutNode], in context: ViewContext) -> LayoutNode {
    func own(_ row: LayoutNode) -> (any View)? {
      row.settings.row.background ?? context.environment.rowBackground
    }
    // Rows of the usual colour stand on one box. Otherwise each row has its own part of the box.
    let isPlain = rows.allSatisfy { own($0) == nil }
    func on(_ background: (any View)?, _ view: some View) -> any View {
      isPlain ? view : view.background(AnyView(background ?? Color.groupBackground))
    }
    var members: [LayoutNode] = []
    for (index, row) in rows.enumerated() {
      if index > 0, !rows[index - 1].settings.row.hiddenSeparators.contains(.bottom),
        !row.settings.row.hiddenSeparators.contains(.top)
      {
        members.append(
          on(own(rows[index - 1]), Divider().padding(.leading, 16)).layoutNode(in: context))
      }
      let insets =
        row.settings.row.insets ?? EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
      let least = max(
        0, context.environment.defaultMinListRowHeight - insets.top - insets.bottom)
      let content = Node(row).frame(maxWidth: .infinity, minHeight: least, alignment: .leading)
        .padding(insets)
      members.append(on(own(row), content).layoutNode(in: context))
    }
    let group = ContainerNode(
      AnyLayout(VStackLayout(alignment: .leading, spacing: 0)), of: members, named: "Rows",
      in: context)
    let box = RoundedRectangle(cornerRadius: 10)
    return isPlain
      ? Node(group).background(Color.groupBackground, in: box).layoutNode(in: context)
      : Node(group).clipShape(box).layoutNode(in: context)
  }
}

/// A layout node as a view, so that modifiers can be applied to it.
struct Node: PrimitiveView {
  private let node: LayoutNode

  init(_ node: LayoutNode) { self.node = node }

  func nodes(in context: ViewContext) -> [LayoutNode] { [node] }
}

/// A container for controls, like SwiftUI's `Form`. It looks like a ``List``.
nonisolated public struct Form<Content: View>: View {
  private let content: Content

  /// Creates a form with the given controls as rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls as the rows of a list.
  public var body: some View { List { content } }
}
