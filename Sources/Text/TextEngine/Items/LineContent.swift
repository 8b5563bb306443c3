/// The visible content of a line.
struct LineContent {
  /// The text that belongs to the line, in UTF-16 units, with trailing spaces, line ends and hidden
  /// text.
  let range: Range<Int>
  /// The text that is shown first.
  let head: Range<Int>
  /// The mark after the head, for hidden text or a soft hyphen; `nil` for none.
  let mark: LineMark?
  /// The text that is shown after the mark; empty unless the middle or the head is hidden.
  let tail: Range<Int>

  /// Creates a line that shows all its text.
  init(_ range: Range<Int>) {
    self.init(range: range, head: range, mark: nil, tail: range.upperBound..<range.upperBound)
  }

  init(range: Range<Int>, head: Range<Int>, mark: LineMark?, tail: Range<Int>) {
    self.range = range
    self.head = head
    self.mark = mark
    self.tail = tail
  }

  /// Returns the end of the visible text, before trailing white space.
  func visibleEnd(in text: TextUnits) -> Int {
    tail.isEmpty ? text.trimmed(head).upperBound : text.trimmed(tail).upperBound
  }

  /// Returns the visible text, without trailing spaces and line ends.
  func string(in text: TextUnits) -> String {
    guard let mark else { return text.string(text.trimmed(head)) }
    return text.string(head) + mark.string + text.string(text.trimmed(tail))
  }
}

/// A sign on a line that is not in the text: an ellipsis, or the hyphen for a soft one.
struct LineMark {
  /// The characters of the mark.
  let units: [UInt16]
  /// The unit that the mark replaces, with the settings of the mark.
  let item: TextItem
  /// The unit whose look the mark has.
  let beside: Int

  var string: String { String(decoding: units, as: UTF16.self) }

  /// U+2026, or full stops if no font has it.
  static let ellipsis: [[UInt16]] = [[0x2026], [0x2E, 0x2E, 0x2E]]
  /// U+2010, or the hyphen of ASCII if no font has it.
  static let hyphen: [[UInt16]] = [[0x2010], [0x2D]]

  /// Creates a mark at a position, with the look of a neighbour: in its font, or in the first of
  /// its span's fonts that has the mark. If none has it, the neighbour's font shows a missing
  /// glyph.
  init(
    _ spellings: [[UInt16]], at place: Int, like neighbour: TextItem, beside: Int, level: UInt8,
    spans: [TextSpan]
  ) {
    self.beside = beside
    let fonts = spans[neighbour.span].fonts
    var choice = (units: spellings[0], font: neighbour.font)
    search: for font in [neighbour.font] + fonts.fonts.indices {
      for units in spellings
      where units.allSatisfy({ fonts[font].face.handle.nominalGlyph(for: UInt32($0)) != nil }) {
        choice = (units, font)
        break search
      }
    }
    units = choice.units
    item = TextItem(
      range: place..<place, span: neighbour.span, font: choice.font, level: level,
      script: neighbour.script)
  }
}
