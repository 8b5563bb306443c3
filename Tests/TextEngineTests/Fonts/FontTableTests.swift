import Imaging
import Testing

@testable import TextEngine

private func short(_ number: Int) -> [UInt8] {
  [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
}
private func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number) }
private func zeros(_ count: Int) -> [UInt8] { [UInt8](repeating: 0, count: count) }

/// A face of some tables.
private func face(
  _ tables: (OpenTypeTag, [UInt8])..., limits: FontLimits = FontLimits()
) -> FontTableReader {
  var content: [UInt8] = []
  var directory: [SFNTContainer.Table] = []
  for (tag, table) in tables {
    let range = content.count..<content.count + table.count
    directory.append(SFNTContainer.Table(tag: tag, range: range, checksum: 0))
    content += table
  }
  return FontTableReader(
    file: FontBytes(content, limits: limits), name: "a.ttf", tables: directory)
}

@Suite struct `Numbers in a table` {
  @Test func `lie inside it`() {
    let bytes: [UInt8] = [1, 2, 3, 0xFF, 0xFE]
    bytes.withUnsafeBytes { bytes in
      let reader = BigEndianReader(bytes)
      #expect([-1, 0, 4, 5].map { reader.uint8(at: $0) } == [nil, 1, 0xFE, nil])
      #expect([-1, 0, 3, 4].map { reader.uint16(at: $0) } == [nil, 0x102, 0xFFFE, nil])
      #expect([-1, 0, 3, 4].map { reader.int16(at: $0) } == [nil, 0x102, -2, nil])
      #expect([-1, 0, 1, 2].map { reader.uint32(at: $0) } == [nil, 0x10203FF, 0x203FFFE, nil])
      #expect([-1, 1, 2].map { reader.int32(at: $0) } == [nil, 0x203FFFE, nil])
    }
  }
}

@Suite struct `Facts of a face in its tables` {
  @Test(arguments: [16, 1000, 16_384])
  func `are an em square of a valid size`(units: Int) throws {
    #expect(try face(("head", zeros(18) + short(units))).unitsPerEm() == units)
  }

  @Test(arguments: [0, 15, 16_385, 65_535])
  func `are no em square of another size`(units: Int) {
    #expect(
      throws: FontError.damagedTable(
        file: "a.ttf", table: "head",
        detail: "the em square has \(units) units, but only 16 to 16,384 are valid")
    ) { try face(("head", zeros(18) + short(units))).unitsPerEm() }
  }

  @Test func `are cut short with their table`() {
    #expect(throws: FontError.truncated(file: "a.ttf", table: "head")) {
      try face(("head", zeros(19))).unitsPerEm()
    }
    #expect(throws: FontError.truncated(file: "a.ttf", table: "maxp")) {
      try face(("maxp", zeros(5))).glyphCount()
    }
    #expect(throws: FontError.truncated(file: "a.ttf", table: "hhea")) {
      try face(("hhea", zeros(9))).verticalMetrics()
    }
  }

  /// A table “OS/2”, with typographic heights, then those of Windows, then the letters'.
  private func windows(
    version: Int = 4, typo: [Int] = [0, 0, 0], win: [Int] = [0, 0], letters: [Int] = [0, 0]
  ) -> [UInt8] {
    short(version) + zeros(66) + typo.flatMap(short) + win.flatMap(short) + zeros(8)
      + letters.flatMap(short)
  }

  private func heights(
    _ hhea: [Int], _ windows: [UInt8]? = nil
  ) throws -> [Int] {
    let start = zeros(4) + hhea.flatMap(short)
    let metrics =
      if let windows { try face(("hhea", start), ("OS/2", windows)).verticalMetrics() } else {
        try face(("hhea", start)).verticalMetrics()
      }
    return [metrics.ascender, metrics.descender, metrics.lineGap]
  }

  @Test func `are heights of “hhea” where it has any`() throws {
    let others = windows(typo: [800, -200, 90], win: [1000, 300])
    #expect(try heights([900, -250, 10]) == [900, -250, 10])
    #expect(try heights([900, 0, 10], others) == [900, 0, 10])
    #expect(try heights([0, -250, 10], others) == [0, -250, 10])
    #expect(try heights([0, 0, 10], others) == [800, -200, 90])
    #expect(
      try heights([0, 0, 10], windows(typo: [0, -200, 90], win: [1000, 300])) == [0, -200, 90])
    #expect(
      try heights([0, 0, 10], windows(typo: [800, 0, 90], win: [1000, 300])) == [800, 0, 90])
    #expect(try heights([0, 0, 10], windows(win: [1000, 300])) == [1000, -300, 10])
    #expect(try heights([0, 0, 10], windows(win: [60_000, 60_000])) == [32_767, -32_767, 10])
  }

  @Test func `are a descender below the baseline, as far as that can be`() throws {
    #expect(try heights([900, 250, 0]) == [900, -250, 0])
    #expect(try heights([250, 250, 0]) == [250, -250, 0])
    let flat = FontError.damagedTable(
      file: "a.ttf", table: "hhea", detail: "the face has no height")
    for hhea in [[0, 0, 0], [249, 250, 0], [-10, -10, 0], [-20, -10, 0]] {
      #expect(throws: flat) { try heights(hhea) }
    }
  }

  @Test func `are heights of letters from version 2 on`() throws {
    func letters(_ table: [UInt8]) throws -> [Int?] {
      let hhea = zeros(4) + short(800) + short(-200) + short(0)
      let metrics = try face(("hhea", hhea), ("OS/2", table)).verticalMetrics()
      return [metrics.xHeight, metrics.capHeight]
    }
    #expect(try letters(windows(version: 2, letters: [500, 700])) == [500, 700])
    #expect(try letters(windows(version: 1, letters: [500, 700])) == [nil, nil])
    #expect(try letters(windows(version: 2, letters: [1, 0])) == [1, nil])
    #expect(try letters(windows(version: 2, letters: [-1, 1])) == [nil, 1])
  }

  @Test func `are usual where a table lacks them`() {
    #expect(face().weightClass() == 400)
    #expect(face().widthClass() == 5)
    #expect(!face().isItalic())
    #expect(!face().isMonospaced())
    let os2 = zeros(4) + short(700) + short(3)
    #expect(face(("OS/2", os2)).weightClass() == 700)
    #expect(face(("OS/2", os2)).widthClass() == 3)
    #expect(face(("post", zeros(12) + long(1))).isMonospaced())
    #expect(!face(("post", zeros(12) + long(0))).isMonospaced())
  }

  @Test(arguments: [(0x1, true), (0x200, true), (0x201, true), (0x1FE, false), (0xFC00, false)])
  func `are italic or oblique`(selection: Int, isItalic: Bool) {
    #expect(face(("OS/2", zeros(62) + short(selection))).isItalic() == isItalic)
  }
}

@Suite struct `Axes in a table` {
  /// Axes, each with its least, usual and greatest place.
  private func check(
    _ axes: [[Int]], instances: Int = 0, limits: FontLimits = FontLimits()
  ) throws {
    let records: [UInt8] = axes.flatMap { long(0x7767_6874) + $0.flatMap(long) + zeros(4) }
    let table: [UInt8] =
      long(0x10000) + short(16) + short(2) + short(axes.count) + short(20) + short(instances)
      + short(8) + records
    try face(("fvar", table), limits: limits).checkAxes()
  }

  private func damage(_ detail: String) -> FontError {
    .damagedTable(file: "a.ttf", table: "fvar", detail: detail)
  }

  @Test func `may have all of their places in one`() {
    #expect(throws: Never.self) {
      try check([])
      try check([[1, 1, 1], [-5, -5, 7], [0, 3, 3]])
    }
  }

  @Test func `have their default between their ends`() {
    let outside = damage("the axis “wght” does not reach its own default")
    #expect(throws: outside) { try check([[1, 2, 3], [2, 1, 3]]) }
    #expect(throws: outside) { try check([[1, 4, 3]]) }
    #expect(throws: outside) { try check([[3, 2, 3]]) }
    let backwards = damage("the axis “wght” ends before it starts")
    #expect(throws: backwards) { try check([[4, 4, 3]]) }
    #expect(throws: backwards) { try check([[3, 3, -1]]) }
  }

  @Test func `are as many as the limits say`() {
    let limits = FontLimits(axes: 2, namedInstances: 3)
    let axis = [1, 1, 1]
    #expect(throws: Never.self) { try check([axis, axis], instances: 3, limits: limits) }
    #expect(throws: FontError.tooMuch(file: "a.ttf", of: .axes, count: 3, limit: 2)) {
      try check([axis, axis, axis], limits: limits)
    }
    #expect(throws: FontError.tooMuch(file: "a.ttf", of: .namedInstances, count: 4, limit: 3)) {
      try check([axis], instances: 4, limits: limits)
    }
  }
}

@Suite struct `The characters of maps` {
  /// The number of characters of a map that some records name.
  private func count(_ map: [UInt8], records: Int = 1) -> Int {
    let place = long(4 + records * 8)
    let table: [UInt8] =
      short(0) + short(records) + (0..<records).flatMap { _ in long(0x3000A) + place } + map
    return table.withUnsafeBytes { CharacterMapCheck(BigEndianReader($0)).characterCount }
  }

  /// A map of format 4, of the first and last characters of its segments.
  private func segments(_ segments: [(Int, Int)], size: Int? = nil) -> [UInt8] {
    short(4) + short(0) + short(0) + short(size ?? segments.count * 2) + zeros(6)
      + segments.flatMap { short($0.1) } + short(0) + segments.flatMap { short($0.0) }
  }

  @Test func `are counted from the first to the last of each segment`() {
    #expect(count(segments([(65, 90), (97, 122), (0xFFFF, 0xFFFF)])) == 26 + 26 + 1)
    #expect(count(segments([(65, 90)]), records: 3) == 3 * 26)
    // One that runs backwards is looked at all the same.
    #expect(count(segments([(90, 65), (3, 3)])) == 1 + 1)
    // Half a segment is none.
    #expect(count(segments([(65, 90), (97, 122)], size: 5)) == 26 + 26)
    #expect(count(segments([])) == 0)
  }

  @Test(arguments: [12, 13])
  func `are counted in groups, within Unicode`(format: Int) {
    let groups = [(65, 90), (0x10FFFE, 0x7FFF_FFFF), (7, 7)]
    let map: [UInt8] =
      short(format) + zeros(10) + long(3)
      + groups.flatMap { long($0.0) + long($0.1) + long(0) }
    #expect(count(map) == 26 + 2 + 1)
    // Two of three groups, and a half.
    #expect(count(Array(map.dropLast(10))) == 26 + 2)
  }

  @Test func `are counted with each selector that names them`() {
    // A selector, of two stretches with the usual look and one character with another.
    let lists = 10 + 2 * 11
    let first: [UInt8] = [0, 0xFE, 0] + long(lists) + long(lists + 12)
    let second: [UInt8] = [0, 0xFE, 1] + long(0) + long(lists + 12)
    let map: [UInt8] =
      short(14) + long(0) + long(2) + first + second + long(2) + zeros(8) + long(1) + zeros(5)
    #expect(count(map) == (1 + 2 + 1) + (1 + 1))
  }

  @Test(arguments: [0, 2, 6, 10]) func `are not counted in small maps`(format: Int) {
    #expect(count(short(format) + zeros(400)) == 0)
  }
}

@Suite struct `The parts of a glyph` {
  private enum Flag {
    static let more = 0x20
  }

  /// Checks three glyphs: one without an outline, one of that twice, and one of both, the first of
  /// which has the flags.
  private func check(flags: Int, size: Int, limit: Int, last: Int = 1) throws {
    let header = short(-1) + zeros(8)
    let twice: [UInt8] =
      header + short(Flag.more) + short(0) + zeros(2) + short(0) + short(0) + zeros(2)
    let both: [UInt8] =
      header + short(flags | Flag.more) + short(0) + [UInt8](repeating: 0xFF, count: size)
      + short(0) + short(last) + zeros(2)
    let ends = [0, 0, twice.count, twice.count + both.count]
    let loca = ends.flatMap { short($0 / 2) }
    let content = loca + twice + both
    let file = FontBytes(content, limits: FontLimits(parts: limit))
    let check = try GlyphDataCheck(
      file: file, name: "a.ttf", loca: 0..<loca.count, glyf: loca.count..<content.count,
      glyphCount: 3, format: 0, variations: nil)
    try check.checkPlaces()
    try check.checkParts()
  }

  private func excess(_ limit: Int) -> FontError {
    .excessiveTable(
      file: "a.ttf", table: "glyf",
      detail: "glyph 2 has more than \(limit) components; \(FontLimits.Name.parts.remedy)")
  }

  @Test(
    arguments: [
      (0, 2), (0x1, 4), (0x8, 4), (0x9, 6), (0x40, 6), (0x41, 8), (0x80, 10), (0x81, 12),
      // A scale for both directions goes before others.
      (0x48, 4), (0xC8, 4), (0xC0, 6),
    ] as [(Int, Int)])
  func `are found behind places and scales of any size`(flags: Int, size: Int) {
    // The glyph itself, an empty one, and one of two: five in all.
    #expect(throws: Never.self) { try check(flags: flags, size: size, limit: 5) }
    #expect(throws: excess(4)) { try check(flags: flags, size: size, limit: 4) }
  }

  @Test func `may name glyphs that are missing`() {
    #expect(throws: Never.self) { try check(flags: 0, size: 2, limit: 3, last: 3) }
    #expect(throws: Never.self) { try check(flags: 0, size: 2, limit: 3, last: 0xFFFF) }
  }
}
