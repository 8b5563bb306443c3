extension Names {
  /// The nearest declaration of a name in the code around a node, or else in its types and files.
  ///
  /// It is a variable, a parameter, a binding, a loop, a function or an enum case. `nil` if there is none, or if several
  /// declarations are equally near.
  func declaration(of name: String, from node: Node) -> Node? {
    var below = node
    for scope in node.ancestors {
      switch scope.kind {
      case .block, .closure, .switchCase, .clause, .accessor, .conditional:
        if let found = local(name, in: scope, before: below) { return found }
      case .branch:
        if let condition = scope.first(.condition), condition != below,
          let found = condition.descendants.first(where: { $0.kind == .binding && $0.text == name })
        {
          return found
        }
      case .loop:
        if scope.text == name { return scope }
      case .function:
        let parameter = scope.children.first {
          $0.kind == .parameter && $0.first(.internalName)?.text == name
        }
        if let parameter { return parameter }
      case .type:
        let found = members(name, of: Self.fullName(of: scope), from: node)
        if !found.isEmpty { return single(found) }
      default: break
      }
      below = scope
    }
    return single(globals(name, from: node))
  }

  private func local(_ name: String, in scope: Node, before below: Node) -> Node? {
    var found: Node?
    for child in scope.children {
      if child == below && child.kind != .variable { break }
      switch child.kind {
      case .variable, .binding, .closureParameter: if child.text == name { found = child }
      case .function where child.text == name: found = child
      default: break
      }
      if child == below { break }
    }
    // A variable is not known in its own value.
    return found == below ? nil : found
  }

  /// The only one of some nodes, or the first if all are functions, which may differ in their
  /// arguments; `nil` otherwise.
  private func single(_ nodes: [Node]) -> Node? {
    guard let first = nodes.first, nodes.allSatisfy({ $0.kind == first.kind }) else { return nil }
    return nodes.count == 1 || first.kind == .function ? first : nil
  }

  /// The name of an expression's type; `nil` if a few steps through the module's own names do not find it.
  func type(of node: Node, depth: Int = 0) -> String? {
    guard depth < 6 else { return nil }
    switch node.kind {
    case .name where node.text == "self":
      return Self.enclosingType(of: node).map(Self.fullName)
    case .name:
      guard let declaration = declaration(of: node.text, from: node) else { return nil }
      return type(declaredBy: declaration, depth: depth + 1)
    case .member:
      guard let base = node.children.first else { return nil }
      if let owner = type(named: base), let member = members(node.text, of: owner, from: node).first
      {
        // Type.shared
        return type(declaredBy: member, depth: depth + 1)
      }
      guard let owner = type(of: base, depth: depth + 1) else { return nil }
      let member = members(node.text, of: owner, from: node).first
      return member.flatMap { type(declaredBy: $0, depth: depth + 1) }
    case .call:
      guard let callee = node.children.first else { return nil }
      if let type = type(named: callee) { return type }
      if callee.kind == .member {
        // Such as UILabel().then { … }, and Type.make().
        if callee.text == "init", let base = callee.children.first { return type(named: base) }
        guard let base = callee.children.first else { return nil }
        if let owner = type(named: base) ?? type(of: base, depth: depth + 1),
          let function = members(callee.text, of: owner, from: node).first(where: {
            $0.kind == .function
          })
        {
          return function.first(.returned)?.text
        }
        return ["then", "with", "also", "apply"].contains(callee.text)
          ? type(of: base, depth: depth + 1) : nil
      }
      if callee.kind == .closure { return closureType(callee, depth: depth) }
      if callee.kind == .name, let function = declaration(of: callee.text, from: node),
        function.kind == .function
      {
        return function.first(.returned)?.text
      }
      return nil
    case .binary where node.text == "??":
      return node.children.first.flatMap { type(of: $0, depth: depth + 1) }
    default: return nil
    }
  }

  private func closureType(_ closure: Node, depth: Int) -> String? {
    guard let returned = closure.children.first(where: { $0.kind == .returning })?.children.first
    else { return nil }
    return type(of: returned, depth: depth + 1)
  }

  /// The type that a declaration gives to what it declares.
  func type(declaredBy declaration: Node, depth: Int = 0) -> String? {
    switch declaration.kind {
    case .enumCase: return Self.enclosingType(of: declaration).map(Self.fullName)
    case .function: return declaration.first(.returned)?.text
    case .binding: return declaration.children.first.flatMap { type(of: $0, depth: depth + 1) }
    case .variable, .parameter, .closureParameter:
      if let written = declaration.first(.typeName)?.text {
        return typeName(written, from: declaration) ?? written
      }
      let value = declaration.first(.initializer)?.children.first
      return value.flatMap { type(of: $0, depth: depth + 1) }
    default: return nil
    }
  }

  /// The type that an expression names, such as `UILabel` or `Theme.Fonts`.
  func type(named node: Node) -> String? {
    switch node.kind {
    case .name:
      guard node.text.first?.isUppercase == true else { return nil }
      return node.text == "Self"
        ? Self.enclosingType(of: node).map(Self.fullName)
        : typeName(node.text, from: node) ?? node.text
    case .member:
      guard node.text.first?.isUppercase == true, let base = node.children.first,
        let outer = type(named: base)
      else { return nil }
      let full = "\(outer).\(node.text)"
      return declares(full) || !declarations(ofType: full).isEmpty ? full : nil
    default: return nil
    }
  }
}
