package import Imaging

extension TextJudgement {
  /// Whether what is written is not the same, as far as pixels tell: a letter or a mark is gone, has come or
  /// is another.
  package var changesText: Bool { findings.contains(where: \.cause.changesText) }

  /// Whether the text says something else, or may: whatever changed but a ground has to show the same letters
  /// where it was.
  package func changesLetters(expected: Bitmap, actual: Bitmap) -> Bool {
    guard verdict == .changed else { return false }
    if changesText { return true }
    let isGround = findings.allSatisfy { if case .ground = $0.cause { true } else { false } }
    return !isGround
      && !LetterComparison(
        expected: expected, actual: actual, letters: clusters, isAll: false
      ).isSame
  }
}

extension Cause {
  fileprivate var changesText: Bool {
    switch self {
    case .text, .shape, .reflowed, .inkAppeared, .inkVanished: true
    default: false
    }
  }
}
