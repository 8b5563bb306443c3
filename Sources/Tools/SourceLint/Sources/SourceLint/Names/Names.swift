/// The names that a set of files declares, collected before the rules run.
struct Names: Sendable {
  let files: [SourceFile]
  private let fileNumbers: [ObjectIdentifier: Int]
  /// All declarations and extensions of a type, by its name with the types around it.
  private let types: [String: [Node]]
  /// The members of each type, by the type's name and then by their own.
  private let members: [String: [String: [Node]]]
  private let globals: [String: [Node]]
  private let inherited: [String: Set<String>]

  init(files: [SourceFile]) {
    self.files = files
    var numbers: [ObjectIdentifier: Int] = [:]
    var types: [String: [Node]] = [:]
    var members: [String: [String: [Node]]] = [:]
    var globals: [String: [Node]] = [:]
    var inherited: [String: Set<String>] = [:]
    for (number, file) in files.enumerated() {
      numbers[ObjectIdentifier(file.tree)] = number
      for node in file.tree.root.descendants {
        switch node.kind {
        case .type:
          let name = Self.fullName(of: node)
          types[name, default: []].append(node)
          for child in node.children where child.kind == .inherited {
            inherited[name, default: []].insert(child.text)
          }
        case .function, .variable, .enumCase:
          switch Self.holder(of: node) {
          case let holder? where holder.kind == .type:
            members[Self.fullName(of: holder), default: [:]][node.text, default: []].append(node)
          case let holder? where holder.kind == .file:
            globals[node.text, default: []].append(node)
          default: break
          }
        default: break
        }
      }
    }
    fileNumbers = numbers
    self.types = types
    self.members = members
    self.globals = globals
    self.inherited = inherited
  }

  func file(of node: Node) -> SourceFile? {
    fileNumbers[ObjectIdentifier(node.tree)].map { files[$0] }
  }

  /// The node that a declaration is directly part of: a type, the file, or code.
  static func holder(of node: Node) -> Node? {
    node.ancestors.first { $0.kind != .conditional && $0.kind != .clause }
  }

  /// The name of a type with those of the types around it, such as `Card.Metrics`.
  static func fullName(of type: Node) -> String {
    let around = type.ancestors.first { $0.kind == .type }
    return around.map { "\(fullName(of: $0)).\(type.text)" } ?? type.text
  }

  /// The type around a node.
  static func enclosingType(of node: Node) -> Node? {
    node.ancestors.first { $0.kind == .type }
  }

  /// The full name of a type as code at a place may name it; `nil` if no file declares or extends it.
  func typeName(_ name: String, from node: Node) -> String? {
    var scope = Self.enclosingType(of: node).map(Self.fullName)
    while let around = scope {
      let candidate = "\(around).\(name)"
      if types[candidate] != nil { return candidate }
      scope = around.lastIndex(of: ".").map { String(around[..<$0]) }
    }
    return types[name] == nil ? nil : name
  }

  func declarations(ofType name: String) -> [Node] { types[name] ?? [] }

  /// Whether the files declare a type, and do not only extend it.
  func declares(_ type: String) -> Bool {
    declarations(ofType: type).contains { $0.first(.introducer)?.text != "extension" }
  }

  /// The declarations that code at a place can mean: those of its file come before those of its
  /// module, and these before others.
  private func nearest(_ candidates: [Node], to node: Node) -> [Node] {
    if candidates.count < 2 { return candidates }
    let same = candidates.filter { $0.tree === node.tree }
    if !same.isEmpty { return same }
    let module = file(of: node)?.module
    let near = candidates.filter { file(of: $0)?.module == module }
    return near.isEmpty ? candidates : near
  }

  /// The members with a name of a type and its superclasses.
  func members(_ name: String, of type: String, from node: Node) -> [Node] {
    for type in lineage(of: type) {
      if let found = members[type]?[name] { return nearest(found, to: node) }
    }
    return []
  }

  func globals(_ name: String, from node: Node) -> [Node] {
    nearest(globals[name] ?? [], to: node)
  }

  /// A type and the types that it inherits from, as far as files say so.
  func lineage(of type: String) -> [String] {
    var names = [type]
    var next = 0
    while next < names.count, names.count < 40 {
      for name in (inherited[names[next]] ?? []).sorted() where !names.contains(name) {
        names.append(name)
      }
      next += 1
    }
    return names
  }
}
