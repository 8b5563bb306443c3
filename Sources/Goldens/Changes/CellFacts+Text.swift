import Wording
package import GoldenText

extension CellFacts {
  /// Returns how the text changed; `nil` where the lines show the same words, wherever they end.
  package func textChange(since golden: CellFacts) -> Change? {
    if isTruncated || golden.isTruncated {
      let (old, new) = (ShownText(golden), ShownText(self))
      return new.canBe(old) ? nil : TextExcerpt(from: old.words, to: new.words).change
    }
    return letters.hasSameBytes(as: golden.letters)
      ? blankChange(since: golden) : TextExcerpt(from: golden.words, to: words).change
  }

  /// Returns where blanks between the same letters changed; `nil` where none did. Blanks at line
  /// ends are not recorded and not compared.
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
    /// Unknown blanks, which the text of a line leaves out at its end.
    case atLineEnd
  }

  /// The blanks before each letter except the first.
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

  /// The words that the lines show, wherever the lines end.
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
