/// Finds text sizes that are limited below the accessibility sizes.
struct CategoryClampedRule {
  let names: Names
  let views: ViewReader

  private static let small: Set = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "extraSmall",
    "extraLarge", "extraExtraLarge", "extraExtraExtraLarge",
  ]
  private static let types: Set = [
    "DynamicTypeSize", "UIContentSizeCategory", "ContentSizeCategory",
  ]

  func found(in file: SourceFile) -> [Found] {
    var found: [Found] = []
    for node in file.tree.root.descendants {
      let one: Found? =
        switch node.kind {
        case .call: fromCall(node)
        case .assignment: fromAssignment(node)
        case .parameter: fromParameter(node)
        default: nil
        }
      if let one, !Context.isLeftOut(node) { found.append(one) }
    }
    return found
  }

  private func fromCall(_ call: Node) -> Found? {
    guard let callee = call.children.first else { return nil }
    let arguments = call.all(.argument)
    if callee.text == "dynamicTypeSize", callee.kind == .member || callee.kind == .name,
      arguments.count == 1, let value = arguments[0].children.first, let cap = cap(of: value)
    {
      return finding(call, cap, isSeenLarge: isSeenLarge(call))
    }
    if callee.text == "environment", arguments.count == 2,
      arguments[0].children.first?.kind == .keyPath,
      ["\\.sizeCategory", "\\.dynamicTypeSize"].contains(arguments[0].children.first?.text),
      let value = arguments[1].children.first, let cap = category(value)
    {
      return finding(call, cap, isSeenLarge: isSeenLarge(call))
    }
    // A function of the files with a parameter for it.
    for argument in arguments where isMaximum(argument.text) {
      if let value = argument.children.first, let cap = category(value) {
        return finding(argument, cap, isSeenLarge: isSeenLarge(call))
      }
    }
    return nil
  }

  /// Whether an argument label is that of a largest category, such as `maxSizeCategory`.
  private func isMaximum(_ label: String) -> Bool {
    let words = TextSubject.split(label)
    let isLimit = words.contains { ["max", "maximum", "limit", "cap"].contains($0) }
    let isSize = words.contains { ["category", "size", "type"].contains($0) }
    return isLimit && isSize
  }

  private func fromParameter(_ node: Node) -> Found? {
    guard let type = node.first(.typeName)?.text, Self.types.contains(type),
      isMaximum(node.text) || isMaximum(node.first(.internalName)?.text ?? ""),
      let value = node.first(.initializer)?.children.first, let cap = category(value)
    else { return nil }
    return finding(node, cap, isSeenLarge: false)
  }

  private func fromAssignment(_ node: Node) -> Found? {
    let sides = Array(node.children)
    guard sides.count == 2 else { return nil }
    if sides[0].text == "maximumContentSizeCategory", let cap = category(sides[1]),
      sides[0].children.first.map(isPicture) != true
    {
      return finding(node, cap, isSeenLarge: seesLarge(sides[0]))
    }
    if sides[0].text == "preferredContentSizeCategory",
      sides[0].children.first?.text == "traitOverrides", let cap = category(sides[1])
    {
      return finding(node, cap, isSeenLarge: false)
    }
    return nil
  }

  private func isPicture(_ view: Node) -> Bool {
    names.type(of: view).map { names.lineage(of: $0).contains("UIImageView") } == true
  }

  /// The largest size of a range, or the only size, if it is below the accessibility sizes.
  private func cap(of value: Node) -> String? {
    switch value.kind {
    case .prefix where value.text == "...":
      return value.children.first.flatMap(category)
    case .prefix where value.text == "..<":
      guard let end = value.children.first else { return nil }
      return category(end) ?? (resolved(end)?.text == "accessibility1" ? "xxxLarge" : nil)
    case .binary where value.text == "...":
      return Array(value.children).last.flatMap(category)
    case .binary where value.text == "..<":
      guard let end = Array(value.children).last else { return nil }
      return category(end) ?? (resolved(end)?.text == "accessibility1" ? "xxxLarge" : nil)
    default:
      // A constant may be a range.
      if let resolved = resolved(value), resolved != value { return cap(of: resolved) }
      return category(value)
    }
  }

  private func category(_ value: Node) -> String? {
    guard let place = resolved(value), place.kind == .member, Self.small.contains(place.text),
      place.children.first.map({ names.type(named: $0).map(Self.types.contains) ?? false }) ?? true
    else { return nil }
    return place.text
  }

  /// The value of a constant in the files, or the expression itself.
  private func resolved(_ value: Node, depth: Int = 0) -> Node? {
    guard depth < 4 else { return nil }
    let declaration: Node?
    switch value.kind {
    case .name: declaration = names.declaration(of: value.text, from: value)
    case .member:
      guard let base = value.children.first, let owner = names.type(named: base),
        !Self.types.contains(owner)
      else { return value }
      declaration = names.members(value.text, of: owner, from: value).first
    default: return value
    }
    guard let declaration, declaration.kind == .variable,
      declaration.first(.introducer)?.text == "let",
      let first = declaration.first(.initializer)?.children.first
    else { return nil }
    return resolved(first, depth: depth + 1)
  }

  private func isSeenLarge(_ call: Node) -> Bool {
    let chain = ModifierChain(around: call)
    return chain.modifier("accessibilityShowsLargeContentViewer") != nil
  }

  private func seesLarge(_ side: Node) -> Bool {
    guard let type = Names.enclosingType(of: side) else { return false }
    return type.descendants.contains {
      $0.kind == .assignment && $0.children.first?.text == "showsLargeContentViewer"
    }
  }

  private func finding(_ node: Node, _ cap: String, isSeenLarge: Bool) -> Found? {
    if let call = node.kind == .call ? node : node.parent, call.kind == .call,
      let base = call.children.first?.children.first, views.content(of: base) == .glyph
    {
      return nil
    }
    return Found(
      rule: .categoryClamped, node: node,
      message: "This text stops growing at \(cap), below the accessibility sizes.",
      isNote: isSeenLarge)
  }
}
