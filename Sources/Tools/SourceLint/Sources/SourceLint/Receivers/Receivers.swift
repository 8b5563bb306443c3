/// Everything that the files do with their text views.
///
/// The initialiser collects all facts.
// Unchecked, because its variables change only in its initialiser, before threads read it.
final class Receivers: @unchecked Sendable {
  let names: Names
  let live: LiveCode
  private let fonts: FontReader
  /// Places whose views follow the text size by themselves.
  private var flagged: Set<Place> = []
  /// Classes whose views follow the text size by themselves.
  private var flaggedTypes: Set<String> = []
  /// Functions that make the view they are called on follow the text size.
  private var flaggingMethods: Set<String> = []
  private var reapplied: Set<Place> = []
  private var fontsSet: Set<Place> = []
  private var attributed: Set<Place> = []
  private var shrinking: Set<Place> = []
  private var otherLines: Set<Place> = []
  /// The expressions that the text of each place is set to.
  private(set) var texts: [Place: [Node]] = [:]
  /// Buttons that get a picture.
  private(set) var pictured: Set<Place> = []
  let outlets: Outlets

  init(names: Names, outlets: Outlets) {
    self.names = names
    self.outlets = outlets
    fonts = FontReader(names: names)
    live = LiveCode(names: names)
    for file in names.files {
      for node in file.tree.root.descendants {
        if node.kind == .assignment { learn(from: node) }
        if node.kind == .call { learnTitle(from: node) }
      }
    }
    let helpers = FontHelpers(names: names)
    for file in names.files {
      for node in file.tree.root.descendants where node.kind == .call {
        learn(fromCall: node)
        learn(fromCall: node, of: helpers)
      }
    }
    // Before threads ask for them.
    _ = flaggedResults
  }

  // MARK: Learning

  private func learn(from node: Node) {
    let sides = Array(node.children)
    guard sides.count == 2, sides[0].kind == .member || sides[0].kind == .name else { return }
    let base = sides[0].kind == .member ? sides[0].children.first : nil
    let isSelf = base == nil || base?.text == "self"
    switch sides[0].text {
    case "adjustsFontForContentSizeCategory":
      guard sides[1].text != "false" else { return }
      if isSelf {
        flagSelf(at: node)
      } else if let base {
        learnFlag(on: base, at: node)
      }
    case "configuration", "titleFont", "defaultTextAttributes":
      // The title of a button, or the text of a field, gets its font with it.
      if let place = place(of: base ?? sides[0], isSelf: base == nil) {
        fontsSet.formUnion([place, place.appending("titleLabel")])
      }
    case "font":
      for view in base.map(elements) ?? [] {
        if let place = place(of: view) { fontsSet.insert(place) }
      }
      guard let place = place(of: base ?? sides[0], isSelf: base == nil) else { return }
      fontsSet.insert(place)
      guard live.isLive(node) else { return }
      if case .fixed = fonts.nature(of: sides[1], as: "UIFont") { return }
      reapplied.insert(place)
    case "attributedText":
      if sides[1].kind != .nothing, let place = place(of: base ?? sides[0], isSelf: base == nil) {
        attributed.insert(place)
      }
    case "adjustsFontSizeToFitWidth", "minimumScaleFactor":
      guard sides[1].text != "false" else { return }
      if let place = place(of: base ?? sides[0], isSelf: base == nil) { shrinking.insert(place) }
    case "numberOfLines":
      // Another number elsewhere is another limit, and 0 is none.
      guard
        sides[1].text == "0" || sides[1].kind != .number
          || (sides[1].text != "1" && Self.dependsOnTextSize(node))
      else { return }
      if let place = place(of: base ?? sides[0], isSelf: base == nil) { otherLines.insert(place) }
    case "text":
      if let place = place(of: base ?? sides[0], isSelf: base == nil) {
        texts[place, default: []].append(sides[1])
      }
    default: break
    }
  }

  private func flagSelf(at node: Node) {
    guard let type = Names.enclosingType(of: node) else { return }
    let name = Names.fullName(of: type)
    if names.declares(name) {
      flaggedTypes.insert(name)
    } else if let function = node.ancestors.first(where: { $0.kind == .function }) {
      flaggingMethods.insert(function.text)
    }
  }

  private func learnFlag(on base: Node, at node: Node) {
    // UILabel.appearance().adjustsFontForContentSizeCategory
    if base.kind == .call, base.children.first?.text == "appearance",
      let type = base.children.first?.children.first
    {
      flaggedTypes.insert(type.text)
      return
    }
    for one in elements(of: base) {
      if let place = place(of: one) { flagged.insert(place) }
    }
  }

  /// The views that the variable of a loop stands for, or the view itself.
  private func elements(of base: Node) -> [Node] {
    guard base.kind == .name else { return [base] }
    let list: Node?
    if let loop = base.ancestors.first(where: { $0.kind == .loop && $0.text == base.text }) {
      list = loop.first(.initializer)?.children.first
    } else if let closure = closure(declaring: base.text, around: base),
      let callee = closure.parent?.parent?.children.first, callee.text == "forEach"
    {
      list = callee.children.first
    } else {
      return [base]
    }
    guard let list else { return [] }
    if list.kind == .array {
      return list.all(.argument).compactMap(\.children.first)
        + list.children.filter { $0.kind != .argument }
    }
    // An outlet collection is connected to each of its views.
    return list.kind == .name || list.kind == .member ? [list] : []
  }

  /// Learns from a call of a function that makes a view follow the text size.
  private func learn(fromCall call: Node) {
    guard let callee = call.children.first else { return }
    if callee.kind == .member, flaggingMethods.contains(callee.text),
      let base = callee.children.first
    {
      if let place = place(of: base) { flagged.insert(place) }
    }
    let arguments = call.all(.argument)
    guard !arguments.isEmpty, callee.kind == .name || callee.kind == .member else { return }
    let functions = flaggingFunctions[callee.text] ?? []
    for function in functions {
      let bound = FontReader.bound(arguments, to: function.function)
      if let given = bound[function.parameter], let place = place(of: given) {
        flagged.insert(place)
      }
    }
  }

  /// Learns from a call of a function that sets the font of a view.
  private func learn(fromCall call: Node, of helpers: FontHelpers) {
    guard let callee = call.children.first, callee.kind == .name || callee.kind == .member else {
      return
    }
    var views: [Node] = []
    if callee.kind == .member, helpers.methods.contains(callee.text),
      let base = callee.children.first
    {
      views += elements(of: base)
    }
    if let functions = helpers.functions[callee.text] {
      let arguments = call.all(.argument)
      for function in functions where FontReader.accepts(arguments.map(\.text), function.function) {
        if let given = FontReader.bound(arguments, to: function.function)[function.parameter] {
          views += elements(of: given)
        }
      }
    }
    for view in views {
      guard let place = place(of: view) else { continue }
      fontsSet.formUnion([place, place.appending("titleLabel")])
    }
  }

  private lazy var flaggingFunctions: [String: [(function: Node, parameter: String)]] = {
    var found: [String: [(Node, String)]] = [:]
    for place in flagged {
      guard case .local(let declaration, _) = place, declaration.kind == .parameter,
        let function = declaration.parent, function.kind == .function
      else { continue }
      found[function.text, default: []].append(
        (function, declaration.first(.internalName)?.text ?? ""))
    }
    return found
  }()

  private func learnTitle(from call: Node) {
    guard let callee = call.children.first, callee.kind == .member,
      ["setTitle", "setAttributedTitle", "setImage"].contains(callee.text),
      let base = callee.children.first, let value = call.first(.argument)?.children.first,
      let place = place(of: base)
    else { return }
    if callee.text == "setImage" {
      pictured.insert(place)
    } else {
      texts[place.appending("titleLabel"), default: []].append(value)
    }
  }

  // MARK: Asking

  /// Whether the view at a place follows the text size by itself; `nil` if nothing says so.
  func isFlagged(_ place: Place, receiver: Node) -> Bool? {
    if flagged.contains(place) { return true }
    if case .member(let owner, let name) = place {
      for type in names.lineage(of: owner) where flagged.contains(.member(of: type, name)) {
        return true
      }
      if name == "self" { return names.lineage(of: owner).contains(where: flaggedTypes.contains) }
      if let isSet = outlets.isFlagged(owner: owner, outlet: name) { return isSet }
      if isOutlet(owner, name) { return nil }
    }
    if case .result(let function) = place {
      // Whoever calls the function may set it.
      return flaggedResults.contains(function.text) ? true : false
    }
    if let type = names.type(of: receiver) {
      let lineage = names.lineage(of: type)
      if lineage.contains(where: flaggedTypes.contains) { return true }
      // A class of another module may set it.
      if names.declares(type),
        !lineage.contains(where: { Self.textViews.contains($0) || $0 == "UIButton" })
      {
        return nil
      }
      if !names.declares(type), !Self.textViews.contains(type) { return nil }
    } else if receiver.kind == .member, receiver.text == "titleLabel" {
      return titleIsFlagged(receiver)
    }
    return false
  }

  private func titleIsFlagged(_ receiver: Node) -> Bool? {
    guard let button = receiver.children.first else { return false }
    guard let type = names.type(of: button) else { return nil }
    let lineage = names.lineage(of: type)
    if lineage.contains(where: { flagged.contains(.member(of: $0, "titleLabel")) }) { return true }
    return lineage.contains("UIButton") ? false : nil
  }

  private lazy var flaggedResults: Set<String> = {
    var found: Set<String> = []
    for place in flagged {
      switch place {
      case .result(let function): found.insert(function.text)
      case .member(let owner, let name):
        // let label = makeLabel(), and label gets the flag elsewhere.
        for declaration in names.declarations(ofType: owner).flatMap({ $0.all(.variable) })
        where declaration.text == name {
          if let maker = declaration.first(.initializer)?.children.first, maker.kind == .call,
            let callee = maker.children.first
          {
            found.insert(callee.text)
          }
        }
      case .local(let declaration, _):
        if let maker = declaration.first(.initializer)?.children.first, maker.kind == .call,
          let callee = maker.children.first
        {
          found.insert(callee.text)
        }
      }
    }
    return found
  }()

  private func isOutlet(_ owner: String, _ name: String) -> Bool {
    guard let first = name.split(separator: ".").first else { return false }
    return names.members(
      String(first), of: owner,
      from: names.declarations(ofType: owner).first ?? Node(tree: SourceTree.empty, index: 0)
    ).contains {
      $0.children.contains { $0.kind == .attribute && $0.text == "IBOutlet" }
    }
  }

  /// Whether code sets the font at a place.
  func setsFont(_ place: Place) -> Bool { contains(fontsSet, place) }

  /// Whether code makes the view at a place follow the text size.
  func followsInCode(_ place: Place) -> Bool { contains(flagged, place) }

  /// Whether a set contains a place, under its own type or one of its superclasses.
  private func contains(_ places: Set<Place>, _ place: Place) -> Bool {
    guard case .member(let owner, let name) = place else { return places.contains(place) }
    return names.lineage(of: owner).contains { places.contains(.member(of: $0, name)) }
  }

  func isReapplied(_ place: Place) -> Bool { reapplied.contains(place) }
  func hasAttributedText(_ place: Place) -> Bool { attributed.contains(place) }
  func shrinks(_ place: Place) -> Bool { shrinking.contains(place) }
  func hasOtherLines(_ place: Place) -> Bool { otherLines.contains(place) }

  func isParameter(_ place: Place) -> Bool {
    guard case .local(let node, _) = place else { return false }
    return node.kind == .parameter || (node.kind == .closureParameter) || node.kind == .closure
  }

  static let textViews: Set = ["UILabel", "UITextView", "UITextField", "UISearchTextField"]
}

extension SourceTree {
  static let empty = SourceTree(
    kinds: [.file], texts: [0], offsets: [0], ends: [1], parents: [-1], strings: [""])
}
