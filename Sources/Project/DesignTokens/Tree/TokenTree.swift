import JSON

/// Every token of some files, with what groups inherit from others.
struct TokenTree {
  /// In the order of the files; what a group inherits comes before its own.
  let tokens: [DesignToken]
  /// Problems with groups.
  let notes: [TokenNote]
  /// The sets of files of Tokens Studio, the one that prevails first; their names are no part of
  /// references.
  private let sets: [String]
  private let indices: [String: Int]
  /// Values of groups that stand there without a token, by their paths. References may lead to them, as in Style
  /// Dictionary.
  private let bare: [String: JSONNode]

  init(
    tokens: [DesignToken], notes: [TokenNote], sets: [String], bare: [String: JSONNode] = [:]
  ) {
    self.tokens = tokens
    self.notes = notes
    self.sets = sets
    self.bare = bare
    indices = Dictionary(
      tokens.enumerated().map { ($0.element.path.description, $0.offset) },
      uniquingKeysWith: { _, last in last })
  }

  /// The tokens of several files as one tree.
  init(joining trees: [TokenTree]) {
    self.init(
      tokens: trees.flatMap(\.tokens), notes: trees.flatMap(\.notes),
      sets: trees.reversed().flatMap(\.sets),
      bare: trees.reduce(into: [:]) { $0.merge($1.bare) { _, last in last } })
  }

  /// The file that a later one gives a token of the same path, and so replaces it; `nil` for none.
  func replacement(of index: Int) -> String? {
    guard let last = indices[tokens[index].path.description], last != index,
      tokens[last].source.file != tokens[index].source.file
    else { return nil }
    return tokens[last].source.file
  }

  /// The value without a token that a path leads to.
  func bareValue(_ path: String) -> JSONNode? { bare[path] }

  /// The token of a path as references spell it.
  func token(_ path: String) -> DesignToken? {
    if let index = indices[path] { return tokens[index] }
    for set in sets {
      if let index = indices["\(set).\(path)"] { return tokens[index] }
    }
    return nil
  }
}

/// A token as its file has it.
struct DesignToken {
  let source: TokenSource
  let path: TokenPath
  let position: SourcePosition
  /// Its value, or the object with its `$ref`.
  let value: JSONNode
  /// The type it has itself.
  let ownType: String?
  /// The type of the nearest group that has one.
  let inheritedType: String?
  /// Whether it was made of a group with a token for each property.
  var isGathered = false
}

/// The file that a token stands in, and how it is read.
struct TokenSource {
  /// Its name; empty where it is the only one.
  let file: String
  /// Whether properties begin with `$`.
  let spelling: TokenSpelling
  /// Whether its typography becomes styles, rather than being there for references alone.
  var givesStyles = true
}

/// What the properties of tokens and groups are called.
enum TokenSpelling {
  /// `$value`, `$type`: the format since its second draft.
  case withDollar
  /// `value`, `type`: Tokens Studio and Style Dictionary before they took up the format.
  case plain

  /// The spelling of a file: that of any token in it.
  init(of root: JSONNode) {
    self = Self.has("$value", in: root) ? .withDollar : .plain
  }

  private static func has(_ name: String, in node: JSONNode) -> Bool {
    switch node.value {
    case .object(let members):
      members.contains { $0.name == name } || members.contains { has(name, in: $0.value) }
    case .array(let elements): elements.contains { has(name, in: $0) }
    default: false
    }
  }

  var value: String { self == .withDollar ? "$value" : "value" }
  var type: String { self == .withDollar ? "$type" : "type" }

  /// Whether an object is a token rather than a group.
  func isToken(_ node: JSONNode) -> Bool {
    node[value] != nil || (self == .withDollar && node["$ref"]?.string != nil)
  }
}
