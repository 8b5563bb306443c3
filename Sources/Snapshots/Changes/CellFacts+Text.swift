import ImageDiff

extension CellFacts {
  /// What the text says otherwise than it did; `nil` where it says the same, wherever lines end, or
  /// where a part of it is cut off, so that nobody knows.
  func textChange(since golden: CellFacts) -> Change? {
    guard !isTruncated, !golden.isTruncated else { return nil }
    guard letters != golden.letters else { return blankChange(since: golden) }
    return TextExcerpt.change(golden.words, words)
  }

  /// The first two words that stand apart by other blanks than they did; `nil` where none do, as far as
  /// lines tell, which leave out the blanks at their ends.
  private func blankChange(since golden: CellFacts) -> Change? {
    let (old, new) = (golden.spacedWords, spacedWords)
    guard old.count == new.count, zip(old, new).allSatisfy({ $0.word == $1.word }) else {
      return nil
    }
    for (index, (before, after)) in zip(old, new).enumerated() {
      guard let from = before.blanks, let to = after.blanks, from != to else { continue }
      let next = new[index + 1].word
      return .text(
        from: "\(before.word)\(Self.spelt(from))\(next)",
        to: "\(after.word)\(Self.spelt(to))\(next)")
    }
    return nil
  }

  /// Blanks of which a reader sees how many there are, and which.
  private static func spelt(_ blanks: Substring) -> String {
    blanks.unicodeScalars.map {
      $0 == " " ? " " : "\\u{\(String($0.value, radix: 16, uppercase: true))}"
    }.joined()
  }

  /// Each word with the blanks behind it; `nil` for these at the end of a line.
  private var spacedWords: [(word: Substring, blanks: Substring?)] {
    lines.flatMap { line in
      var words: [(word: Substring, blanks: Substring?)] = []
      var rest = line.text[...]
      while !rest.isEmpty {
        let word = rest.prefix { !$0.isWhitespace }
        let behind = rest[word.endIndex...]
        let blanks = behind.prefix(while: \.isWhitespace)
        rest = behind[blanks.endIndex...]
        words.append((word, rest.isEmpty ? nil : blanks))
      }
      return words
    }
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

extension Change {
  /// What a text says.
  static func text(from: String, to: String, aspect: String = "") -> Change {
    Change(
      .text, role: .input, aspect: aspect, before: from, after: to,
      sentence: "the text says “\(to)”, was “\(from)”")
  }
}

/// The parts in which two texts differ.
enum TextExcerpt {
  /// That a text says something else, told by the parts that differ.
  static func change(from: String, to: String) -> Change {
    let (old, new) = (
      from.split(whereSeparator: \.isWhitespace), to.split(whereSeparator: \.isWhitespace)
    )
    // Of blanks, and of letters that look alike, words tell nothing.
    return old == new
      ? blankChange(from: Array(from.unicodeScalars), to: Array(to.unicodeScalars))
      : change(old, new)
  }

  static func change(_ old: [Substring], _ new: [Substring]) -> Change {
    let (from, to) = differing(old, new)
    // Texts of which not all is shown may differ elsewhere, and so be other changes.
    let isCut = from.count > greatestLength || to.count > greatestLength
    let whole = { (words: [Substring]) in
      "\(SecureDigest(of: Array(words.joined(separator: " ").utf8)))".prefix(16)
    }
    return .text(from: from, to: to, aspect: isCut ? "\(whole(old)) \(whole(new))" : "")
  }

  private static func blankChange(from old: [Unicode.Scalar], to new: [Unicode.Scalar]) -> Change {
    let same = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(same).reversed(), new.dropFirst(same).reversed())
      .prefix { $0 == $1 }.count
    let parts = [old, new].map { text in
      text[max(0, same - 8)..<min(text.count, text.count - end + 8)].map { scalar in
        scalar == " " || !scalar.properties.isWhitespace && scalar.isASCII
          ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }.joined()
    }
    return .text(from: parts[0], to: parts[1])
  }

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
