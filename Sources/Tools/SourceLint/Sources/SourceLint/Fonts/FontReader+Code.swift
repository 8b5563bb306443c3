extension FontReader {
  /// The function of the files that a call means, with the instance that it is called on.
  func ownFunction(
    _ call: Node, _ callee: Node, _ base: Node?, _ type: String, _ frame: CallFrame?
  ) -> (Node, Node?)? {
    let labels = call.all(.argument).filter { $0.text != "{" }.map(\.text)
    func fitting(_ nodes: [Node]) -> Node? {
      nodes.first { $0.kind == .function && Self.accepts(labels, $0) }
    }
    if callee.kind == .name {
      // A name that a scope around declares.
      guard let declaration = names.declaration(of: callee.text, from: callee) else { return nil }
      guard declaration.kind == .function, Names.holder(of: declaration)?.kind == .type else {
        return fitting([declaration]).map { ($0, nil) }
      }
      let owner = Names.enclosingType(of: declaration).map(Names.fullName) ?? ""
      return fitting(names.members(callee.text, of: owner, from: callee)).map { ($0, nil) }
    }
    guard callee.kind == .member else { return nil }
    guard let base else {
      return fitting(names.members(callee.text, of: type, from: callee)).map { ($0, nil) }
    }
    if let owner = names.type(named: base) {
      return fitting(names.members(callee.text, of: owner, from: callee)).map { ($0, nil) }
    }
    guard let owner = names.type(of: base) else { return nil }
    return fitting(names.members(callee.text, of: owner, from: callee)).map { ($0, base) }
  }

  /// Whether a function can be called with these labels.
  static func accepts(_ labels: [String], _ function: Node) -> Bool {
    var rest = labels[...]
    for parameter in function.all(.parameter) {
      if let next = rest.first, next == parameter.text {
        rest = rest.dropFirst()
      } else if parameter.first(.initializer) == nil {
        return false
      }
    }
    return rest.isEmpty
  }

  /// The arguments of a call by the names that the function's body uses, with the default values.
  static func bound(_ arguments: [Node], to function: Node) -> [String: Node] {
    var values: [String: Node] = [:]
    var rest = arguments.filter { $0.text != "{" }[...]
    for parameter in function.all(.parameter) {
      let name = parameter.first(.internalName)?.text ?? ""
      if let next = rest.first, next.text == parameter.text {
        values[name] = next.children.first
        rest = rest.dropFirst()
      } else {
        values[name] = parameter.first(.initializer)?.children.first
      }
    }
    return values
  }

  /// The nature that everything returned by a function, a getter, a closure or a branch shares.
  func nature(ofCode code: Node, as type: String, in frame: CallFrame?, depth: Int) -> FontNature {
    let returned = results(of: code, in: frame)
    let natures = returned.map { nature(of: $0, as: type, in: frame, depth: depth + 1) }
    // A font that was kept earlier is like the one that is made.
    let made = zip(returned, natures).filter { !($0.1 == .unknown && isKept($0.0)) }.map(\.1)
    return .common(made)
  }

  /// Whether an expression is a value that `if let` unwrapped, such as one from a cache.
  func isKept(_ node: Node) -> Bool {
    node.kind == .name && names.declaration(of: node.text, from: node)?.kind == .binding
  }

  /// The expressions that code may return. Branches that the arguments exclude are left out.
  func results(of code: Node, in frame: CallFrame?) -> [Node] {
    switch code.kind {
    case .function, .variable:
      let bodies = code.children.filter {
        $0.kind == .block || ($0.kind == .accessor && $0.text == "get")
      }
      return bodies.flatMap { results(of: $0, in: frame) }
    case .accessor:
      // “get { }” has a block.
      if let block = code.first(.block) { return results(of: block, in: frame) }
      return results(ofStatements: code, in: frame)
    case .branch:
      return code.all(.block).flatMap { results(of: $0, in: frame) } + otherBranch(code, frame)
    case .switch:
      return cases(of: code, in: frame).flatMap { results(ofStatements: $0, in: frame) }
    default: return results(ofStatements: code, in: frame)
    }
  }

  private func otherBranch(_ branch: Node, _ frame: CallFrame?) -> [Node] {
    branch.all(.branch).flatMap { results(of: $0, in: frame) }
  }

  private func results(ofStatements code: Node, in frame: CallFrame?) -> [Node] {
    let statements = code.children.filter {
      $0.kind != .closureParameter && $0.kind != .introducer
    }
    var found: [Node] = []
    for statement in statements { found += returns(in: statement, frame) }
    // A single expression is returned without the word.
    if found.isEmpty, let last = statements.last, last.kind != .variable, last.kind != .assignment {
      if last.kind == .branch || last.kind == .switch { return results(of: last, in: frame) }
      if statements.count == 1 || code.kind == .switchCase || code.kind == .block { return [last] }
    }
    return found
  }

  private func returns(in statement: Node, _ frame: CallFrame?) -> [Node] {
    switch statement.kind {
    case .returning:
      return statement.children.filter { $0.kind != .nothing }
    case .closure, .function, .type: return []
    case .switch:
      return cases(of: statement, in: frame).flatMap { single in
        single.children.flatMap { returns(in: $0, frame) }
      }
    case .branch, .block, .conditional, .clause, .loop, .other:
      return statement.children.flatMap { returns(in: $0, frame) }
    default: return []
    }
  }

  /// The cases of a `switch` that the arguments of the call allow.
  private func cases(of statement: Node, in frame: CallFrame?) -> [Node] {
    let all = statement.all(.switchCase)
    guard let subject = statement.first(.condition)?.children.first,
      let wanted = caseName(of: subject, in: frame)
    else { return all }
    let matching = all.filter { $0.text.split(separator: " ").contains(".\(wanted)") }
    return matching.isEmpty ? all.filter { $0.text == "default" } : matching
  }

  /// The enum case that an expression is in this call, such as `body` of `.body`.
  private func caseName(of node: Node, in frame: CallFrame?) -> String? {
    guard node.kind == .name else { return nil }
    var value = node
    var frame = frame
    // From call to call, up to where the case is written.
    while value.kind == .name, let inner = frame {
      if value.text == "self" {
        guard let receiver = inner.receiver else { return nil }
        value = receiver
        frame = inner.caller
      } else {
        guard let parameter = names.declaration(of: value.text, from: value),
          parameter.kind == .parameter, let called = inner.frame(of: parameter),
          let argument = called.arguments[value.text]
        else { return nil }
        value = argument
        frame = called.function.contains(argument) ? called : called.caller
      }
    }
    guard value.kind == .member, value.text.first?.isLowercase == true,
      value.children.first.map({ names.type(named: $0) != nil }) ?? true
    else { return nil }
    return value.text
  }
}
