import JSON
import Wording

extension TokenTree {
  /// The greatest number of references followed from one value.
  static let longestChain = 32

  /// A problem with a reference.
  struct Failure: Error {
    let problem: TokenNote.Problem
  }

  /// The greatest number of references followed for one value, including those within texts. A few
  /// texts that name others twice each could make billions.
  static let mostSteps = 256
  /// The greatest size in bytes of a text with resolved references.
  static let longestText = 4096

  /// The references on the way to a value, and how many were followed.
  private struct Walk {
    var chain: [String] = []
    var steps = 0
  }

  /// Returns the value that a value refers to, and the type of the token it comes from. References
  /// within a text are replaced by their values.
  func resolved(_ node: JSONNode) throws(Failure) -> (value: JSONNode, type: String?) {
    var walk = Walk()
    return try resolved(node, in: &walk)
  }

  private func resolved(
    _ node: JSONNode, in walk: inout Walk
  ) throws(Failure) -> (value: JSONNode, type: String?) {
    var node = node
    var type: String?
    let depth = walk.chain.count
    defer { walk.chain.removeLast(walk.chain.count - depth) }
    node = Self.unwrapped(node)
    while let reference = TokenReference(node) {
      if let start = walk.chain.firstIndex(of: reference.spelled) {
        throw Failure(problem: .circular(Array(walk.chain[start...])))
      }
      walk.steps += 1
      guard walk.chain.count < Self.longestChain, walk.steps <= Self.mostSteps else {
        throw Failure(problem: .chainTooLong(limit: Self.longestChain))
      }
      walk.chain.append(reference.spelled)
      let path = reference.path.joined(separator: ".")
      if reference.rest.isEmpty, token(path) == nil, let value = bareValue(path) {
        node = value
        continue
      }
      let (token, rest) = try token(of: reference)
      node = Self.unwrapped(token.value)
      type = rest.isEmpty ? type ?? token.ownType : nil
      for step in rest {
        node = try resolved(node, in: &walk).value
        guard let next = Self.step(step, into: node) else {
          throw Failure(problem: .dangling(reference.spelled, nearest: nil))
        }
        node = next
      }
      if rest.isEmpty, type == nil, TokenReference(node) == nil { type = token.inheritedType }
    }
    if let text = node.string, text.contains("{") || text.contains("$") {
      node = JSONNode(.string(try filled(text, in: &walk)), at: node.position)
    }
    return (node, type)
  }

  /// Returns the value of a token inside another's value, as written by tools that resolve
  /// references.
  private static func unwrapped(_ node: JSONNode) -> JSONNode {
    var node = node
    while let value = node["$value"] ?? (node["type"] != nil ? node["value"] : nil) { node = value }
    return node
  }

  /// Returns a text with its references replaced by their values; unchanged where a value is no
  /// text.
  private func filled(_ text: String, in walk: inout Walk) throws(Failure) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "{" || $0 == "$" }) {
      result += rest[..<start]
      rest = rest[start...]
      let end: Substring.Index
      if rest.first == "{" {
        guard let closing = rest.firstIndex(of: "}") else { break }
        end = rest.index(after: closing)
      } else {
        end = rest.firstIndex { " +*/(),".contains($0) } ?? rest.endIndex
      }
      let spelled = String(rest[..<end])
      rest = rest[end...]
      guard let reference = TokenReference(spelling: spelled) else {
        result += spelled
        continue
      }
      let node = JSONNode(.string(reference.spelled), at: .start)
      let value = try resolved(node, in: &walk).value
      guard let part = try Self.text(of: value, of: self, in: &walk) else { return text }
      result += part
      guard result.utf8.count <= Self.longestText else {
        throw Failure(problem: .tooLarge(limit: Self.longestText))
      }
    }
    return result + rest
  }

  /// Returns a value as part of a text; `nil` for values that cannot be one.
  private static func text(
    of node: JSONNode, of tree: TokenTree, in walk: inout Walk
  ) throws(Failure) -> String? {
    if let text = node.string { return text }
    if let number = node.number { return shortestDecimal(number) }
    if let amount = node["value"], let unit = node["unit"] {
      guard let number = try tree.resolved(amount, in: &walk).value.number,
        let unit = try tree.resolved(unit, in: &walk).value.string
      else { return nil }
      return shortestDecimal(number) + unit
    }
    guard let elements = node.elements else { return nil }
    var parts: [String] = []
    for element in elements {
      guard let part = try tree.resolved(element, in: &walk).value.string else { return nil }
      parts.append(part)
    }
    return parts.joined(separator: ", ")
  }

  /// Returns the token of a reference, and the path inside its value.
  private func token(
    of reference: TokenReference
  ) throws(Failure) -> (DesignToken, rest: [String]) {
    let path = reference.path.joined(separator: ".")
    if let token = token(path) { return (token, reference.rest) }
    // Tokens Studio lets a reference lead into a composite value: {heading.fontSize}.
    if reference.rest.isEmpty, let last = reference.path.last,
      let token = token(reference.path.dropLast().joined(separator: "."))
    {
      return (token, [last])
    }
    throw Failure(problem: .dangling(reference.spelled, nearest: nil))
  }

  private static func step(_ name: String, into node: JSONNode) -> JSONNode? {
    if let elements = node.elements, let index = Int(name), elements.indices.contains(index) {
      return elements[index]
    }
    return node[name]
  }
}

extension TokenTree {
  /// The greatest number of references that get a suggested spelling. Each suggestion compares a
  /// reference with every path. More dangling references than these come from a missing file, not
  /// from typing errors.
  private static let mostGuesses = 20

  /// Returns the notes with suggestions for references to missing tokens.
  func guessing(_ notes: [TokenNote]) -> [TokenNote] {
    var guesses = 0
    let paths = tokens.prefix(10_000).map(\.path.description)
    return notes.map { note in
      guard case .dangling(let spelled, nil) = note.problem, guesses < Self.mostGuesses,
        let reference = TokenReference(spelling: spelled), reference.rest.isEmpty
      else { return note }
      guesses += 1
      let path = reference.path.joined(separator: ".")
      let nearest = nearestSpelling(to: path, in: paths).map { "{\($0)}" }
      return TokenNote(
        path: note.path, property: note.property, file: note.file, position: note.position,
        problem: .dangling(spelled, nearest: nearest), consequence: note.consequence)
    }
  }
}
