import Imaging

/// Reads the few numbers of `head`, `hhea`, `maxp` and `OS/2` that layout needs, checking each.
struct FontTableReader {
  let file: FontBytes
  let name: String
  private let tables: [SFNTContainer.Table]

  init(file: FontBytes, name: String, tables: [SFNTContainer.Table]) {
    self.file = file
    self.name = name
    self.tables = tables
  }

  /// Throws unless the face has every table that shaping and drawing need.
  func checkCompleteness() throws(FontError) {
    try checkKind()
    for tag in ["cmap", "head", "hhea", "hmtx", "maxp"] where reader(of: tag) == nil {
      throw .missingTable(file: name, table: tag)
    }
    let drawable = [["glyf", "loca"], ["CFF"], ["CFF2"], ["CBDT", "CBLC"], ["sbix"]]
    guard drawable.contains(where: { $0.allSatisfy { reader(of: $0) != nil } }) else {
      throw .missingTable(file: name, table: "glyf")
    }
  }

  /// Throws if an axis of a variable font has its ends or its default out of order (`fvar`).
  ///
  /// HarfBuzz would widen such an axis and FreeType would close it. Glyphs would not match their
  /// advances.
  func checkAxes() throws(FontError) {
    guard let fvar = reader(of: "fvar") else { return }
    guard let start = fvar.uint16(at: 4), let count = fvar.uint16(at: 8),
      let recordSize = fvar.uint16(at: 10)
    else { throw .truncated(file: name, table: "fvar") }
    guard count <= file.limits.axes else {
      throw .tooMuch(file: name, of: .axes, count: Int(count), limit: file.limits.axes)
    }
    let places = namedInstanceCount()
    guard places <= file.limits.namedInstances else {
      throw .tooMuch(
        file: name, of: .namedInstances, count: places, limit: file.limits.namedInstances)
    }
    for position in 0..<Int(count) {
      let record = Int(start) + position * Int(recordSize)
      guard let tag = fvar.uint32(at: record), let least = fvar.int32(at: record + 4),
        let usual = fvar.int32(at: record + 8), let greatest = fvar.int32(at: record + 12)
      else { throw .truncated(file: name, table: "fvar") }
      guard least <= usual, usual <= greatest else {
        let axis = OpenTypeTag(rawValue: tag)
        throw .damagedTable(
          file: name, table: "fvar",
          detail: least > greatest
            ? "the axis “\(axis)” ends before it starts"
            : "the axis “\(axis)” does not reach its own default")
      }
    }
  }

  /// Returns the number of named instances that a variable font claims (`fvar`).
  func namedInstanceCount() -> Int { Int(reader(of: "fvar")?.uint16(at: 12) ?? 0) }

  func unitsPerEm() throws(FontError) -> Int {
    guard let units = reader(of: "head")?.uint16(at: 18) else {
      throw .truncated(file: name, table: "head")
    }
    guard (16...16384).contains(units) else {
      throw .damagedTable(
        file: name, table: "head",
        detail: "the em square has \(units) units, but only 16 to 16,384 are valid")
    }
    return Int(units)
  }

  func glyphCount() throws(FontError) -> Int {
    guard let count = reader(of: "maxp")?.uint16(at: 4) else {
      throw .truncated(file: name, table: "maxp")
    }
    guard count > 0 else {
      throw .damagedTable(file: name, table: "maxp", detail: "there are no glyphs")
    }
    return Int(count)
  }

  func verticalMetrics() throws(FontError) -> VerticalMetrics {
    guard let hhea = reader(of: "hhea"), let ascender = hhea.int16(at: 4),
      let descender = hhea.int16(at: 6), let lineGap = hhea.int16(at: 8)
    else { throw .truncated(file: name, table: "hhea") }
    let os2 = reader(of: "OS/2")
    let hasHeights = (os2?.uint16(at: 0) ?? 0) >= 2
    var extent = (ascender, descender, lineGap)
    if ascender == 0, descender == 0, let typoAscender = os2?.int16(at: 68),
      let typoDescender = os2?.int16(at: 70), let typoLineGap = os2?.int16(at: 72)
    {
      extent = (typoAscender, typoDescender, typoLineGap)
    }
    if extent.0 == 0, extent.1 == 0, let winAscent = os2?.uint16(at: 74),
      let winDescent = os2?.uint16(at: 76)
    {
      extent = (Int16(clamping: winAscent), -Int16(clamping: winDescent), lineGap)
    }
    // A descender below the baseline is negative. One without its sign is meant so, too.
    if extent.1 > 0, extent.0 >= extent.1 { extent.1 = -extent.1 }
    guard extent.0 > extent.1 else {
      throw .damagedTable(file: name, table: "hhea", detail: "the face has no height")
    }
    return VerticalMetrics(
      ascender: Int(extent.0), descender: Int(extent.1), lineGap: Int(extent.2),
      capHeight: hasHeights ? os2?.int16(at: 88).flatMap(positive) : nil,
      xHeight: hasHeights ? os2?.int16(at: 86).flatMap(positive) : nil)
  }

  /// Returns whether the descender lacks its sign.
  func hasPositiveDescender() -> Bool { (reader(of: "hhea")?.int16(at: 6) ?? 0) > 0 }

  /// Returns the weight of the font (`OS/2` usWeightClass); 400 if it gives none.
  func weightClass() -> Int {
    reader(of: "OS/2")?.uint16(at: 4).map(Int.init) ?? 400
  }

  /// Returns the width class of the font (`OS/2` usWidthClass); 5 for normal if it gives none.
  func widthClass() -> Int {
    reader(of: "OS/2")?.uint16(at: 6).map(Int.init) ?? 5
  }

  /// Whether the font claims that all letters have one width (`post` isFixedPitch).
  func isMonospaced() -> Bool { (reader(of: "post")?.uint32(at: 12) ?? 0) != 0 }

  /// Whether the font claims to be italic or oblique (`OS/2` fsSelection, bits 0 and 9).
  func isItalic() -> Bool {
    (reader(of: "OS/2")?.uint16(at: 62) ?? 0) & 0x201 != 0
  }

  private func positive(_ value: Int16) -> Int? { value > 0 ? Int(value) : nil }

  func reader(of tag: String) -> BigEndianReader? {
    range(of: tag).map { BigEndianReader(UnsafeRawBufferPointer(rebasing: file.bytes[$0])) }
  }

  /// Returns the range of a table in the file; `nil` if there is none.
  func range(of tag: String) -> Range<Int>? {
    tables.first { $0.tag.description == tag }?.range
  }
}

/// Reads the big-endian numbers of font tables; `nil` beyond the end.
struct BigEndianReader {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var byteCount: Int { bytes.count }

  func uint8(at offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  func uint16(at offset: Int) -> UInt16? {
    guard offset >= 0, offset + 2 <= bytes.count else { return nil }
    return UInt16(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }

  func int16(at offset: Int) -> Int16? {
    uint16(at: offset).map(Int16.init(bitPattern:))
  }

  func int32(at offset: Int) -> Int32? {
    uint32(at: offset).map(Int32.init(bitPattern:))
  }

  func uint32(at offset: Int) -> UInt32? {
    guard offset >= 0, offset + 4 <= bytes.count else { return nil }
    return UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
