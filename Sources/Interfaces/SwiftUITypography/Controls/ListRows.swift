/// The rows and sections of a list. Rows outside sections form groups.
struct ListRows<Content: View>: PrimitiveView {
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
