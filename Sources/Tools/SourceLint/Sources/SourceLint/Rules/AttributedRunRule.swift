/// Finds fonts in attributed text that are not set again when the text size changes.
struct AttributedRunRule {
  let names: Names
  let fonts: FontReader
  let receivers: Receivers

  private static let measuring: Set = [
    "size", "boundingRect", "draw", "sizeThatFits", "CTFramesetterCreateWithAttributedString",
    "NSTextStorage", "CTLineCreateWithAttributedString",
  ]
  private static let making: Set = [
    "NSAttributedString", "NSMutableAttributedString", "AttributeContainer", "AttributedString",
    "addAttributes", "setAttributes", "addAttribute", "append", "init",
  ]
  private static let texts: Set = [
    "attributedText", "attributedPlaceholder", "typingAttributes", "defaultTextAttributes",
    "linkTextAttributes", "textAttributes", "linkAttributes", "attributedTitle",
  ]

  func found(in file: SourceFile) -> [Found] {
    file.tree.root.descendants.compactMap { node in
      switch node.kind {
      case .entry: fromEntry(node)
      case .call where node.children.first?.text == "addAttribute": fromCall(node)
      default: nil
      }
    }
  }

  /// Judges an entry of a dictionary: `[.font: …]`.
  private func fromEntry(_ node: Node) -> Found? {
    let parts = Array(node.children)
    guard parts.count == 2, isFontKey(parts[0]), let dictionary = node.parent else { return nil }
    return judge(node, parts[1], from: dictionary)
  }

  /// Judges a call: `text.addAttribute(.font, value: …, range: …)`.
  private func fromCall(_ node: Node) -> Found? {
    let arguments = node.all(.argument)
    guard let key = arguments.first?.children.first, isFontKey(key),
      let value = arguments.first(where: { $0.text == "value" })?.children.first
    else { return nil }
    return judge(node, value, from: value)
  }

  private func isFontKey(_ node: Node) -> Bool {
    guard node.kind == .member, node.text == "font" else { return false }
    return node.children.first.map { $0.text == "Key" } ?? true
  }

  private func judge(_ node: Node, _ value: Node, from dictionary: Node) -> Found? {
    let nature = fonts.nature(of: value, as: "UIFont")
    if nature == .unknown || nature == .following || Context.isLeftOut(node) { return nil }
    guard let use = use(of: dictionary), !isMeasuring(around: node) else { return nil }
    if case .fixed = nature {
      guard case .text = use else { return nil }
      return Found(
        rule: .attributedRunLeftBehind, node: node,
        message: "This run of text keeps its size at every text size.")
    }
    guard case .text(let places) = use, !places.isEmpty, !receivers.live.isLive(node),
      places.allSatisfy({ isLeft($0) })
    else { return nil }
    return Found(
      rule: .attributedRunLeftBehind, node: node,
      message: "This run of text keeps the size it has when it is made, and nothing makes it again."
    )
  }

  private func isLeft(_ use: Node) -> Bool {
    guard let side = use.children.first, let view = side.children.first,
      receivers.isTextView(view), let place = receivers.place(of: view),
      !receivers.isParameter(place), !receivers.live.isLive(use), !receivers.isSetAgainByTable(use)
    else { return false }
    return receivers.isFlagged(place, receiver: view) == false
  }

  private enum Use {
    case measuring
    /// A text that is shown, with the known assignments that show it.
    case text([Node])
  }

  /// The use of attributes or attributed text; `nil` if it cannot be followed.
  private func use(of node: Node, depth: Int = 0) -> Use? {
    guard depth < 5 else { return nil }
    var below = node
    for scope in node.ancestors {
      switch scope.kind {
      case .argument: break
      case .call:
        let callee = scope.children.first
        let name = callee?.text ?? ""
        if callee?.contains(below) == true, Self.measuring.contains(name) { return .measuring }
        if callee?.contains(below) == true { break }
        if Self.measuring.contains(name) { return .measuring }
        if name == "setAttributedTitle" { return .text([]) }
        if ["addAttributes", "setAttributes", "addAttribute", "append"].contains(name),
          let text = callee?.children.first
        {
          return use(ofVariable: text, depth: depth)
        }
        guard Self.making.contains(name) else { return nil }
      case .member: break
      case .assignment:
        guard let side = scope.children.first, !side.contains(below) else { return nil }
        if Self.texts.contains(side.text), side.kind == .member || side.kind == .name {
          return .text(side.text == "attributedText" ? [scope] : [])
        }
        return nil
      case .initializer:
        guard let variable = scope.parent, variable.kind == .variable else { return nil }
        return use(ofDeclared: variable, depth: depth)
      case .returning:
        guard isText(below) else { return nil }
        return use(ofResult: scope, depth: depth)
      case .block, .accessor:
        guard isText(below), below == Array(scope.children).last else { return nil }
        return use(ofResult: below, depth: depth)
      case .binary, .ternary: break
      default: return nil
      }
      below = scope
    }
    return nil
  }

  /// Whether an expression creates attributed text, and not only attributes.
  private func isText(_ node: Node) -> Bool {
    node.descendants.contains { call in
      call.kind == .call && call.children.first?.text.hasSuffix("AttributedString") == true
    }
  }

  private func use(ofVariable name: Node, depth: Int) -> Use? {
    guard name.kind == .name, let declaration = names.declaration(of: name.text, from: name),
      declaration.kind == .variable
    else { return nil }
    return use(ofDeclared: declaration, depth: depth)
  }

  private func use(ofDeclared variable: Node, depth: Int) -> Use? {
    guard let scope = Names.holder(of: variable), scope.kind != .file else { return nil }
    var uses: [Use] = []
    for node in scope.descendants
    where node.kind == .name && node.text == variable.text && !variable.contains(node) {
      if let use = use(of: node, depth: depth + 1) { uses.append(use) }
    }
    return together(uses)
  }

  private func use(ofResult node: Node, depth: Int) -> Use? {
    guard
      let function = node.ancestors.first(where: {
        $0.kind == .function || $0.kind == .variable || $0.kind == .closure
      }), function.kind != .closure, let type = Names.enclosingType(of: function)
    else { return nil }
    var uses: [Use] = []
    for part in names.declarations(ofType: Names.fullName(of: type)) {
      for node in part.descendants
      where (node.kind == .name || node.kind == .member) && node.text == function.text {
        if let use = use(
          of: node.parent?.kind == .call ? node.parent ?? node : node, depth: depth + 1)
        {
          uses.append(use)
        }
      }
    }
    return together(uses)
  }

  private func together(_ uses: [Use]) -> Use? {
    var places: [Node] = []
    var isText = false
    for use in uses {
      switch use {
      case .measuring: return .measuring
      case .text(let found):
        isText = true
        places += found
      }
    }
    return isText ? .text(places) : nil
  }

  /// Whether the surrounding code measures or draws, which happens at the present text size.
  private func isMeasuring(around node: Node) -> Bool {
    guard let function = node.ancestors.first(where: { $0.kind == .function }) else { return false }
    let words = TextSubject.split(function.text)
    return words.contains {
      [
        "draw", "image", "measure", "height", "width", "size", "render", "pdf", "thumbnail",
        "drawer",
      ].contains($0)
    }
      || function.descendants.contains { $0.text == "UIGraphicsImageRenderer" }
  }
}
