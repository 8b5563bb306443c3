/// Reads what kind of font an expression is, through the names that the files declare.
struct FontReader {
  let names: Names

  /// The number of names that are followed, one after another.
  static let mostDepth = 8

  private static let fixedMakers: Set = [
    "systemFont", "boldSystemFont", "italicSystemFont", "monospacedSystemFont",
    "monospacedDigitSystemFont",
  ]
  /// The methods and properties that keep the size of their font.
  private static let keeping: Set = [
    "weight", "bold", "italic", "monospaced", "monospacedDigit", "leading", "width", "smallCaps",
    "lowercaseSmallCaps", "uppercaseSmallCaps", "pointSize",
  ]

  /// - Parameters:
  ///   - node: An expression.
  ///   - type: The type that is expected, `UIFont` or `Font`, for expressions such as `.body`.
  func nature(of node: Node, as type: String, in frame: CallFrame? = nil, depth: Int = 0)
    -> FontNature
  {
    guard depth < Self.mostDepth else { return .unknown }
    switch node.kind {
    case .call: return nature(ofCall: node, as: type, in: frame, depth: depth + 1)
    case .ternary:
      let branches = Array(node.children.dropFirst())
      return .common(branches.map { nature(of: $0, as: type, in: frame, depth: depth + 1) })
    case .binary where node.text == "??":
      let branches = node.children.map { nature(of: $0, as: type, in: frame, depth: depth + 1) }
      return .common(branches)
    case .branch, .switch, .closure:
      return nature(ofCode: node, as: type, in: frame, depth: depth + 1)
    case .name: return nature(ofName: node, as: type, in: frame, depth: depth + 1)
    case .member: return nature(ofMember: node, as: type, in: frame, depth: depth + 1)
    default: return .unknown
    }
  }

  // MARK: Calls

  private func nature(ofCall node: Node, as type: String, in frame: CallFrame?, depth: Int)
    -> FontNature
  {
    guard let callee = node.children.first else { return .unknown }
    let arguments = node.all(.argument)
    if callee.kind == .closure, arguments.isEmpty {
      return nature(ofCode: callee, as: type, in: frame, depth: depth)
    }
    let base = callee.kind == .member ? callee.children.first : nil
    let owner = base.flatMap { names.type(named: $0) }
    // UIFont(…), .init(…) and Font(…)
    if callee.kind == .name, callee.text == "UIFont" {
      return initialized(node, arguments, in: frame, depth)
    }
    if callee.kind == .member, callee.text == "init", (owner ?? type) == "UIFont" {
      return initialized(node, arguments, in: frame, depth)
    }
    if callee.kind == .name, callee.text == "Font", let only = arguments.first, only.text.isEmpty,
      let inner = only.children.first
    {
      // Font(UIFont) takes the size of this moment.
      switch nature(of: inner, as: "UIFont", in: frame, depth: depth) {
      case .fixed(let place): return .fixed(place)
      default: return .unknown
      }
    }
    let own = ownFunction(node, callee, base, type, frame)
    if own == nil {
      // A name without a base is a member of the type that is asked for.
      let maker = owner ?? (base == nil ? type : nil)
      let made =
        uiKitFont(node, madeBy: maker, in: frame, depth)
        ?? swiftUIFont(node, madeBy: maker, in: frame, depth)
      if let made { return made }
    }
    if callee.text == "scaledFont", arguments.first?.text == "for" { return .scaled(node) }
    if own == nil, base != nil, callee.text == "withSize", let size = arguments.first {
      return sized(node, by: size.children.first, in: frame, depth)
    }
    if own == nil, let base, Self.keeping.contains(callee.text) {
      return nature(of: base, as: type, in: frame, depth: depth)
    }
    guard let (function, receiver) = own, (frame?.depth ?? 0) < Self.mostDepth else {
      return .unknown
    }
    let inner = CallFrame(
      function: function, receiver: receiver, arguments: Self.bound(arguments, to: function),
      caller: frame)
    return nature(ofCode: function, as: type, in: inner, depth: depth)
  }

  /// The font of a call such as `UIFont.systemFont(ofSize: 17)`; `nil` for any other call.
  private func uiKitFont(
    _ node: Node, madeBy maker: String?, in frame: CallFrame?, _ depth: Int
  ) -> FontNature? {
    guard let callee = node.children.first, maker == "UIFont" || callee.kind == .name,
      let first = node.first(.argument)
    else { return nil }
    if Self.fixedMakers.contains(callee.text), first.text == "ofSize" {
      return sized(node, by: first.children.first, in: frame, depth)
    }
    if callee.text == "preferredFont", first.text == "forTextStyle" {
      let traits = node.all(.argument).first { $0.text == "compatibleWith" }?.children.first
      return traits?.kind == .call ? .unknown : .scaled(node)
    }
    return nil
  }

  /// The font of a call such as `Font.system(size: 17)`; `nil` for any other call.
  private func swiftUIFont(
    _ node: Node, madeBy maker: String?, in frame: CallFrame?, _ depth: Int
  ) -> FontNature? {
    guard let callee = node.children.first, maker == "Font" || callee.kind == .name,
      let first = node.first(.argument)
    else { return nil }
    if callee.text == "system" {
      if first.text == "size" {
        return swiftUISized(node, by: first.children.first, in: frame, depth)
      }
      if first.text.isEmpty || first.text == "style" { return .following }
    }
    if callee.text == "custom" {
      let arguments = node.all(.argument)
      if let size = arguments.first(where: { $0.text == "fixedSize" }) {
        return swiftUISized(node, by: size.children.first, in: frame, depth)
      }
      if arguments.contains(where: { $0.text == "size" }) { return .following }
    }
    return nil
  }

  private func initialized(_ node: Node, _ arguments: [Node], in frame: CallFrame?, _ depth: Int)
    -> FontNature
  {
    guard let first = arguments.first, let size = arguments.first(where: { $0.text == "size" })
    else { return .unknown }
    let number = size.children.first.map { sizeNature(of: $0, in: frame, depth: depth) }
    switch (first.text, number) {
    case ("name", _), ("descriptor", .constant):
      return sized(node, by: size.children.first, in: frame, depth)
    case ("descriptor", .zero):
      return first.children.first.map { descriptorNature($0, in: frame, depth: depth) } ?? .unknown
    case ("descriptor", .scaled): return .frozen(node)
    default: return .unknown
    }
  }

  /// The nature of a font with the size of a descriptor, if the descriptor's font can be followed.
  func descriptorNature(_ node: Node, in frame: CallFrame?, depth: Int) -> FontNature {
    guard depth < Self.mostDepth else { return .unknown }
    switch node.kind {
    case .call, .member:
      if node.text == "fontDescriptor", let base = node.children.first {
        return nature(of: base, as: "UIFont", in: frame, depth: depth + 1)
      }
      if node.kind == .call, node.children.first?.text == "preferredFontDescriptor" {
        return .scaled(node)
      }
      return node.children.first.map { descriptorNature($0, in: frame, depth: depth) } ?? .unknown
    case .binary where node.text == "??":
      return node.children.first.map { descriptorNature($0, in: frame, depth: depth) } ?? .unknown
    case .name:
      guard let declaration = names.declaration(of: node.text, from: node),
        let value = declaration.kind == .binding
          ? declaration.children.first : declaration.first(.initializer)?.children.first,
        value != node
      else { return .unknown }
      return descriptorNature(value, in: frame, depth: depth + 1)
    default: return .unknown
    }
  }

  private func sized(_ node: Node, by size: Node?, in frame: CallFrame?, _ depth: Int) -> FontNature
  {
    guard let size else { return .unknown }
    switch sizeNature(of: size, in: frame, depth: depth) {
    case .constant: return .fixed(node)
    case .scaled: return .frozen(node)
    case .zero, .unknown: return .unknown
    }
  }

  private func swiftUISized(_ node: Node, by size: Node?, in frame: CallFrame?, _ depth: Int)
    -> FontNature
  {
    guard let size else { return .unknown }
    switch sizeNature(of: size, in: frame, depth: depth) {
    case .constant: return .fixed(node)
    case .scaled: return .following
    case .zero, .unknown: return .unknown
    }
  }

  // MARK: Names

  private func nature(ofName node: Node, as type: String, in frame: CallFrame?, depth: Int)
    -> FontNature
  {
    guard let declaration = names.declaration(of: node.text, from: node) else { return .unknown }
    return nature(ofDeclaration: declaration, as: type, in: frame, depth: depth)
  }

  func nature(ofDeclaration declaration: Node, as type: String, in frame: CallFrame?, depth: Int)
    -> FontNature
  {
    switch declaration.kind {
    case .parameter:
      guard let frame = frame?.frame(of: declaration),
        let argument = frame.arguments[declaration.first(.internalName)?.text ?? ""]
      else { return .unknown }
      let isDefault = frame.function.contains(argument)
      return nature(of: argument, as: type, in: isDefault ? frame : frame.caller, depth: depth)
    case .binding:
      return declaration.children.first.map {
        nature(of: $0, as: type, in: frame, depth: depth)
      } ?? .unknown
    case .variable:
      if declaration.first(.accessor) != nil,
        declaration.children.contains(where: { $0.kind == .accessor && $0.text == "get" })
      {
        return nature(ofCode: declaration, as: type, in: frame, depth: depth)
      }
      guard let value = declaration.first(.initializer)?.children.first else {
        return .common(
          assigned(to: declaration).map {
            nature(of: $0, as: type, in: frame, depth: depth)
          })
      }
      if isReassigned(declaration) { return .unknown }
      return nature(of: value, as: type, in: frame, depth: depth)
    default: return .unknown
    }
  }

  /// What a local variable without a first value gets: `let font: UIFont`, and a value in each branch.
  func assigned(to declaration: Node) -> [Node] {
    guard let scope = Names.holder(of: declaration), scope.kind != .type, scope.kind != .file,
      declaration.first(.accessor) == nil
    else { return [] }
    return scope.descendants.compactMap { node in
      guard node.kind == .assignment, let side = node.children.first, side.kind == .name,
        side.text == declaration.text
      else { return nil }
      return Array(node.children).last
    }
  }

  /// Whether a variable may get another value than its first.
  func isReassigned(_ declaration: Node) -> Bool {
    guard declaration.first(.introducer)?.text == "var" else { return false }
    let holder = Names.holder(of: declaration)
    let isPrivate = declaration.children.contains {
      $0.kind == .modifier && ($0.text == "private" || $0.text == "fileprivate")
    }
    let isMember = holder?.kind == .type || holder?.kind == .file
    // What others may assign is not known.
    if isMember && !isPrivate
      && !declaration.children.contains(where: { $0.kind == .modifier && $0.text == "static" })
    {
      return true
    }
    let scope =
      holder?.kind == .type || holder == nil ? declaration.tree.root : (holder ?? declaration)
    return scope.descendants.contains { node in
      node.kind == .assignment && node.children.first?.text == declaration.text
    }
  }

  private func nature(ofMember node: Node, as type: String, in frame: CallFrame?, depth: Int)
    -> FontNature
  {
    guard let base = node.children.first else {
      // .body, where a UIFont or a Font is expected
      let own = names.members(node.text, of: type, from: node)
      if let declaration = own.first, own.count == 1 {
        return nature(ofDeclaration: declaration, as: type, in: frame, depth: depth)
      }
      return own.isEmpty && type == "Font" ? .following : .unknown
    }
    let owner = names.type(named: base)
    let holder = owner ?? names.type(of: base)
    guard let holder else { return .unknown }
    if holder == "Font", names.members(node.text, of: "Font", from: node).isEmpty {
      return owner == nil ? .unknown : .following
    }
    let found = names.members(node.text, of: holder, from: node)
    guard let declaration = found.first, found.count == 1 else { return .unknown }
    let inner = CallFrame(
      function: declaration, receiver: owner == nil ? base : nil, arguments: [:], caller: frame)
    guard inner.depth < Self.mostDepth else { return .unknown }
    return nature(ofDeclaration: declaration, as: type, in: inner, depth: depth)
  }
}
