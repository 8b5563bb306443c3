/// The uses of the button styles that the files declare.
struct ButtonStyles: Sendable {
  /// The views that each style is applied to, by the name of its type; `nil` for a use that cannot
  /// be followed.
  private let uses: [String: [Node?]]

  init(names: Names) {
    var types: Set<String> = []
    for file in names.files {
      for node in file.tree.root.descendants where node.kind == .type {
        let inherited = node.children.filter { $0.kind == .inherited }
        if inherited.contains(where: { ["ButtonStyle", "PrimitiveButtonStyle"].contains($0.text) })
        {
          types.insert(node.text)
        }
      }
    }
    var uses: [String: [Node?]] = [:]
    if !types.isEmpty {
      for file in names.files {
        for node in file.tree.root.descendants where node.kind == .call {
          guard let style = node.children.first?.text, types.contains(style) else { continue }
          uses[style, default: []].append(Self.button(of: node))
        }
      }
    }
    self.uses = uses
  }

  /// The view that a modifier applies a style to.
  private static func button(of style: Node) -> Node? {
    guard let modifier = style.parent?.parent, modifier.kind == .call,
      let callee = modifier.children.first, callee.kind == .member, callee.text == "buttonStyle"
    else { return nil }
    return callee.children.first
  }

  /// The views with a style; empty if it is never used, or some use cannot be followed.
  func buttons(withStyle type: String) -> [Node] {
    let known = (uses[type] ?? []).compactMap(\.self)
    return known.count == uses[type]?.count ? known : []
  }
}
