/// Reads which font an expression makes: its family, its size, and how it follows the text size.
struct FontValueReader {
  let names: Names
  private let fonts: FontReader
  private let constants: Constants

  private static let systemMakers: [String: Int?] = [
    "systemFont": nil, "boldSystemFont": 700, "italicSystemFont": nil, "monospacedSystemFont": nil,
    "monospacedDigitSystemFont": nil,
  ]
  /// Methods that change nothing that a style expresses.
  private static let keeping: Set = [
    "monospacedDigit", "leading", "width", "smallCaps", "lowercaseSmallCaps", "uppercaseSmallCaps",
    "fontDescriptor",
  ]

  init(names: Names) {
    self.names = names
    fonts = FontReader(names: names)
    constants = Constants(names: names, fonts: fonts)
  }

  /// Returns the fonts that an expression may be; empty if it cannot be followed.
  ///
  /// - Parameter type: The type that is expected, `UIFont` or `Font`.
  func values(of node: Node, as type: String, in frame: CallFrame? = nil, depth: Int = 0)
    -> [FontValue]
  {
    guard depth < 10 else { return [] }
    let next = depth + 1
    switch node.kind {
    case .call: return values(ofCall: node, as: type, in: frame, depth: next)
    case .ternary:
      return unique(
        node.children.dropFirst().map { values(of: $0, as: type, in: frame, depth: next) })
    case .binary where node.text == "??":
      // What stands behind it is for a font that is missing.
      return node.children.lazy.map { values(of: $0, as: type, in: frame, depth: next) }
        .first { !$0.isEmpty } ?? []
    case .branch, .switch, .closure, .function, .accessor:
      return values(ofCode: node, as: type, in: frame, depth: next)
    case .member where node.children.first == nil:
      return values(ofImplicitMember: node, as: type, in: frame, depth: next)
    case .member: return values(ofMember: node, as: type, in: frame, depth: next)
    case .name:
      return names.declaration(of: node.text, from: node).map {
        values(ofDeclaration: $0, as: type, in: frame, depth: next)
      } ?? []
    default: return []
    }
  }

  /// All fonts of several branches; none if one cannot be followed.
  private func unique(_ branches: [[FontValue]]) -> [FontValue] {
    guard !branches.contains(where: \.isEmpty) else { return [] }
    var found: [FontValue] = []
    for value in branches.joined() where !found.contains(value) { found.append(value) }
    return found
  }

  // MARK: Names

  func values(ofDeclaration declaration: Node, as type: String, in frame: CallFrame?, depth: Int)
    -> [FontValue]
  {
    switch declaration.kind {
    case .parameter:
      guard let frame = frame?.frame(of: declaration),
        let argument = frame.arguments[declaration.first(.internalName)?.text ?? ""]
      else { return [] }
      let isDefault = frame.function.contains(argument)
      return values(of: argument, as: type, in: isDefault ? frame : frame.caller, depth: depth)
    case .binding:
      return declaration.children.first.map {
        values(of: $0, as: type, in: frame, depth: depth)
      } ?? []
    case .variable:
      if declaration.children.contains(where: { $0.kind == .accessor && $0.text == "get" }) {
        return values(ofCode: declaration, as: type, in: frame, depth: depth)
      }
      guard let value = declaration.first(.initializer)?.children.first else {
        return unique(
          fonts.assigned(to: declaration).map { values(of: $0, as: type, in: frame, depth: depth) })
      }
      return fonts.isReassigned(declaration)
        ? [] : values(of: value, as: type, in: frame, depth: depth)
    default: return []
    }
  }

  /// The fonts that a body returns. If some branches have a font of the app, the other branches are
  /// for when it is missing.
  private func values(ofCode code: Node, as type: String, in frame: CallFrame?, depth: Int)
    -> [FontValue]
  {
    let returned = fonts.results(of: code, in: frame).map { result in
      (node: result, values: values(of: result, as: type, in: frame, depth: depth))
    }.filter { !($0.values.isEmpty && fonts.isKept($0.node)) }.map(\.values)
    let own = returned.filter { $0.contains { $0.family != nil } }
    return unique(own.isEmpty ? returned : own)
  }

  private func values(
    ofImplicitMember node: Node, as type: String, in frame: CallFrame?, depth: Int
  )
    -> [FontValue]
  {
    let own = names.members(node.text, of: type, from: node)
    if let declaration = own.first, own.count == 1 {
      return values(ofDeclaration: declaration, as: type, in: frame, depth: depth)
    }
    guard own.isEmpty, type == "Font", let style = FontValue.textStyles[node.text] else {
      return []
    }
    return [FontValue(textStyle: style)]
  }

  private func values(ofMember node: Node, as type: String, in frame: CallFrame?, depth: Int)
    -> [FontValue]
  {
    if let member = constants.member(node, in: frame) {
      return values(ofDeclaration: member.function, as: type, in: member, depth: depth)
    }
    guard let base = node.children.first else { return [] }
    if names.type(named: base) == "Font" {
      return FontValue.textStyles[node.text].map { [FontValue(textStyle: $0)] } ?? []
    }
    return Self.keeping.contains(node.text)
      ? values(of: base, as: type, in: frame, depth: depth) : []
  }

  // MARK: Calls

  private func values(ofCall node: Node, as type: String, in frame: CallFrame?, depth: Int)
    -> [FontValue]
  {
    guard let callee = node.children.first else { return [] }
    let arguments = Arguments(node)
    if callee.kind == .closure {
      return values(ofCode: callee, as: type, in: frame, depth: depth)
    }
    let base = callee.kind == .member ? callee.children.first : nil
    let isUIFont = callee.text == "UIFont" || (callee.text == "init" && type == "UIFont")
    if isUIFont, callee.kind == .name || callee.text == "init" {
      return initialized(arguments, in: frame, depth: depth)
    }
    if callee.kind == .name, callee.text == "Font" {
      return arguments[""].map { values(of: $0, as: "UIFont", in: frame, depth: depth) } ?? []
    }
    if let inner = constants.called(by: node, as: type, in: frame) {
      return values(ofCode: inner.function, as: type, in: inner, depth: depth)
    }
    switch callee.text {
    case "preferredFont", "preferredFontDescriptor":
      let style = arguments["forTextStyle"] ?? arguments["withTextStyle"]
      return textStyle(style, in: frame).map { [FontValue(textStyle: $0)] } ?? []
    case "system": return system(arguments, in: frame)
    case "custom": return custom(arguments, in: frame)
    case "scaledFont": return scaled(base, arguments, in: frame, depth: depth)
    case let name where Self.systemMakers[name] != nil:
      return systemFont(name, arguments, in: frame)
    default:
      guard let base else { return [] }
      return values(of: base, as: type, in: frame, depth: depth).compactMap {
        changed($0, by: callee.text, arguments, in: frame)
      }
    }
  }

  private func textStyle(_ node: Node?, in frame: CallFrame?) -> String? {
    constants.value(node, in: frame, of: FontValue.textStyles)
  }

  /// The size that a font is made in.
  private enum Size {
    case points(Double)
    /// The size that a text style has at the time.
    case ofStyle(String)
  }

  private func size(_ node: Node?, in frame: CallFrame?) -> Size? {
    guard let node else { return nil }
    if let number = constants.number(node, in: frame) { return .points(number) }
    let ends = constants.ends(of: node, in: frame)
    guard let end = ends.first, ends.count == 1, end.node.kind == .member,
      end.node.text == "pointSize", let base = end.node.children.first
    else { return nil }
    let values = values(of: base, as: "UIFont", in: end.frame)
    guard let value = values.first, values.count == 1 else { return nil }
    return value.textStyle.map(Size.ofStyle) ?? value.size.map(Size.points)
  }

  /// Returns a font in a size; `nil` for an invalid size.
  private func sized(_ value: FontValue, _ size: Size) -> FontValue? {
    var value = value
    switch size {
    case .points(let points):
      guard points > 0 else { return nil }
      value.size = points
      value.textStyle = nil
    case .ofStyle(let style):
      // A font of the app has the size of the style at Large, and then its curve.
      value.textStyle = style
      value.size = nil
    }
    return value
  }

  private func weight(_ node: Node?, in frame: CallFrame?) -> Int? {
    constants.value(node, in: frame, of: FontValue.weights)
  }

  /// Reads `UIFont(name:size:)` and `UIFont(descriptor:size:)`.
  private func initialized(_ arguments: Arguments, in frame: CallFrame?, depth: Int) -> [FontValue]
  {
    if let name = arguments["name"].flatMap({ constants.text($0, in: frame) }) {
      let made = size(arguments["size"], in: frame).flatMap { sized(FontValue(family: name), $0) }
      return made.map { [$0] } ?? []
    }
    guard let descriptor = arguments["descriptor"], let written = arguments["size"] else {
      return []
    }
    let values = values(of: descriptor, as: "UIFont", in: frame, depth: depth)
    // With the size 0, a descriptor keeps its own.
    if written.text == "zero" || constants.number(written, in: frame) == 0 { return values }
    guard let size = size(written, in: frame) else { return [] }
    return values.compactMap { sized($0, size) }
  }

  private func systemFont(_ name: String, _ arguments: Arguments, in frame: CallFrame?)
    -> [FontValue]
  {
    guard let size = size(arguments["ofSize"], in: frame),
      var value = sized(FontValue(weight: Self.systemMakers[name] ?? nil), size)
    else { return [] }
    if let weight = arguments["weight"] {
      guard let known = self.weight(weight, in: frame) else { return [] }
      value.weight = known
    }
    value.isItalic = name == "italicSystemFont"
    value.isMonospaced = name == "monospacedSystemFont"
    return [value]
  }

  /// Reads `Font.system`.
  private func system(_ arguments: Arguments, in frame: CallFrame?) -> [FontValue] {
    var value = FontValue()
    if let written = arguments["size"] {
      guard let size = size(written, in: frame), let made = sized(value, size) else { return [] }
      value = made
    } else {
      guard let style = textStyle(arguments[""] ?? arguments["style"], in: frame) else { return [] }
      value.textStyle = style
    }
    if let weight = arguments["weight"], weight.kind != .nothing {
      guard let known = self.weight(weight, in: frame) else { return [] }
      value.weight = known
    }
    value.isMonospaced = arguments["design"]?.text == "monospaced"
    return [value]
  }

  /// Reads `Font.custom`, which follows Body by default.
  private func custom(_ arguments: Arguments, in frame: CallFrame?) -> [FontValue] {
    guard let family = arguments[""].flatMap({ constants.text($0, in: frame) }),
      let size = size(arguments["fixedSize"] ?? arguments["size"], in: frame),
      var value = sized(FontValue(family: family), size)
    else { return [] }
    if arguments["fixedSize"] == nil, value.size != nil {
      let style = arguments["relativeTo"]
      guard let followed = style == nil ? "body" : textStyle(style, in: frame) else { return [] }
      value.relativeTo = followed
    }
    return [value]
  }

  /// Reads `UIFontMetrics(forTextStyle:).scaledFont(for:)`.
  private func scaled(_ metrics: Node?, _ arguments: Arguments, in frame: CallFrame?, depth: Int)
    -> [FontValue]
  {
    guard let font = arguments["for"], let metrics else { return [] }
    let made = constants.ends(of: metrics, in: frame).first
    var style: String?
    if made?.node.kind == .call, let place = made {
      style = textStyle(Arguments(place.node)["forTextStyle"], in: place.frame)
    } else if made?.node.text == "default" {
      style = "body"
    }
    guard let style else { return [] }
    let maximum = arguments["maximumPointSize"].flatMap { constants.number($0, in: frame) }
    return values(of: font, as: "UIFont", in: frame, depth: depth).compactMap { value in
      guard value.size != nil else { return value }
      var value = value
      value.relativeTo = style
      value.maximum = maximum
      return value
    }
  }

  /// Returns the font that a method of another font makes; `nil` for an unknown method.
  private func changed(
    _ value: FontValue, by method: String, _ arguments: Arguments, in frame: CallFrame?
  ) -> FontValue? {
    var value = value
    switch method {
    case "weight":
      guard let weight = weight(arguments[""], in: frame) else { return nil }
      value.weight = weight
    case "bold": value.weight = 700
    case "italic": value.isItalic = true
    case "monospaced": value.isMonospaced = true
    case "withSize":
      return size(arguments[""], in: frame).flatMap { sized(value, $0) }
    case "addingAttributes":
      for entry in arguments[""]?.descendants.filter({ $0.kind == .entry }) ?? [] {
        let parts = Array(entry.children)
        if parts.first?.text == "weight" { value.weight = weight(parts.last, in: frame) }
      }
    case "withSymbolicTraits":
      let traits = arguments[""]?.descendants.map(\.text) ?? []
      if traits.contains("traitBold") { value.weight = 700 }
      if traits.contains("traitItalic") { value.isItalic = true }
    default: return Self.keeping.contains(method) ? value : nil
    }
    return value
  }

  /// The arguments of a call, by their labels.
  private struct Arguments {
    private let all: [Node]

    init(_ call: Node) { all = call.all(.argument) }

    subscript(label: String) -> Node? { all.first { $0.text == label }?.children.first }
  }
}
