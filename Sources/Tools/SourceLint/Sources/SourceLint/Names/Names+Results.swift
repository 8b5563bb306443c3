extension Names {
  /// The function or computed property that a name or member refers to.
  func function(named node: Node) -> Node? {
    let found: Node?
    switch node.kind {
    case .name: found = declaration(of: node.text, from: node)
    case .member:
      let base = node.children.first
      let owner = base.flatMap { type(named: $0) ?? type(of: $0) }
      found = owner.flatMap { members(node.text, of: $0, from: node).first }
    default: found = nil
    }
    guard let found, found.kind == .function || found.kind == .variable else { return nil }
    return found
  }
}

extension Node {
  /// The expressions that a function or getter returns; empty for any other node.
  var results: [Node] {
    let bodies = children.filter {
      $0.kind == .block || ($0.kind == .accessor && $0.text == "get")
    }
    let returned = bodies.flatMap { body in
      body.descendants.filter { $0.kind == .returning }.compactMap(\.children.first)
    }
    return returned.isEmpty ? bodies.flatMap(\.lastExpressions) : returned
  }

  /// The last expression of some code, or of each of its branches.
  private var lastExpressions: [Node] {
    switch kind {
    case .branch, .switch:
      children.filter { [.block, .switchCase, .branch].contains($0.kind) }
        .flatMap(\.lastExpressions)
    case .block, .switchCase, .accessor: Array(children).last?.lastExpressions ?? []
    default: [self]
    }
  }
}
