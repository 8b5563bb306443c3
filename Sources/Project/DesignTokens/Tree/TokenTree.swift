import JSON

/// All tokens of some files, including those that groups inherit.
struct TokenTree {
  /// The tokens in the order of the files; inherited ones come before a group's own.
  let tokens: [DesignToken]
  /// Problems with groups.
  let notes: [TokenNote]
  /// The sets of Tokens Studio files, the prevailing one first. Their names are not part of
  /// references.
  private let sets: [String]
  private let indices: [String: Int]
  /// Values in groups that are not tokens, by their paths. References may lead to them, as in Style
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

  /// Joins the tokens of several files into one tree.
  init(joining trees: [TokenTree]) {
    self.init(
      tokens: trees.flatMap(\.tokens), notes: trees.flatMap(\.notes),
      sets: trees.reversed().flatMap(\.sets),
      bare: trees.reduce(into: [:]) { $0.merge($1.bare) { _, last in last } })
  }

  /// Returns the later file that replaces a token by another of the same path; `nil` for none.
  func replacement(of index: Int) -> String? {
    guard let last = indices[tokens[index].path.description], last != index,
      tokens[last].source.file != tokens[index].source.file
    else { return nil }
    return tokens[last].source.file
  }

  /// Returns the value at a path that is not a token.
  func bareValue(_ path: String) -> JSONNode? { bare[path] }

  /// Returns the token at a path, in the spelling of references.
  func token(_ path: String) -> DesignToken? {
    if let index = indices[path] { return tokens[index] }
    for set in sets {
      if let index = indices["\(set).\(path)"] { return tokens[index] }
    }
    return nil
  }
}

/// A token with its value from the file.
struct DesignToken {
  let source: TokenSource
  let path: TokenPath
  let position: SourcePosition
  /// The token's value, or the object with its `$ref`.
  let value: JSONNode
  /// The token's own type.
  let ownType: String?
  /// The type of the nearest group that has one.
  let inheritedType: String?
  /// Whether the token was assembled from a group with a token for each property.
  var isGathered = false
}

/// The file of a token, and how it is read.
struct TokenSource {
  /// The file's name; empty for the only file.
  let file: String
  /// Whether properties begin with `$`.
  let spelling: TokenSpelling
  /// Whether the file's typography becomes styles. Otherwise only references use it.
  var givesStyles = true
}

/// The names of the properties of tokens and groups.
enum TokenSpelling {
  /// `$value`, `$type`: the standard format since its second draft.
  case withDollar
  /// `value`, `type`: Tokens Studio and Style Dictionary before they adopted the standard format.
  case plain

  /// Finds the spelling of a file, by any token in it.
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

  /// Returns whether an object is a token rather than a group.
  func isToken(_ node: JSONNode) -> Bool {
    node[value] != nil || (self == .withDollar && node["$ref"]?.string != nil)
  }
}
