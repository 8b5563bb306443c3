import Wording
package import GoldenText

extension CellFacts {
  /// What the text says otherwise than it did; `nil` where it says the same, wherever lines end, as far as
  /// lines show it.
  package func textChange(since golden: CellFacts) -> Change? {
    if isTruncated || golden.isTruncated {
      let (old, new) = (ShownText(golden), ShownText(self))
      return new.canBe(old) ? nil : TextExcerpt(from: old.words, to: new.words).change
    }
    return letters.hasSameBytes(as: golden.letters)
      ? blankChange(since: golden) : TextExcerpt(from: golden.words, to: words).change
  }

  /// Where blanks between the same letters are others than they were; `nil` where none are, as far as lines
  /// tell, which leave out those at their ends.
  private func blankChange(since golden: CellFacts) -> Change? {
    let (old, new) = (golden.blanks, blanks)
    let isOther = zip(old, new).contains { before, now in
      switch (before, now) {
      case (.known(let before), .known(let now)): !before.hasSameBytes(as: now)
      // Some blank there is, whichever.
      case (.atLineEnd, .known(let blanks)), (.known(let blanks), .atLineEnd): blanks.isEmpty
      case (.atLineEnd, .atLineEnd): false
      }
    }
    return isOther ? TextExcerpt(from: golden.words, to: words).change : nil
  }

  /// The blanks between two letters.
  private enum Blanks {
    case known(String)
    /// Some, which the text of a line leaves out at its end.
    case atLineEnd
  }

  /// What stands before each letter but the first.
  private var blanks: [Blanks] {
    var all: [Blanks] = []
    var before: Blanks = .known("")
    for line in lines {
      var blanks = ""
      for scalar in line.text.unicodeScalars {
        if scalar.properties.isWhitespace {
          blanks.unicodeScalars.append(scalar)
        } else {
          if case .known = before { before = .known(blanks) }
          all.append(before)
          (before, blanks) = (.known(""), "")
        }
      }
      // A line's range holds the blanks at its end, which its text leaves out.
      before = line.text.utf8.count < line.range.count ? .atLineEnd : .known(blanks)
    }
    return Array(all.dropFirst())
  }

  private var isTruncated: Bool { flags.contains { $0.kind == .truncated } }

  /// The text as lines show it, wherever they end.
  private var words: String {
    var text = ""
    for line in lines {
      text += line.text
      // A line's range holds the blanks at its end, which its text leaves out.
      if line.text.utf8.count < line.range.count { text += " " }
    }
    return text
  }
}
