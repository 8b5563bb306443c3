extension FontReader {
  /// The operators and functions whose results are calculated from other numbers.
  private static let arithmetic: Set = [
    "CGFloat", "Double", "Float", "Int", "min", "max", "floor", "ceil", "round", "abs", "rounded",
  ]
  private static let constants: Set = [
    "systemFontSize", "smallSystemFontSize", "labelFontSize", "buttonFontSize",
  ]

  /// Returns how a number behaves as the size of a font.
  func sizeNature(of node: Node, in frame: CallFrame?, depth: Int) -> SizeNature {
    guard depth < Self.mostDepth else { return .unknown }
    let next = depth + 1
    switch node.kind {
    case .number: return (Double(node.text) ?? 1) == 0 ? .zero : .constant
    case .prefix:
      return node.children.first.map { sizeNature(of: $0, in: frame, depth: next) } ?? .unknown
    case .binary:
      let parts = node.children.map { sizeNature(of: $0, in: frame, depth: next) }
      return node.text == "??" ? .common(parts) : .combined(parts)
    case .ternary:
      return .common(
        node.children.dropFirst().map { sizeNature(of: $0, in: frame, depth: next) })
    case .branch, .switch, .closure:
      return .common(
        results(of: node, in: frame).map { sizeNature(of: $0, in: frame, depth: next) })
    case .call: return sizeNature(ofCall: node, in: frame, depth: next)
    case .name:
      guard let declaration = names.declaration(of: node.text, from: node) else { return .unknown }
      return sizeNature(ofDeclaration: declaration, in: frame, depth: next)
    case .member: return sizeNature(ofMember: node, in: frame, depth: next)
    default: return .unknown
    }
  }

  /// Whether code chooses by the text size itself, with a number for each.
  private func asksForTextSize(_ code: Node) -> Bool {
    code.descendants.contains { node in
      guard node.kind == .member || node.kind == .name else { return false }
      let name = node.text.lowercased()
      return name.contains("sizecategory") || name == "dynamictypesize"
    }
  }

  private func sizeNature(ofCall node: Node, in frame: CallFrame?, depth: Int) -> SizeNature {
    guard let callee = node.children.first else { return .unknown }
    let arguments = node.all(.argument)
    if callee.text == "scaledValue" { return .scaled }
    if callee.kind == .closure {
      return .common(
        results(of: callee, in: frame).map { sizeNature(of: $0, in: frame, depth: depth) })
    }
    if Self.arithmetic.contains(callee.text) {
      let base = callee.kind == .member ? callee.children.first : nil
      let parts = ([base] + arguments.map(\.children.first)).compactMap { $0 }
      return .combined(
        parts.filter { $0.kind != .member || $0.children.first != nil }.map {
          sizeNature(of: $0, in: frame, depth: depth)
        })
    }
    let base = callee.kind == .member ? callee.children.first : nil
    guard let (function, receiver) = ownFunction(node, callee, base, "CGFloat", frame),
      (frame?.depth ?? 0) < Self.mostDepth
    else { return .unknown }
    if asksForTextSize(function) { return .unknown }
    let inner = CallFrame(
      function: function, receiver: receiver, arguments: Self.bound(arguments, to: function),
      caller: frame)
    let parts = results(of: function, in: inner).map {
      sizeNature(of: $0, in: inner, depth: depth)
    }
    return .common(parts)
  }

  private func sizeNature(ofMember node: Node, in frame: CallFrame?, depth: Int) -> SizeNature {
    guard let base = node.children.first else { return node.text == "zero" ? .zero : .unknown }
    if Self.constants.contains(node.text) { return .constant }
    if node.text == "pointSize" || node.text == "lineHeight" {
      switch nature(of: base, as: "UIFont", in: frame, depth: depth) {
      case .fixed: return .constant
      case .scaled, .frozen: return .scaled
      case .following, .unknown: break
      }
      switch descriptorNature(base, in: frame, depth: depth) {
      case .scaled, .frozen: return .scaled
      case .fixed: return .constant
      case .following, .unknown: return .unknown
      }
    }
    let owner = names.type(named: base)
    guard let holder = owner ?? names.type(of: base) else { return .unknown }
    let found = names.members(node.text, of: holder, from: node)
    guard let declaration = found.first, found.count == 1, frame?.depth ?? 0 < Self.mostDepth else {
      return .unknown
    }
    let inner = CallFrame(
      function: declaration, receiver: owner == nil ? base : nil, arguments: [:], caller: frame)
    return sizeNature(ofDeclaration: declaration, in: inner, depth: depth)
  }

  private func sizeNature(ofDeclaration declaration: Node, in frame: CallFrame?, depth: Int)
    -> SizeNature
  {
    switch declaration.kind {
    case .parameter:
      let name = declaration.first(.internalName)?.text ?? ""
      guard let frame = frame?.frame(of: declaration), let argument = frame.arguments[name] else {
        return .unknown
      }
      let isDefault = frame.function.contains(argument)
      return sizeNature(of: argument, in: isDefault ? frame : frame.caller, depth: depth)
    case .binding:
      return declaration.children.first.map { sizeNature(of: $0, in: frame, depth: depth) }
        ?? .unknown
    case .variable:
      if asksForTextSize(declaration) { return .unknown }
      if declaration.children.contains(where: { $0.kind == .attribute }) {
        let isScaled = declaration.children.contains {
          $0.kind == .attribute && $0.text == "ScaledMetric"
        }
        return isScaled ? .scaled : .unknown
      }
      if declaration.children.contains(where: { $0.kind == .accessor && $0.text == "get" }) {
        return .common(
          results(of: declaration, in: frame).map {
            sizeNature(of: $0, in: frame, depth: depth)
          })
      }
      guard let value = declaration.first(.initializer)?.children.first,
        !isReassigned(declaration)
      else { return .unknown }
      return sizeNature(of: value, in: frame, depth: depth)
    default: return .unknown
    }
  }
}
