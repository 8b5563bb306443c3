extension CellFacts {
  /// What the text says otherwise than it did; `nil` where it says the same, wherever lines end, or
  /// where a part of it is cut off, so that nobody knows.
  func textChange(since golden: CellFacts) -> FactsChange? {
    guard letters != golden.letters, !isTruncated, !golden.isTruncated else { return nil }
    let (from, to) = TextExcerpt.differing(golden.words, words)
    return .text(from: from, to: to)
  }

  private var isTruncated: Bool { flags.contains { $0.kind == .truncated } }

  /// The words of the text, wherever its lines end.
  private var words: [Substring] {
    var text = ""
    for line in lines {
      text += line.text
      // A line's range holds the blanks at its end, which its text leaves out.
      if line.text.utf8.count < line.range.count { text += " " }
    }
    return text.split(whereSeparator: \.isWhitespace)
  }
}

/// The parts in which two texts differ.
enum TextExcerpt {
  /// The most characters that are shown of a part.
  static let greatestLength = 60

  /// The words that are not the same at the beginning and the end of both, with a word beside them
  /// where one text has none.
  static func differing(_ old: [Substring], _ new: [Substring]) -> (from: String, to: String) {
    let shorter = min(old.count, new.count)
    var start = zip(old, new).prefix { $0 == $1 }.count
    var end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    if start + end == shorter {
      // Only one text has words there, which without their neighbours could be anywhere.
      if start > 0 { start -= 1 } else { end = max(0, end - 1) }
    }
    let parts = [old, new].map { words in
      Array(words[start..<(words.count - end)].joined(separator: " "))
    }
    let same = zip(parts[0], parts[1]).prefix { $0 == $1 }.count
    return (shown(parts[0], same), shown(parts[1], same))
  }

  /// A part that may be too long to show, cut where it begins to differ and where it goes on.
  private static func shown(_ part: [Character], _ same: Int) -> String {
    guard part.count > greatestLength else { return String(part) }
    let start = max(0, min(same - 8, part.count - greatestLength))
    let cut = part[start..<min(part.count, start + greatestLength)]
    return (start > 0 ? "…" : "") + String(cut) + (cut.endIndex < part.count ? "…" : "")
  }
}
