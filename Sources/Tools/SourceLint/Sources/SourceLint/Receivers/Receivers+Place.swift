extension Receivers {
  /// The place of the view that an expression names; `nil` if it cannot be followed.
  ///
  /// - Parameter isSelf: Whether the expression is a member that is used without a base.
  func place(of node: Node, isSelf: Bool = false, depth: Int = 0) -> Place? {
    guard depth < 6 else { return nil }
    if isSelf || (node.kind == .name && node.text == "self") {
      return Names.enclosingType(of: node).map { .member(of: Names.fullName(of: $0), "self") }
    }
    switch node.kind {
    case .name: return place(ofName: node, depth: depth + 1)
    case .member:
      guard let base = node.children.first else { return nil }
      if base.kind == .name, base.text == "self" || base.text == "super" {
        return Names.enclosingType(of: node).map { type in
          .member(of: owner(of: node.text, in: Names.fullName(of: type), from: node), node.text)
        }
      }
      // The member of another class of the files is the same wherever it is used.
      if let type = names.type(of: base), names.declares(type),
        !names.members(node.text, of: type, from: node).isEmpty
      {
        return .member(of: owner(of: node.text, in: type, from: node), node.text)
      }
      return place(of: base, depth: depth + 1)?.appending(node.text)
    case .call:
      guard let callee = node.children.first else { return nil }
      if callee.kind == .name, let function = names.declaration(of: callee.text, from: node),
        function.kind == .function
      {
        return .result(of: function)
      }
      // label.then { … } and (label as UIView).also { … } give the label.
      return nil
    default: return nil
    }
  }

  /// The type that declares a member, which may be a class above.
  private func owner(of member: String, in type: String, from node: Node) -> String {
    for name in names.lineage(of: type)
    where names.declarations(ofType: name).contains(where: { declaration in
      declaration.descendants.contains {
        $0.kind == .variable && $0.text == member && Names.holder(of: $0) == declaration
      }
    }) {
      return name
    }
    return type
  }

  private func place(ofName node: Node, depth: Int) -> Place? {
    if node.text.hasPrefix("$") {
      return closure(declaring: node.text, around: node).flatMap {
        place(ofClosure: $0, name: node.text, depth: depth)
      }
    }
    guard let declaration = names.declaration(of: node.text, from: node) else {
      // A member of a class that UIKit declares, such as titleLabel of a button.
      return Names.enclosingType(of: node).map { .member(of: Names.fullName(of: $0), node.text) }
    }
    switch declaration.kind {
    case .variable:
      let holder = Names.holder(of: declaration)
      if holder?.kind == .type, let holder {
        return .member(of: Names.fullName(of: holder), node.text)
      }
      if holder?.kind == .file { return .member(of: "", node.text) }
      return place(ofLocal: declaration, depth: depth)
    case .binding:
      return declaration.children.first.flatMap { place(of: $0, depth: depth + 1) }
        ?? .local(declaration, node.text)
    case .closureParameter:
      guard let closure = declaration.parent else { return nil }
      return place(ofClosure: closure, name: node.text, depth: depth)
    case .parameter, .loop: return .local(declaration, node.text)
    default: return nil
    }
  }

  /// The place of a local variable, or the place that the view is stored in later.
  private func place(ofLocal declaration: Node, depth: Int) -> Place? {
    let name = declaration.text
    let local = Place.local(declaration, name)
    if let value = declaration.first(.initializer)?.children.first,
      value.kind == .member || value.kind == .name
    {
      return place(of: value, depth: depth + 1) ?? local
    }
    guard
      let scope = declaration.ancestors.first(where: {
        [.closure, .function, .accessor].contains($0.kind)
      })
    else { return local }
    let isReturned = scope.descendants.contains {
      $0.kind == .returning && $0.children.first?.kind == .name && $0.children.first?.text == name
    }
    if isReturned {
      if scope.kind == .function { return .result(of: scope) }
      if let variable = variable(madeBy: scope) {
        return place(ofVariable: variable, depth: depth)
      }
    }
    // self.titleLabel = label
    for node in scope.descendants where node.kind == .assignment {
      let sides = Array(node.children)
      guard sides.count == 2, sides[1].kind == .name, sides[1].text == name,
        sides[0].kind == .name || sides[0].kind == .member, sides[0].text != name
      else { continue }
      if sides[0].kind == .member, !["self"].contains(sides[0].children.first?.text) { continue }
      return place(of: sides[0], depth: depth + 1) ?? local
    }
    return local
  }

  private func place(ofVariable variable: Node, depth: Int) -> Place? {
    let holder = Names.holder(of: variable)
    if holder?.kind == .type, let holder {
      return .member(of: Names.fullName(of: holder), variable.text)
    }
    return place(ofLocal: variable, depth: depth + 1)
  }

  /// The variable whose value a closure makes: `let label = { … }()`, and `let label = UILabel().then { … }`.
  private func variable(madeBy scope: Node) -> Node? {
    if scope.kind == .accessor { return scope.parent }
    for node in scope.ancestors {
      switch node.kind {
      case .call, .argument, .initializer: continue
      case .variable: return node
      default: return nil
      }
    }
    return nil
  }

  /// The closure that a name is a parameter of, such as `$0`.
  func closure(declaring name: String, around node: Node) -> Node? {
    node.ancestors.first { scope in
      guard scope.kind == .closure else { return false }
      let parameters = scope.all(.closureParameter)
      return name.hasPrefix("$") ? parameters.isEmpty : parameters.contains { $0.text == name }
    }
  }

  private func place(ofClosure closure: Node, name: String, depth: Int) -> Place? {
    // label.then { … } is about the label.
    if let call = closure.parent?.parent, call.kind == .call, let callee = call.children.first,
      callee.kind == .member, let base = callee.children.first,
      base.kind == .name || base.kind == .member,
      ["then", "do", "with", "also", "apply", "configure"].contains(callee.text)
    {
      return place(of: base, depth: depth + 1)
    }
    if let variable = variable(madeBy: closure) { return place(ofVariable: variable, depth: depth) }
    return .local(closure, name)
  }

  // MARK: Kinds of views

  /// Whether a type of the files, or of UIKit, is a text view.
  func textView(named type: String) -> Bool? {
    names.lineage(of: type).contains(where: Self.textViews.contains)
  }

  /// Whether an expression is surely a view that shows text.
  func isTextView(_ node: Node) -> Bool {
    if ["titleLabel", "textLabel", "detailTextLabel", "searchTextField"].contains(node.text) {
      guard let type = names.type(of: node) else { return true }
      return textView(named: type) == true
    }
    if node.kind == .name, node.text.hasPrefix("$"),
      let closure = closure(declaring: node.text, around: node)
    {
      return madeType(closure).flatMap(textView) == true
    }
    if node.kind == .name, let closure = closure(declaring: node.text, around: node),
      closure.first(.closureParameter)?.first(.typeName) == nil
    {
      return madeType(closure).flatMap(textView) == true
    }
    return names.type(of: node).flatMap(textView) == true
  }

  /// The type of the view that `UILabel().then { … }` or a function with a view and a closure configures.
  private func madeType(_ closure: Node) -> String? {
    guard let call = closure.parent?.parent, call.kind == .call, let callee = call.children.first
    else { return nil }
    if callee.kind == .member, let base = callee.children.first { return names.type(of: base) }
    return call.first(.argument)?.children.first.flatMap { names.type(of: $0) }
  }

  func isSelfTextView(at node: Node) -> Bool {
    guard let type = Names.enclosingType(of: node) else { return false }
    return names.declares(Names.fullName(of: type))
      && textView(named: Names.fullName(of: type)) == true
  }

  /// Whether a font is set each time a table uses a cell again, which can happen when the text size
  /// changes.
  func isSetAgainByTable(_ node: Node) -> Bool {
    var function: Node?
    for scope in node.ancestors {
      if scope.kind == .type { break }
      if scope.kind == .function { function = scope }
      if scope.kind == .variable, scope.first(.initializer) != nil,
        Names.holder(of: scope)?.kind == .type
      {
        return false
      }
    }
    let isSource =
      function?.all(.parameter).contains {
        ["UITableView", "UICollectionView", "UITableViewCell"].contains(
          $0.first(.typeName)?.text ?? "")
      } ?? false
    if isSource { return true }
    if node.ancestors.contains(where: { scope in
      scope.kind == .call
        && [
          "CellRegistration", "SupplementaryRegistration", "UITableViewDiffableDataSource",
          "UICollectionViewDiffableDataSource",
        ].contains { name in scope.children.first?.descendants.contains { $0.text == name } == true
        }
    }) {
      return true
    }
    guard let function, let type = Names.enclosingType(of: function) else { return false }
    let isCell = names.lineage(of: Names.fullName(of: type)).contains {
      $0.hasSuffix("Cell") || $0 == "UITableViewHeaderFooterView"
        || $0 == "UICollectionReusableView"
    }
    guard isCell else { return false }
    let words = TextSubject.split(function.text)
    if ["init", "awakeFromNib"].contains(function.text) { return false }
    if [
      "configure", "update", "set", "bind", "render", "display", "apply", "prepare", "populate",
      "fill", "show", "load",
    ].contains(words.first), !function.all(.parameter).isEmpty {
      return true
    }
    return !isCalledOnce(function, in: type)
  }

  private func isCalledOnce(_ function: Node, in type: Node) -> Bool {
    let makers = names.declarations(ofType: Names.fullName(of: type)).flatMap { $0.all(.function) }
    let first = makers.filter { ["init", "awakeFromNib"].contains($0.text) }
    var reached: Set<String> = []
    var waiting = first
    while let next = waiting.popLast() {
      for node in next.descendants where node.kind == .call {
        guard let name = node.children.first?.text, reached.insert(name).inserted else { continue }
        waiting += makers.filter { $0.text == name }
      }
    }
    return reached.contains(function.text)
  }
}
