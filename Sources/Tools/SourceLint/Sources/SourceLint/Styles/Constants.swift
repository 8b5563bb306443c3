/// Follows expressions to the constants that they refer to.
struct Constants {
  let names: Names
  let fonts: FontReader

  /// An expression that refers to no further name in the files, with the call whose body contains
  /// it.
  struct End {
    let node: Node
    let frame: CallFrame?
  }

  private static let mostDepth = 12

  /// The expressions that an expression may refer to; empty if it cannot be followed.
  func ends(of node: Node, in frame: CallFrame?, depth: Int = 0) -> [End] {
    guard depth < Self.mostDepth else { return [] }
    let next = depth + 1
    switch node.kind {
    case .ternary:
      return node.children.dropFirst().flatMap { ends(of: $0, in: frame, depth: next) }
    case .binary where node.text == "??":
      return node.children.first.map { ends(of: $0, in: frame, depth: next) } ?? []
    case .branch, .switch, .closure: return ends(ofCode: node, in: frame, depth: next)
    case .name where node.text == "self":
      guard let frame, let receiver = frame.receiver else { return [] }
      return ends(of: receiver, in: frame.caller, depth: next)
    case .name:
      guard let declaration = names.declaration(of: node.text, from: node) else { return [] }
      return ends(ofDeclaration: declaration, node, in: frame, depth: next)
    case .member: return ends(ofMember: node, in: frame, depth: next)
    case .call:
      guard let inner = called(by: node, in: frame) else { return [End(node: node, frame: frame)] }
      return ends(ofCode: inner.function, in: inner, depth: next)
    default: return [End(node: node, frame: frame)]
    }
  }

  /// The call of a function in the files; `nil` for any other call.
  func called(by node: Node, as type: String = "", in frame: CallFrame?) -> CallFrame? {
    guard let callee = node.children.first, (frame?.depth ?? 0) < FontReader.mostDepth else {
      return nil
    }
    let base = callee.kind == .member ? callee.children.first : nil
    guard let (function, receiver) = fonts.ownFunction(node, callee, base, type, frame) else {
      return nil
    }
    return CallFrame(
      function: function, receiver: receiver,
      arguments: FontReader.bound(node.all(.argument), to: function), caller: frame)
  }

  private func ends(ofCode code: Node, in frame: CallFrame?, depth: Int) -> [End] {
    fonts.results(of: code, in: frame).flatMap { ends(of: $0, in: frame, depth: depth) }
  }

  private func ends(
    ofDeclaration declaration: Node, _ use: Node, in frame: CallFrame?, depth: Int
  ) -> [End] {
    switch declaration.kind {
    case .parameter:
      let name = declaration.first(.internalName)?.text ?? ""
      guard let frame = frame?.frame(of: declaration), let argument = frame.arguments[name] else {
        return []
      }
      let isDefault = frame.function.contains(argument)
      return ends(of: argument, in: isDefault ? frame : frame.caller, depth: depth)
    case .binding:
      return declaration.children.first.map { ends(of: $0, in: frame, depth: depth) } ?? []
    case .variable:
      if declaration.children.contains(where: { $0.kind == .accessor && $0.text == "get" }) {
        return ends(ofCode: declaration, in: frame, depth: depth)
      }
      guard let value = declaration.first(.initializer)?.children.first,
        !fonts.isReassigned(declaration)
      else {
        return fonts.assigned(to: declaration).flatMap { ends(of: $0, in: frame, depth: depth) }
      }
      return ends(of: value, in: frame, depth: depth)
    case .enumCase: return [End(node: use, frame: frame)]
    default: return []
    }
  }

  private func ends(ofMember node: Node, in frame: CallFrame?, depth: Int) -> [End] {
    guard let base = node.children.first else { return [End(node: node, frame: frame)] }
    if let member = member(node, in: frame) {
      return ends(ofDeclaration: member.function, node, in: member, depth: depth)
    }
    if node.text == "rawValue" {
      let type = names.type(of: base)
      return ends(of: base, in: frame, depth: depth).compactMap { rawValue(of: $0, as: type) }
    }
    return [End(node: node, frame: frame)]
  }

  /// The only declaration in the files that a member refers to, with its base; `nil` if there is
  /// none or there are several.
  func member(_ node: Node, in frame: CallFrame?) -> CallFrame? {
    guard let base = node.children.first, (frame?.depth ?? 0) < FontReader.mostDepth else {
      return nil
    }
    let owner = names.type(named: base)
    guard let holder = owner ?? names.type(of: base) else { return nil }
    let found = names.members(node.text, of: holder, from: node)
    guard let declaration = found.first, found.count == 1 else { return nil }
    return CallFrame(
      function: declaration, receiver: owner == nil ? base : nil, arguments: [:], caller: frame)
  }

  /// The raw value of an enum case: the written one, or else its name.
  private func rawValue(of end: End, as type: String?) -> End? {
    let found: [Node]
    if end.node.kind == .member,
      let owner = end.node.children.first.map(names.type(named:)) ?? type
    {
      found = names.members(end.node.text, of: owner, from: end.node)
    } else if end.node.kind == .name {
      found = names.declaration(of: end.node.text, from: end.node).map { [$0] } ?? []
    } else {
      return nil
    }
    guard let one = found.first, found.count == 1, one.kind == .enumCase else { return nil }
    return End(node: one.first(.initializer)?.children.first ?? one, frame: nil)
  }

  // MARK: Values

  /// The number that an expression has; `nil` if it is not exactly one number.
  func number(_ node: Node, in frame: CallFrame?, depth: Int = 0) -> Double? {
    guard depth < Self.mostDepth else { return nil }
    let ends = ends(of: node, in: frame, depth: depth)
    let numbers = ends.map { number(at: $0, depth: depth + 1) }
    guard let first = numbers.first, numbers.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func number(at end: End, depth: Int) -> Double? {
    let node = end.node
    switch node.kind {
    case .number: return Double(node.text.replacing("_", with: ""))
    case .prefix where node.text == "-":
      return node.children.first.flatMap { number($0, in: end.frame, depth: depth) }.map { -$0 }
    case .binary:
      let parts = node.children.map { number($0, in: end.frame, depth: depth) }
      guard parts.count == 2, let left = parts[0], let right = parts[1] else { return nil }
      switch node.text {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      case "/": return right == 0 ? nil : left / right
      default: return nil
      }
    case .call:
      guard let callee = node.children.first, ["CGFloat", "Double", "Float"].contains(callee.text),
        let argument = node.first(.argument)?.children.first
      else { return nil }
      return number(argument, in: end.frame, depth: depth)
    default: return nil
    }
  }

  /// The text that an expression has; `nil` if it is not exactly one text.
  func text(_ node: Node, in frame: CallFrame?, depth: Int = 0) -> String? {
    guard depth < Self.mostDepth else { return nil }
    let texts = ends(of: node, in: frame, depth: depth).map { end -> String? in
      switch end.node.kind {
      case .string, .enumCase: return end.node.text
      case .binary where end.node.text == "+":
        let parts = end.node.children.map { text($0, in: end.frame, depth: depth + 1) }
        return parts.contains(nil) ? nil : parts.compactMap(\.self).joined()
      default: return nil
      }
    }
    guard let first = texts.first, texts.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The names of the cases or constants that an expression may refer to, such as `bold`.
  func caseNames(_ node: Node, in frame: CallFrame?) -> [String] {
    ends(of: node, in: frame).compactMap { end in
      end.node.kind == .member || end.node.kind == .name ? end.node.text : nil
    }
  }

  /// The value in a table for the only case that an expression may be; `nil` if there are several.
  func value<Value>(_ node: Node?, in frame: CallFrame?, of table: [String: Value]) -> Value? {
    guard let node else { return nil }
    let found = caseNames(node, in: frame)
    guard let first = found.first, found.allSatisfy({ $0 == first }) else { return nil }
    return table[first]
  }
}
