/// The code that runs when the text size changes: its handlers, and the functions that they call.
struct LiveCode {
  private let functions: Set<Node>
  private let closures: Set<Node>

  private static let handlers: Set = [
    "traitCollectionDidChange", "updateConfiguration", "updateUIView", "updateUIViewController",
    "layoutSubviews", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "draw", "updateProperties",
    "tintColorDidChange",
  ]

  init(names: Names) {
    var live: Set<Node> = []
    var closures: Set<Node> = []
    var waiting: [Node] = []
    for file in names.files {
      for node in file.tree.root.descendants {
        switch node.kind {
        case .function where Self.isHandler(node): waiting.append(node)
        case .call where Self.observes(node):
          closures.formUnion(node.descendants.filter { $0.kind == .closure })
          waiting.append(node)
        default: break
        }
      }
    }
    while let next = waiting.popLast() {
      guard live.insert(next).inserted else { continue }
      waiting += Self.called(by: next, names)
    }
    functions = live
    self.closures = closures
  }

  func isLive(_ node: Node) -> Bool {
    node.ancestors.contains { functions.contains($0) || closures.contains($0) }
  }

  private static func isHandler(_ function: Node) -> Bool {
    if handlers.contains(function.text) { return true }
    let name = function.text.lowercased()
    return name.contains("contentsizecategory") || name.contains("dynamictype")
      || name.contains("traitchange") || name.contains("textsizechange")
      || name.contains("preferredcontentsize") || name.contains("fontsizechange")
      || name.contains("fontsizedidchange") || name.contains("traitsdidchange")
  }

  /// Whether a call registers for changes of the text size.
  private static func observes(_ call: Node) -> Bool {
    guard let name = call.children.first?.text else { return false }
    if name == "registerForTraitChanges" { return true }
    guard
      ["addObserver", "publisher", "sink", "notifications", "observe", "addObserverForName"]
        .contains(name)
    else {
      return false
    }
    return call.descendants.contains {
      $0.text == "UIContentSizeCategory" || $0.text == "UIContentSizeCategoryDidChange"
        || $0.text == "contentSizeCategoryDidChange" || $0.text == "contentSizeCategory"
    }
  }

  /// The functions and getters that code calls, or names in a selector.
  private static func called(by code: Node, _ names: Names) -> [Node] {
    var found: [Node] = []
    let type = Names.enclosingType(of: code).map(Names.fullName)
    for node in code.descendants {
      switch node.kind {
      case .name:
        if let type { found += names.members(node.text, of: type, from: node).filter(isCode) }
      case .member:
        guard let base = node.children.first else { continue }
        let owner = base.text == "self" ? type : names.type(named: base) ?? names.type(of: base)
        if let owner { found += names.members(node.text, of: owner, from: node).filter(isCode) }
      default: break
      }
    }
    return found
  }

  private static func isCode(_ node: Node) -> Bool {
    node.kind == .function
      || (node.kind == .variable && node.children.contains { $0.kind == .accessor })
  }
}
