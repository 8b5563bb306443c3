import DynamicType
import Imaging
import Snapshots
import TextEngine

extension SetText {
  /// All that decides how a text at a place is drawn, in lines.
  func wordsOnRecord(x: Points, y: Points) -> [String] {
    let fonts = CellFacts.fonts(of: frame, entries: cell.entries).map { font in
      [font.name, font.instance].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let size = "\(frame.width.onRecord) × \(frame.height.onRecord)"
    let leading = cell.leading.map { "/\($0.onRecord)" } ?? ""
    let setting = CellFacts.setting(of: self)
    var words = [
      "text at \(x.onRecord) \(y.onRecord), \(size), \(pointSize.onRecord)\(leading) pt, "
        + "weight \(cell.weight.rawValue), \(fonts.joined(separator: " + ")), \(setting)"
    ]
    for run in CellFacts.runs(of: styled.text, cell: cell) {
      words.append("  run \(run.range.onRecord): \(run.setting)")
    }
    for line in frame.lines {
      words.append("  \(line.onRecord)\(runs(of: line))")
      words += line.decorations.map { "    \($0.onRecord)" }
      words += line.boxes.map { "    \($0.onRecord)" }
    }
    for flag in frame.flags { words.append("  flag: \(CellFacts.Flag(flag).words)") }
    for character in frame.missingCharacters {
      words.append("  missing: U+\(String(character.value, radix: 16))")
    }
    return words
  }

  /// The runs of a line that differ from the whole text, in words.
  private func runs(of line: TextLine) -> String {
    line.runs.enumerated().map { index, run in
      var words: [String] = []
      if run.pointSize != pointSize { words.append(run.pointSize.onRecord) }
      if run.color != styled.color { words.append("\(run.color)") }
      if run.isRightToLeft { words.append("right to left") }
      if let rise = run.glyphs.first?.rise, rise != .zero { words.append("up \(rise.onRecord)") }
      if run.isMark { words.append("mark") }
      return words.isEmpty ? "" : ", run \(index + 1) \(words.joined(separator: " "))"
    }.joined()
  }
}

extension TextLine {
  fileprivate var onRecord: String {
    let words = text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "⏎")
    return "“\(words)” \(range.onRecord): left \(left.onRecord), width \(width.onRecord), "
      + "top \(top.onRecord), baseline \(baseline.onRecord), bottom \(bottom.onRecord)"
  }
}

extension DecorationLine {
  fileprivate var onRecord: String {
    "\(kind.rawValue) \(left.onRecord) to \(right.onRecord), rise \(rise.onRecord), "
      + "\(strokeCount) of \(thickness.onRecord), \(color)"
  }
}

extension TextBox {
  fileprivate var onRecord: String {
    "box of span \(span) at \(left.onRecord), width \(width.onRecord), rise \(rise.onRecord), "
      + "\(pointSize.onRecord) pt, \(color)"
  }
}

extension Range<Int> {
  fileprivate var onRecord: String { "\(lowerBound)–\(upperBound)" }
}
