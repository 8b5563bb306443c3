import JSON
import Wording

extension TokenTree {
  /// The most references to follow from one value.
  static let longestChain = 32

  /// A problem with a reference.
  struct Failure: Error {
    let problem: TokenNote.Problem
  }

  /// The value that a value stands for, and the type of the token it comes from.
  func resolved(_ node: JSONNode) throws(Failure) -> (value: JSONNode, type: String?) {
    var chain: [String] = []
    return try resolved(node, after: &chain)
  }

  private func resolved(
    _ node: JSONNode, after chain: inout [String]
  ) throws(Failure) -> (value: JSONNode, type: String?) {
    var node = node
    var type: String?
    while let reference = TokenReference(node) {
      if let start = chain.firstIndex(of: reference.spelled) {
        throw Failure(problem: .circular(Array(chain[start...])))
      }
      guard chain.count < Self.longestChain else {
        throw Failure(problem: .chainTooLong(limit: Self.longestChain))
      }
      chain.append(reference.spelled)
      let (token, rest) = try token(of: reference)
      node = token.value
      type = rest.isEmpty ? type ?? token.ownType : nil
      for step in rest {
        node = try resolved(node, after: &chain).value
        guard let next = Self.step(step, into: node) else {
          throw Failure(problem: .dangling(reference.spelled, nearest: nil))
        }
        node = next
      }
      if rest.isEmpty, type == nil, TokenReference(node) == nil { type = token.inheritedType }
    }
    return (node, type)
  }

  /// The token of a reference, and what leads on into its value.
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
  /// The most references of a file that get a suggested spelling. Each suggestion compares a reference with every
  /// path. More dangling references than these come from a missing file, not from typing errors.
  private static let mostGuesses = 20

  /// The same notes, with the token most likely meant by references that lead nowhere.
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
        path: note.path, property: note.property, position: note.position,
        problem: .dangling(spelled, nearest: nearest), consequence: note.consequence)
    }
  }
}
