/// A text as UTF-16 units, which ICU and HarfBuzz count in, with the way back to UTF-8 bytes.
struct TextUnits {
  /// The text in UTF-16.
  let units: [UInt16]
  /// The units for shaping. A tab is a space here, until its line determines its width.
  let shapedUnits: [UInt16]
  /// The UTF-8 offset of each unit's character, and of the end.
  let utf8Offsets: [Int]
  /// The text in UTF-8.
  private let utf8: [UInt8]
  /// For each unit, and for the end, where the text before it ends without white space. Searching
  /// from each line end would take quadratic time over long white space.
  private let visibleEnds: [Int]

  init(_ text: String) {
    var units: [UInt16] = []
    var offsets: [Int] = []
    var offset = 0
    units.reserveCapacity(text.utf8.count)
    offsets.reserveCapacity(text.utf8.count + 1)
    for scalar in text.unicodeScalars {
      if scalar.value <= 0xFFFF {
        units.append(UInt16(scalar.value))
      } else {
        units.append(UTF16.leadSurrogate(scalar))
        units.append(UTF16.trailSurrogate(scalar))
        offsets.append(offset)
      }
      offsets.append(offset)
      offset += UTF8.width(scalar)
    }
    offsets.append(offset)
    self.units = units
    shapedUnits = units.contains(0x09) ? units.map { $0 == 0x09 ? 0x20 : $0 } : units
    utf8Offsets = offsets
    utf8 = Array(text.utf8)
    var visibleEnds = [0]
    visibleEnds.reserveCapacity(units.count + 1)
    for (index, unit) in units.enumerated() {
      visibleEnds.append(Self.isWhiteSpace(unit) ? visibleEnds[index] : index + 1)
    }
    self.visibleEnds = visibleEnds
  }

  var count: Int { units.count }
  var all: Range<Int> { 0..<units.count }

  /// The UTF-8 bytes of a stretch of units.
  func utf8Range(_ range: Range<Int>) -> Range<Int> {
    utf8Offsets[range.lowerBound]..<utf8Offsets[range.upperBound]
  }

  /// The units at which some UTF-8 bytes start; those inside a character are left out.
  func units(atUTF8 offsets: [Int]) -> [Int] {
    offsets.compactMap { offset in
      let unit = utf8Offsets.partitioningIndex { $0 >= offset }
      return unit < utf8Offsets.count && utf8Offsets[unit] == offset ? unit : nil
    }
  }

  /// Returns the text of a range of units.
  func string(_ range: Range<Int>) -> String {
    String(decoding: utf8[utf8Range(range)], as: UTF8.self)
  }

  /// Returns the character at a unit, and its number of units.
  func character(at index: Int) -> (value: UInt32, length: Int) {
    Self.character(in: units[...], at: index)
  }

  /// Returns the character at a unit of some text, and its number of units.
  static func character(
    in units: ArraySlice<UInt16>, at index: Int
  ) -> (value: UInt32, length: Int) {
    let unit = units[index]
    if UTF16.isLeadSurrogate(unit), index + 1 < units.endIndex {
      return (0x10000 + (UInt32(unit) & 0x3FF) << 10 + UInt32(units[index + 1]) & 0x3FF, 2)
    }
    return (UInt32(unit), 1)
  }

  /// Whether a unit ends a line and is never shown (UAX 14, classes BK, CR, LF and NL).
  func isLineEnd(at index: Int) -> Bool {
    switch units[index] {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a unit ends a paragraph; U+2028 and its like end a line within one.
  func isParagraphEnd(at index: Int) -> Bool {
    switch units[index] {
    case 0x0A, 0x0D, 0x85, 0x2029: true
    default: false
    }
  }

  func isTab(at index: Int) -> Bool { units[index] == 0x09 }

  /// Whether a unit is a space between words that justified lines widen.
  func isWordSpace(at index: Int) -> Bool { units[index] == 0x20 || units[index] == 0xA0 }

  /// Returns the range without the line ends at its end.
  func withoutLineEnds(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, isLineEnd(at: end - 1) { end -= 1 }
    return range.lowerBound..<end
  }

  /// Returns the range without the white space at its end, including line ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    range.lowerBound..<max(range.lowerBound, visibleEnds[range.upperBound])
  }

  func isWhiteSpace(at index: Int) -> Bool { Self.isWhiteSpace(units[index]) }

  private static func isWhiteSpace(_ unit: UInt16) -> Bool {
    // White space all lies in the first plane, where a unit is a character.
    UnicodeProperties.isWhiteSpace(UInt32(unit))
  }
}
