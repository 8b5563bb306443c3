/// Notes constant sizes of symbols beside text that scales.
struct UnscaledMetricRule {
  let names: Names
  let fonts: FontReader
  let views: ViewReader

  func found(in file: SourceFile) -> [Found] {
    file.tree.root.descendants.filter { $0.kind == .call }.compactMap(found)
  }

  /// Judges a call: `Image(…).frame(width: 20, height: 20)`.
  private func found(_ call: Node) -> Found? {
    guard let callee = call.children.first, callee.kind == .member, callee.text == "frame",
      let base = callee.children.first, !Context.isLeftOut(call)
    else { return nil }
    let sizes = call.all(.argument).filter { ["width", "height"].contains($0.text) }
    guard sizes.count == 2,
      sizes.allSatisfy({ argument in
        argument.children.first.map { fonts.sizeNature(of: $0, in: nil, depth: 0) } == .constant
      }), isSymbol(base), isBesideText(call)
    else { return nil }
    return Found(
      rule: .unscaledMetric, node: call,
      message: "This symbol keeps its size while the text beside it grows.", isNote: true)
  }

  /// Whether an image is a system symbol, which belongs to text. Photos and drawings need not grow.
  private func isSymbol(_ base: Node) -> Bool {
    guard views.content(of: base) == .glyph else { return false }
    return base.descendants.contains { node in
      node.kind == .argument && ["systemName", "systemImage", "systemSymbol"].contains(node.text)
    }
  }

  /// Whether the surrounding stack contains text in a font that scales.
  private func isBesideText(_ call: Node) -> Bool {
    let stack = call.ancestors.first { scope in
      scope.kind == .call && ["HStack", "Label"].contains(scope.children.first?.text ?? "")
    }
    return stack?.descendants.contains { node in
      node.kind == .call && node.children.first?.text == "Text"
        && ModifierChain(around: node).modifier("font")?.first(.argument)?.children.first.map {
          fonts.nature(of: $0, as: "Font") == .following
        } ?? true
    } ?? false
  }
}
