import Wording

extension TokenTree {
  /// The guesses made for a file. Each compares a reference with every path, and whoever has more
  /// references that lead nowhere has mistyped none of them.
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
