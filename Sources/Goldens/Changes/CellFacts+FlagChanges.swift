package import GoldenText

extension CellFacts {
  /// Returns the visible problems that are new and those that are gone, by kind.
  package static func flagChanges(_ old: [Flag], _ new: [Flag]) -> [Change] {
    let kinds = Set((old + new).map(\.kind.change))
    return ChangeKind.allCases.filter(kinds.contains).compactMap { kind in
      let from = old.filter { $0.kind.change == kind }
      let to = new.filter { $0.kind.change == kind }
      if from == to { return nil }
      let (before, after) = (from.map(\.words), to.map(\.words))
      return Change(
        kind, role: .layout, aspect: flagAspect(from: from, to: to),
        place: ChangePlace(lines: Set((from + to).compactMap(\.line)).sorted()),
        before: before.joined(separator: ", "), after: after.joined(separator: ", "),
        amount: .all, sentence: flagWords(from: before, to: after))
    }
  }

  /// Returns whether a problem is new or gone, whatever its place and amount. For missing
  /// characters, it names them.
  private static func flagAspect(from: [Flag], to: [Flag]) -> String {
    let names = { (flags: [Flag]) in
      Set(flags.map { $0.kind == .tofu ? "\($0.kind.rawValue) \($0.detail)" : $0.kind.rawValue })
    }
    let (old, new) = (names(from), names(to))
    let words =
      new.subtracting(old).sorted().map { "new: \($0)" }
      + old.subtracting(new).sorted().map { "gone: \($0)" }
    if !words.isEmpty { return words.joined(separator: ", ") }
    return from.count == to.count ? "elsewhere" : from.count < to.count ? "more" : "fewer"
  }

  private static func flagWords(from: [String], to: [String]) -> String {
    let new = to.filter { !from.contains($0) }
    let gone = from.filter { !to.contains($0) }
    let all = new + gone.map { "no longer \($0)" }
    // The first lines tell as much as all of them.
    let rest = all.count - greatestFlagCount
    return all.prefix(greatestFlagCount).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }

  private static let greatestFlagCount = 3
}

extension CellFacts.Flag.Kind {
  /// The kind of change to report for this flag.
  fileprivate var change: ChangeKind {
    switch self {
    case .tofu: .missingGlyph
    case .truncated: .truncated
    case .clipped: .clipped
    case .overflows, .brokenWord: .overflow
    case .shrunk, .tightened: .fit
    case .weight, .italic, .width, .monospaced: .shortfall
    }
  }
}
