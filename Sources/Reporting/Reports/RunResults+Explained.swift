import Snapshots
import Wording

extension RunResults {
  /// The most words that one line offers to explain.
  public static let mostExplained = 3

  /// The word for changes that inputs explain to the last pixel.
  public static let proofWord = "proved by drawing"

  /// The words of this run that a reader may not know, those of the largest group first. They are
  /// kinds of changes without an everyday name, and “proof” if one failed.
  public var wordsToExplain: [String] {
    var words: [String] = []
    for change in groups.groups.flatMap(\.changes) {
      let word = change.kind.rawValue
      if !change.kind.isEverydayWord, !words.contains(word) { words.append(word) }
    }
    let isProofAsked = proofs.values.contains { !$0.isProved }
    return Array(words.prefix(isProofAsked ? Self.mostExplained - 1 : Self.mostExplained))
      + (isProofAsked ? [Self.proofWord] : [])
  }

  /// The command that explains words.
  public static func explanation(of words: [String]) -> String {
    "typeproof explain " + words.map(ShellWord.spelled).joined(separator: " ")
  }
}

extension ChangeKind {
  /// Whether the sentence of a change already says everything about its kind.
  fileprivate var isEverydayWord: Bool {
    switch self {
    case .text, .size, .weight, .italic, .width, .color, .alignment, .lineLimit, .language,
      .direction, .frameWidth, .name, .content, .truncated, .missingGlyph, .markLost,
      .inkAppeared, .shifted, .inserted, .removed, .moved, .pictureSize, .element, .turned, .box,
      .decoration, .spacing,
      .leading:
      true
    default: false
    }
  }
}
