/// Finds constant heights of views that contain text.
struct FixedHeightRule {
  let names: Names
  let fonts: FontReader
  let views: ViewReader
  let receivers: Receivers

  /// The heights of rows and buttons, in points. A higher view has several lines or scrolls, and a
  /// lower one is a line or a gap.
  private static let heights = 16.0...80

  func found(in file: SourceFile) -> [Found] {
    file.tree.root.descendants.filter { $0.kind == .call }.compactMap { call in
      fromFrame(call) ?? fromAnchor(call)
    }
  }

  /// Judges a call: `.frame(height: 44)`.
  private func fromFrame(_ call: Node) -> Found? {
    guard let callee = call.children.first, callee.kind == .member, callee.text == "frame",
      let base = callee.children.first,
      let height = call.all(.argument).first(where: { $0.text == "height" })?.children.first,
      isRow(height), !Context.isLeftOut(call), !Context.isLiveActivity(call), !isInChart(call),
      !holdsMore(base)
    else { return nil }
    // A frame of a square is a symbol's or an avatar's.
    if let width = call.all(.argument).first(where: { $0.text == "width" })?.children.first,
      width.kind != .nothing
    {
      return nil
    }
    guard case .text = views.content(of: base) else { return nil }
    return Self.finding(call)
  }

  /// Whether code belongs to a chart, whose labels have the size of its cells.
  private func isInChart(_ call: Node) -> Bool {
    guard let type = Names.enclosingType(of: call) else { return false }
    let words: Set = ["chart", "graph", "heatmap", "histogram", "waveform", "timeline"]
    return TextSubject.split(type.text).contains(where: words.contains)
  }

  private static let scrolling: Set = [
    "ScrollView", "List", "Form", "TextEditor", "TabView", "GeometryReader", "Chart", "Picker",
    "Slider", "ProgressView",
  ]

  private func holdsMore(_ base: Node) -> Bool {
    base.descendants.contains { $0.kind == .name && Self.scrolling.contains($0.text) }
  }

  private func isRow(_ value: Node) -> Bool {
    guard fonts.sizeNature(of: value, in: nil, depth: 0) == .constant else { return false }
    if let number = Double(value.text), value.kind == .number {
      return Self.heights.contains(number)
    }
    return literal(value).map(Self.heights.contains) ?? false
  }

  private func literal(_ value: Node) -> Double? {
    var declaration: Node?
    if value.kind == .name { declaration = names.declaration(of: value.text, from: value) }
    if value.kind == .member, let base = value.children.first, let type = names.type(named: base) {
      declaration = names.members(value.text, of: type, from: value).first
    }
    return declaration?.first(.initializer)?.children.first.flatMap { Double($0.text) }
  }

  /// Judges a constraint: `button.heightAnchor.constraint(equalToConstant: 44)`.
  private func fromAnchor(_ call: Node) -> Found? {
    guard let callee = call.children.first, callee.text == "constraint",
      let anchor = callee.children.first, anchor.text == "heightAnchor",
      let view = anchor.children.first, let argument = call.first(.argument),
      argument.text == "equalToConstant", let value = argument.children.first, isRow(value),
      !Context.isLeftOut(call), !isKept(call), let place = receivers.place(of: view)
    else { return nil }
    let type = names.type(of: view)
    let isLabel = type.flatMap(receivers.textView) == true
    let isButton = type.map { names.lineage(of: $0).contains("UIButton") } == true
    guard isLabel || (isButton && receivers.hasTitle(place)) else { return nil }
    return Self.finding(call)
  }

  /// Whether a constraint is stored under a name, so that its constant may change.
  private func isKept(_ call: Node) -> Bool {
    call.parent?.kind == .initializer || call.parent?.kind == .assignment
  }

  private static func finding(_ node: Node) -> Found {
    Found(
      rule: .fixedHeight, node: node,
      message: "This height is constant, so large text is cut off or overlaps.")
  }
}
