/// What a line shows of the text that belongs to it.
struct LineContent {
  /// All that belongs to it, in UTF-16 units, with trailing spaces, line ends and what is hidden.
  let range: Range<Int>
  /// What it shows first.
  let head: Range<Int>
  /// What stands for hidden text, or for a soft hyphen, after the head.
  let mark: LineMark?
  /// What it shows after the mark; empty unless the middle or the head is hidden.
  let tail: Range<Int>

  /// A line that shows all that belongs to it.
  init(_ range: Range<Int>) {
    self.init(range: range, head: range, mark: nil, tail: range.upperBound..<range.upperBound)
  }

  init(range: Range<Int>, head: Range<Int>, mark: LineMark?, tail: Range<Int>) {
    self.range = range
    self.head = head
    self.mark = mark
    self.tail = tail
  }

  /// Where what shows ends, before the white space that hangs.
  func visibleEnd(in text: TextUnits) -> Int {
    tail.isEmpty ? text.trimmed(head).upperBound : text.trimmed(tail).upperBound
  }

  /// What it says, without trailing spaces and line ends.
  func string(in text: TextUnits) -> String {
    guard let mark else { return text.string(text.trimmed(head)) }
    return text.string(head) + mark.string + text.string(text.trimmed(tail))
  }
}

/// A sign that a line shows and the text does not hold: an ellipsis, or the hyphen of a soft one.
struct LineMark {
  /// How it is written.
  let units: [UInt16]
  /// The unit whose place it takes, and how it is set.
  let item: TextItem
  /// The unit that it looks like.
  let beside: Int

  var string: String { String(decoding: units, as: UTF16.self) }

  /// U+2026, or full stops where no font has it.
  static let ellipsis: [[UInt16]] = [[0x2026], [0x2E, 0x2E, 0x2E]]
  /// U+2010, or the hyphen of ASCII where no font has it.
  static let hyphen: [[UInt16]] = [[0x2010], [0x2D]]

  /// A mark at a place, set as a neighbour is: in its font, or in the first of its span's fonts
  /// that has it. Where none has, the neighbour's font shows that a glyph is missing.
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
