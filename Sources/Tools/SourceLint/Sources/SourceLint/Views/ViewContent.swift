/// The content that a SwiftUI view shows.
enum ViewContent: Equatable {
  /// Text, with the expressions of its words.
  case text([Node])
  /// Symbols, pictures or shapes.
  case glyph
  case nothing
  case unknown

  static func together(_ parts: [ViewContent]) -> ViewContent {
    var texts: [Node] = []
    var isText = false
    for case .text(let found) in parts {
      isText = true
      texts += found
    }
    if isText { return .text(texts) }
    if parts.contains(.unknown) { return .unknown }
    return parts.contains(.glyph) ? .glyph : .nothing
  }
}

/// Finds out what the views of the files show.
struct ViewReader {
  let names: Names
  let styles: ButtonStyles

  private static let mostDepth = 7
  private static let textViews: Set = [
    "Text", "Label", "TextField", "SecureField", "TextEditor", "Link", "Toggle", "Picker",
    "DatePicker", "Stepper", "LabeledContent", "ShareLink", "ContentUnavailableView",
  ]
  private static let glyphs: Set = [
    "Image", "AsyncImage", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Path",
    "ProgressView", "Canvas", "Chart", "LinearGradient", "Color",
  ]
  private static let pictures: Set = ["icon", "image", "symbol", "glyph", "avatar", "logo"]
  private static let empty: Set = ["Spacer", "Divider", "EmptyView"]
  private static let containers: Set = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Group", "Button", "NavigationLink",
    "Menu", "List", "Form", "Section", "ScrollView", "ForEach", "GroupBox", "DisclosureGroup",
    "ViewThatFits", "GeometryReader", "NavigationView", "NavigationStack", "AnyView", "Grid",
    "GridRow", "TupleView", "AnyLayout",
  ]

  /// - Parameter replaced: The modifier whose value an inner one replaces, such as `font`.
  func content(of node: Node, without replaced: String = "", depth: Int = 0) -> ViewContent {
    guard depth < Self.mostDepth else { return .unknown }
    switch node.kind {
    case .call:
      let chain = ModifierChain(endingAt: node)
      if depth > 0, !replaced.isEmpty, chain.modifier(replaced) != nil { return .nothing }
      if chain.modifiers.contains(where: {
        ModifierChain.name(of: $0) == "labelStyle"
          && $0.descendants.contains { $0.text == "iconOnly" || $0.text == "IconOnlyLabelStyle" }
      }) {
        return .glyph
      }
      if chain.modifier("symbolRenderingMode") != nil || chain.modifier("symbolVariant") != nil {
        return .glyph
      }
      guard let root = chain.root else {
        guard let first = chain.modifiers.first, let callee = first.children.first,
          callee.kind == .name
        else { return .unknown }
        return content(ofFunction: callee, without: replaced, depth: depth)
      }
      return root == node
        ? content(ofInitialiser: node, without: replaced, depth: depth)
        : content(of: root, without: replaced, depth: depth + (root.kind == .call ? 0 : 1))
    case .binary:
      return .together(node.children.map { content(of: $0, without: replaced, depth: depth + 1) })
    case .ternary:
      return .together(
        node.children.dropFirst().map { content(of: $0, without: replaced, depth: depth + 1) })
    case .name: return content(ofName: node, without: replaced, depth: depth)
    case .member:
      if node.text == "label" || node.text == "title",
        node.children.first?.text == "configuration"
      {
        return content(ofStyleAround: node, depth: depth)
      }
      if node.text == "icon", node.children.first?.text == "configuration" { return .glyph }
      return .unknown
    default: return content(ofCode: node, without: replaced, depth: depth + 1)
    }
  }

  private func content(ofInitialiser call: Node, without replaced: String, depth: Int)
    -> ViewContent
  {
    guard let callee = call.children.first else { return .unknown }
    guard callee.kind == .name else {
      if callee.kind == .closure {
        return content(ofCode: callee, without: replaced, depth: depth + 1)
      }
      return .unknown
    }
    let arguments = call.all(.argument)
    let name = callee.text
    if name == "Text" {
      return TextSubject.isGlyph(arguments) ? .glyph : .text(arguments.filter { $0.text != "{" })
    }
    if Self.textViews.contains(name) {
      let closures = Self.labels(arguments)
      if arguments.first?.text == "{" || arguments.first?.text.isEmpty == false, !closures.isEmpty {
        return .together(
          closures.map { content(ofCode: $0, without: replaced, depth: depth + 1) })
      }
      return .text(arguments.filter { $0.text.isEmpty })
    }
    if Self.glyphs.contains(name) { return .glyph }
    if Self.empty.contains(name) { return .nothing }
    if Self.containers.contains(name) {
      var parts: [ViewContent] = []
      if let first = arguments.first, first.text.isEmpty, first.children.first?.kind != .closure,
        ["Button", "NavigationLink", "Menu", "Section", "DisclosureGroup", "GroupBox"].contains(
          name)
      {
        // Title first.
        parts.append(.text([first]))
        if name == "Button" || name == "NavigationLink" || name == "Menu" { return parts[0] }
      }
      let closures = Self.labels(arguments)
      parts += closures.map { content(ofCode: $0, without: replaced, depth: depth + 1) }
      return .together(parts)
    }
    return content(ofOwnView: name, from: call, without: replaced, depth: depth)
  }

  /// The closures whose content is seen: the label if there is one, since others are actions or
  /// other screens.
  private static func labels(_ arguments: [Node]) -> [Node] {
    let closures = arguments.filter { $0.children.first?.kind == .closure }
    let labels = closures.filter { $0.text == "label" }
    let chosen = labels.isEmpty ? closures.filter { $0.text != "action" } : labels
    return chosen.compactMap { $0.children.first }
  }

  private func content(
    ofOwnView name: String, from node: Node, without replaced: String, depth: Int
  ) -> ViewContent {
    guard let type = names.typeName(name, from: node), names.declares(type),
      let body = names.members("body", of: type, from: node).first, body.kind == .variable
    else {
      // The view of another module, whose name says that it is a picture.
      let isPicture = TextSubject.split(name).last.map(Self.pictures.contains) == true
      return isPicture ? .glyph : .unknown
    }
    return content(ofDeclaration: body, without: replaced, depth: depth + 1)
  }

  private func content(ofFunction callee: Node, without replaced: String, depth: Int) -> ViewContent
  {
    guard let function = names.declaration(of: callee.text, from: callee),
      function.kind == .function
    else { return .unknown }
    // A modifier of the files in an extension of View has the content that it is called on.
    if let around = Names.enclosingType(of: callee), around.first(.introducer)?.text == "extension"
    {
      return content(ofExtension: around)
    }
    return content(ofDeclaration: function, without: replaced, depth: depth + 1)
  }

  /// The content of the buttons that use the style around a node.
  private func content(ofStyleAround node: Node, depth: Int) -> ViewContent {
    let buttons =
      Names.enclosingType(of: node).map { styles.buttons(withStyle: $0.text) } ?? []
    guard !buttons.isEmpty else { return .text([]) }
    let shown = buttons.map { content(of: $0, depth: depth + 1) }
    return shown.allSatisfy { $0 == .glyph } ? .glyph : .text([])
  }

  /// The content of `self` in an extension of a view.
  func content(ofExtension type: Node) -> ViewContent {
    switch type.text {
    case "View", "Text", "Label", "Button": .text([])
    case "Image": .glyph
    default: .unknown
    }
  }

  private func content(ofName node: Node, without replaced: String, depth: Int) -> ViewContent {
    if node.text == "self", let type = Names.enclosingType(of: node) {
      return content(ofExtension: type)
    }
    guard let declaration = names.declaration(of: node.text, from: node) else { return .unknown }
    if declaration.kind == .parameter, node.text == "content",
      let type = Names.enclosingType(of: node),
      type.children.contains(where: { $0.kind == .inherited && $0.text == "ViewModifier" })
    {
      let lower = type.text.lowercased()
      return ["icon", "image", "symbol", "glyph"].contains(where: lower.contains)
        ? .glyph : .text([])
    }
    if declaration.kind == .variable {
      return content(ofDeclaration: declaration, without: replaced, depth: depth + 1)
    }
    return .unknown
  }

  private func content(ofDeclaration node: Node, without replaced: String, depth: Int)
    -> ViewContent
  {
    if let value = node.first(.initializer)?.children.first {
      return content(of: value, without: replaced, depth: depth)
    }
    let bodies = node.children.filter {
      $0.kind == .block || ($0.kind == .accessor && $0.text == "get")
    }
    return .together(bodies.map { content(ofCode: $0, without: replaced, depth: depth) })
  }

  /// What the statements of a builder show together.
  private func content(ofCode code: Node, without replaced: String, depth: Int) -> ViewContent {
    guard depth < Self.mostDepth else { return .unknown }
    var parts: [ViewContent] = []
    for statement in code.children {
      switch statement.kind {
      case .call, .name, .member, .ternary, .binary:
        parts.append(content(of: statement, without: replaced, depth: depth + 1))
      case .returning:
        parts += statement.children.map { content(of: $0, without: replaced, depth: depth + 1) }
      case .branch, .block, .switch, .switchCase, .conditional, .clause, .accessor:
        parts.append(content(ofCode: statement, without: replaced, depth: depth))
      default: break
      }
    }
    return .together(parts)
  }
}
