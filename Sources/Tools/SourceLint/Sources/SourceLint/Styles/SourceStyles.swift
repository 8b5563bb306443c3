/// The fonts that the files of an app use, in the terms of a project's styles.
package struct SourceStyles: Sendable {
  /// A font with its uses.
  package struct Style: Equatable, Sendable {
    package let value: FontValue
    /// The name that the files have for the font; `nil` if there is none.
    package var name: String?
    package var uses = 1
    /// The path of its first use.
    package let path: String
    package let line: Int
  }

  /// A use whose font cannot be followed.
  package struct Gap: Equatable, Sendable {
    package let path: String
    package let line: Int
    package let source: String
  }

  package var styles: [Style] = []
  package var gaps: [Gap] = []
  package var troubles: [String] = []
  package var swiftFiles = 0
  package var interfaceFiles = 0
}

/// Collects the fonts that files use.
struct StyleCollection {
  let linter: Linter
  private let reader: FontValueReader
  private let views: ViewReader

  init(linter: Linter) {
    self.linter = linter
    reader = FontValueReader(names: linter.names)
    views = linter.views
  }

  /// Names that tell nothing about a font.
  private static let plainNames: Set = ["font", "uiFont", "value"]

  /// One use of a font.
  struct Use {
    let node: Node
    let values: [FontValue]
    let name: String?
  }

  func uses(in file: SourceFile) -> [Use] {
    if linter.isLeftOut(file.path) { return [] }
    return file.tree.root.descendants.compactMap { node in
      switch node.kind {
      case .call: fromModifier(node)
      case .assignment: fromAssignment(node)
      case .entry: fromEntry(node)
      case .variable: fromDeclaration(node)
      default: nil
      }
    }
  }

  private func use(of value: Node, as type: String, at node: Node) -> Use? {
    guard value.kind != .nothing, !Context.isLeftOut(node) else { return nil }
    let name = ownName(of: value, as: type).flatMap { Self.plainNames.contains($0) ? nil : $0 }
    return Use(node: node, values: reader.values(of: value, as: type), name: name)
  }

  /// Reads a modifier: `.font(…)`.
  private func fromModifier(_ call: Node) -> Use? {
    guard let callee = call.children.first, callee.text == "font",
      callee.kind == .member || callee.kind == .name, call.all(.argument).count == 1,
      let argument = call.first(.argument), argument.text.isEmpty,
      let value = argument.children.first
    else { return nil }
    if let base = callee.children.first, views.content(of: base, without: "font") == .glyph {
      return nil
    }
    return use(of: value, as: "Font", at: call)
  }

  /// Reads an assignment: `label.font = …`.
  private func fromAssignment(_ node: Node) -> Use? {
    let sides = Array(node.children)
    guard sides.count == 2, sides[0].text == "font", sides[0].kind == .member,
      !(sides[1].kind == .member && sides[1].text == "font")
    else { return nil }
    return use(of: sides[1], as: "UIFont", at: node)
  }

  /// Reads an entry of a dictionary: `[.font: …]`.
  private func fromEntry(_ node: Node) -> Use? {
    let sides = Array(node.children)
    guard sides.count == 2, sides[0].kind == .member, sides[0].text == "font" else { return nil }
    return use(of: sides[1], as: "UIFont", at: node)
  }

  /// Reads a font that a type or a file declares, whether it is used or not.
  private func fromDeclaration(_ node: Node) -> Use? {
    let holder = Names.holder(of: node)
    guard holder?.kind == .type || holder?.kind == .file, !Context.isLeftOut(node) else {
      return nil
    }
    let made = node.first(.initializer)?.children.first
    let type = node.first(.typeName)?.text ?? made.flatMap(Self.fontType)
    guard let type, ["UIFont", "Font"].contains(type) else { return nil }
    let values = reader.values(ofDeclaration: node, as: type, in: nil, depth: 0)
    // A declaration that cannot be read alone may be where it is used.
    guard values.count == 1 else { return nil }
    return Use(node: node, values: values, name: node.text)
  }

  /// The font type that an expression begins with.
  private static func fontType(_ node: Node) -> String? {
    var place = node
    while place.kind == .call || place.kind == .member, let base = place.children.first {
      place = base
    }
    return place.kind == .name && ["UIFont", "Font"].contains(place.text) ? place.text : nil
  }

  /// The name that the files have for a font, such as `body` of `Theme.body`.
  private func ownName(of value: Node, as type: String) -> String? {
    let place = value.kind == .call ? value.children.first ?? value : value
    switch place.kind {
    case .name where linter.names.declaration(of: place.text, from: place)?.kind == .variable:
      return place.text
    case .member:
      let owner =
        place.children.first.map { linter.names.type(named: $0) ?? linter.names.type(of: $0) }
        ?? type
      guard let owner, let found = linter.names.members(place.text, of: owner, from: place).first
      else { return nil }
      // A getter of an enum of styles: the name is that of the case.
      if let base = place.children.first, base.kind == .member, base.text.first?.isLowercase == true
      {
        return base.text
      }
      return found.kind == .variable ? place.text : nil
    default: return nil
    }
  }
}
