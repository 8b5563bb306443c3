/// Finds text that is limited to one line, whatever its length.
struct OneLineRule {
  let names: Names
  let views: ViewReader
  let receivers: Receivers

  func found(in file: SourceFile) -> [Found] {
    var found: [Found] = []
    for node in file.tree.root.descendants {
      switch node.kind {
      case .call: if let one = fromModifier(node) { found.append(one) }
      case .assignment: if let one = fromAssignment(node) { found.append(one) }
      default: break
      }
    }
    return found
  }

  private static let large = [
    "accessibilityShowsLargeContentViewer", "minimumScaleFactor", "fixedSize",
  ]

  private func fromModifier(_ call: Node) -> Found? {
    guard let callee = call.children.first, callee.text == "lineLimit", callee.kind == .member,
      let argument = call.first(.argument), argument.text.isEmpty, isOne(argument.children.first),
      call.all(.argument).count == 1, let base = callee.children.first, !Context.isLeftOut(call),
      !Context.isLiveActivity(call)
    else { return nil }
    let chain = ModifierChain(around: call)
    if Self.large.contains(where: { chain.modifier($0) != nil }) || hasWayOut(call) { return nil }
    // Digits of one width are for numbers, which are short.
    if chain.modifier("monospacedDigit") != nil { return nil }
    guard case .text(let texts) = views.content(of: base, without: "lineLimit") else { return nil }
    let isLong = texts.contains { TextSubject.mayBeLong($0, names) == true && !isScaled($0) }
    return isLong ? Self.finding(call) : nil
  }

  /// Whether a text below the modified view shrinks to fit.
  private func isScaled(_ argument: Node) -> Bool {
    guard let call = argument.parent else { return false }
    return ModifierChain(around: call).modifier("minimumScaleFactor") != nil
  }

  /// Whether a surrounding view scrolls sideways, chooses another layout or shrinks its content.
  private func hasWayOut(_ call: Node) -> Bool {
    for scope in call.ancestors {
      switch scope.kind {
      case .call:
        let name = ModifierChain.name(of: scope)
        if name == "ViewThatFits" { return true }
        if name == "ScrollView",
          scope.first(.argument)?.descendants.contains(where: { $0.text == "horizontal" }) == true
        {
          return true
        }
        if Self.large.contains(name) { return true }
        if scope.children.first?.kind == .name {
          let chain = ModifierChain(around: scope)
          if Self.large.contains(where: { chain.modifier($0) != nil }) { return true }
        }
      case .branch, .ternary:
        if scope.children.first.map(Self.asksForSize) == true { return true }
      case .function, .variable:
        return Names.holder(of: scope)?.kind == .type
          && scope.descendants.contains(where: Self.asksForSize)
      default: break
      }
    }
    return false
  }

  private static func asksForSize(_ node: Node) -> Bool {
    node.descendants.contains {
      ($0.kind == .member || $0.kind == .name)
        && ["isAccessibilitySize", "isAccessibilityCategory"].contains($0.text)
    }
  }

  private func isOne(_ value: Node?) -> Bool { value?.kind == .number && value?.text == "1" }

  private func fromAssignment(_ node: Node) -> Found? {
    let sides = Array(node.children)
    guard sides.count == 2, sides[0].text == "numberOfLines", isOne(sides[1]),
      !Context.isLeftOut(node)
    else { return nil }
    let base = sides[0].kind == .member ? sides[0].children.first : nil
    guard let place = receivers.place(of: base ?? sides[0], isSelf: base == nil),
      base.map(receivers.isTextView) ?? receivers.isSelfTextView(at: node),
      !receivers.isParameter(place), !receivers.shrinks(place), !receivers.hasOtherLines(place),
      receivers.mayBeLong(place), !Receivers.dependsOnTextSize(node)
    else { return nil }
    return Self.finding(node)
  }

  private static func finding(_ node: Node) -> Found {
    Found(rule: .oneLine, node: node, message: "This text has one line, so long text is cut off.")
  }
}
