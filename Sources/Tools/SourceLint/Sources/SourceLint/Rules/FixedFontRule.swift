/// Finds text in a font that keeps its size.
struct FixedFontRule {
  let names: Names
  let fonts: FontReader
  let views: ViewReader
  let receivers: Receivers

  func found(in file: SourceFile) -> [Found] {
    var found: [Found] = []
    for node in file.tree.root.descendants {
      switch node.kind {
      case .call: found += fromModifier(node)
      case .assignment: found += fromAssignment(node)
      default: break
      }
    }
    return found
  }

  /// Judges `.font(…)` on a SwiftUI view.
  private func fromModifier(_ call: Node) -> [Found] {
    guard let callee = call.children.first, callee.text == "font",
      callee.kind == .member || callee.kind == .name, call.all(.argument).count == 1,
      let argument = call.first(.argument), argument.text.isEmpty,
      let value = argument.children.first
    else { return [] }
    let places = fixedParts(of: value, as: "Font")
    guard !places.isEmpty, !Context.isLeftOut(call) else { return [] }
    switch content(before: call) {
    case .text: return places.map(Self.text)
    case .glyph: return places.map(Self.symbol)
    case .nothing, .unknown: return []
    }
  }

  private static func text(_ place: Node) -> Found {
    Found(rule: .fixedFont, node: place, message: "This text keeps its size at every text size.")
  }

  private static func symbol(_ place: Node) -> Found {
    Found(
      rule: .iconFixed, node: place, message: "This symbol keeps its size at every text size.",
      isNote: true)
  }

  /// Returns what the view before a modifier shows.
  private func content(before call: Node) -> ViewContent {
    let base = call.children.first?.children.first
    guard let base else {
      // font(…) without a base is called on self.
      return Names.enclosingType(of: call).map(views.content(ofExtension:)) ?? .unknown
    }
    return views.content(of: base, without: "font")
  }

  /// The calls that fix the size. A choice between fonts has one for each branch.
  func fixedParts(of value: Node, as type: String) -> [Node] {
    if value.kind == .ternary {
      return value.children.dropFirst().flatMap { fixedParts(of: $0, as: type) }
    }
    guard case .fixed(let place) = fonts.nature(of: value, as: type) else { return [] }
    return [place]
  }

  /// Judges an assignment: `label.font = …`.
  private func fromAssignment(_ node: Node) -> [Found] {
    let sides = Array(node.children)
    guard sides.count == 2, sides[0].text == "font",
      sides[0].kind == .member || sides[0].kind == .name
    else { return [] }
    let places = fixedParts(of: sides[1], as: "UIFont")
    guard !places.isEmpty, !Context.isLeftOut(node) else { return [] }
    let base = sides[0].kind == .member ? sides[0].children.first : nil
    if sides[0].kind == .name, let declaration = names.declaration(of: "font", from: sides[0]) {
      // A variable of that name is no view's, but a view may get it.
      guard isGivenToView(declaration) else { return [] }
    }
    if let place = receivers.place(of: base ?? sides[0], isSelf: base == nil) {
      if receivers.isReapplied(place) || receivers.hasAttributedText(place) { return [] }
      if receivers.isGlyph(place) || receivers.isForDebugging(place) { return [] }
    }
    let isSymbol = base.map(receivers.isTitleOfPicture) == true
    return places.map { isSymbol ? Self.symbol($0) : Self.text($0) }
  }

  /// Whether the value of a local variable is given to a view or a run of text.
  private func isGivenToView(_ declaration: Node) -> Bool {
    guard declaration.kind == .variable, declaration.first(.initializer) == nil,
      let scope = Names.holder(of: declaration), scope.kind != .type, scope.kind != .file
    else { return false }
    return scope.descendants.contains { node in
      let parts = Array(node.children)
      guard node.kind == .assignment || node.kind == .entry, parts.count == 2,
        parts[0].kind == .member, parts[0].text == "font"
      else { return false }
      return parts[1].kind == .name && parts[1].text == declaration.text
    }
  }
}
