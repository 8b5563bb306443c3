extension CellFacts {
  /// What the text says otherwise than it did; `nil` where it says the same, wherever lines end, as far as
  /// lines show it.
  func textChange(since golden: CellFacts) -> Change? {
    if isTruncated || golden.isTruncated {
      let (old, new) = (ShownText(golden), ShownText(self))
      return new.canBe(old) ? nil : TextExcerpt(from: old.words, to: new.words).change
    }
    return letters.hasSameBytes(as: golden.letters)
      ? blankChange(since: golden) : TextExcerpt(from: golden.words, to: words).change
  }

  /// The first two words that stand apart by other blanks than they did; `nil` where none do, as far as
  /// lines tell, which leave out the blanks at their ends.
  private func blankChange(since golden: CellFacts) -> Change? {
    let (old, new) = (golden.spacedWords, spacedWords)
    guard old.count == new.count, zip(old, new).allSatisfy({ $0.word.hasSameBytes(as: $1.word) })
    else {
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
  private var words: String {
    var text = ""
    for line in lines {
      text += line.text
      // A line's range holds the blanks at its end, which its text leaves out.
      if line.text.utf8.count < line.range.count { text += " " }
    }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
