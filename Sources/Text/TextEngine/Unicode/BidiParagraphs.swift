import ICUShim

/// The direction of each part of a text (Unicode Standard Annex #9). ICU gives the levels; rules L1
/// and L2 then order the lines.
///
/// Two things in ICU's levels are corrected. A mark after a bracket gets the bracket's level, as
/// rule N0 requires and ICU 72 does not. And characters that rule X9 removes stay with the
/// character before them, so that no line end separates a letter from its joiner. ICU gives them
/// the level of the paragraph.
///
/// ICU gets one paragraph at a time, because its own search for paragraphs takes quadratic time. It
/// does not make the lines, because it refuses what the line breaker allows: U+001C in the middle
/// of a line.
struct BidiParagraphs {
  /// A stretch of one line that runs one way, in UTF-16 units of the whole text.
  struct VisualRun {
    let range: Range<Int>
    let level: UInt8

    var isRightToLeft: Bool { level % 2 == 1 }
  }

  private let units: [UInt16]
  /// The embedding level of each UTF-16 unit; odd ones run right to left.
  let levels: [UInt8]
  /// The level of the paragraph that each UTF-16 unit belongs to.
  private let paragraphLevels: [UInt8]

  init(_ units: [UInt16], direction: WritingDirection) throws(LayoutError) {
    guard let bidi = typeproof_bidi_open() else {
      throw .unicodeLibrary(doing: "open its bidi algorithm", detail: "out of memory")
    }
    defer { typeproof_bidi_close(bidi) }
    let level: UInt8 =
      switch direction {
      case .natural: typeproof_bidi_natural
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    var levels: [UInt8] = []
    var paragraphLevels: [UInt8] = []
    var start = 0
    while start < units.count {
      let end = Self.paragraphEnd(from: start, in: units)
      var found = try Self.levels(of: units[start..<end], level: level, by: bidi)
      Self.mend(&found, of: units[start..<end])
      levels += found
      paragraphLevels += [UInt8](
        repeating: typeproof_bidi_paragraph_level(bidi), count: found.count)
      start = end
    }
    self.units = units
    self.levels = levels
    self.paragraphLevels = paragraphLevels
  }

  /// Returns the end of the paragraph that starts at a unit (rule P1).
  static func paragraphEnd(from start: Int, in units: [UInt16]) -> Int {
    for index in start..<units.count {
      switch units[index] {
      case 0x0D where index + 1 < units.count && units[index + 1] == 0x0A: continue
      case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: return index + 1
      default: continue
      }
    }
    return units.count
  }

  private static func levels(
    of paragraph: ArraySlice<UInt16>, level: UInt8, by bidi: typeproof_bidi
  ) throws(LayoutError) -> [UInt8] {
    // ICU reads the text again when it is asked for levels, so both happen while it is lent.
    let found = paragraph.withUnsafeBufferPointer { text -> Result<[UInt8], LayoutError> in
      var status = typeproof_bidi_set_paragraph(
        bidi, text.baseAddress, Int32(text.count), level)
      guard typeproof_status_failed(status) == 0,
        let levels = typeproof_bidi_levels(bidi, &status), typeproof_status_failed(status) == 0
      else {
        return .failure(
          .unicodeLibrary(
            doing: "order the text", detail: String(cString: typeproof_status_name(status))))
      }
      return .success(Array(UnsafeBufferPointer(start: levels, count: text.count)))
    }
    return try found.get()
  }

  private static func mend(_ levels: inout [UInt8], of paragraph: ArraySlice<UInt16>) {
    var bracketLevel: UInt8?
    var offset = 0
    while offset < levels.count {
      let character = TextUnits.character(in: paragraph, at: paragraph.startIndex + offset)
      let role = typeproof_bidi_role_of(character.value)
      let isRemoved = role == typeproof_bidi_joiner || role == typeproof_bidi_embedding
      if isRemoved, offset > 0 {
        for unit in offset..<offset + character.length { levels[unit] = levels[offset - 1] }
      }
      if role == typeproof_bidi_mark {
        for unit in offset..<offset + character.length {
          levels[unit] = bracketLevel ?? levels[unit]
        }
      } else if role != typeproof_bidi_joiner {
        bracketLevel = UnicodeProperties.bracket(character.value) == nil ? nil : levels[offset]
      }
      offset += character.length
    }
  }

  /// Returns whether the paragraph of a UTF-16 unit is right to left.
  func isParagraphRightToLeft(at unit: Int) -> Bool { paragraphLevels[unit] % 2 == 1 }

  /// Returns the level of a UTF-16 unit's paragraph.
  func paragraphLevel(at unit: Int) -> UInt8 { paragraphLevels[unit] }

  /// The runs of a line in the order of the text; trailing spaces run as the paragraph does
  /// (rule L1).
  func runs(ofLine range: Range<Int>) -> [VisualRun] {
    let spaces = trailingSpaces(ofLine: range)
    var runs: [VisualRun] = []
    for unit in range {
      let level = unit < spaces ? levels[unit] : paragraphLevels[range.lowerBound]
      if let last = runs.last, last.level == level {
        runs[runs.count - 1] = VisualRun(
          range: last.range.lowerBound..<unit + 1, level: level)
      } else {
        runs.append(VisualRun(range: unit..<unit + 1, level: level))
      }
    }
    return runs
  }

  /// Returns the start of the spaces at a line's end. Characters that rule X9 removes may be among
  /// them, but not before them.
  private func trailingSpaces(ofLine range: Range<Int>) -> Int {
    var start = range.upperBound
    for unit in range.reversed() {
      switch typeproof_bidi_role_of(UInt32(units[unit])) {
      case typeproof_bidi_space: start = unit
      case typeproof_bidi_embedding, typeproof_bidi_joiner: continue
      default: return start
      }
    }
    return start
  }

  /// The runs of a line from left to right: reverses, from the highest level to the lowest odd one,
  /// each sequence at that level or above (rule L2).
  static func reordered(_ runs: [VisualRun]) -> [VisualRun] {
    var runs = runs
    guard let highest = runs.map(\.level).max(),
      let lowestOdd = runs.map(\.level).filter({ $0 % 2 == 1 }).min()
    else { return runs }
    for level in (lowestOdd...highest).reversed() {
      var start = 0
      while start < runs.count {
        var end = start
        while end < runs.count, runs[end].level >= level { end += 1 }
        runs[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return runs
  }
}
