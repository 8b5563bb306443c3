import Imaging

/// Whether the outlines of a face lie where it says (`loca`, `glyf`), and come to an end.
///
/// FreeType and HarfBuzz look for themselves, each in its own way: where places are out of order, one
/// draws nothing and the other measures what is not drawn.
struct GlyphDataCheck {
  private let file: FontBytes
  private let name: String
  private let places: UnsafeRawBufferPointer
  private let outlines: UnsafeRawBufferPointer
  private let glyphCount: Int
  private let isLong: Bool

  /// - Parameter format: How places are written (`head` indexToLocFormat): 0 for half their value in
  ///   16 bits, 1 for 32 bits.
  init(
    file: FontBytes, name: String, loca: Range<Int>, glyf: Range<Int>, glyphCount: Int,
    format: Int16
  ) throws(FontError) {
    guard format == 0 || format == 1 else {
      throw .damagedTable(
        file: name, table: "head", detail: "glyphs are found in a way numbered \(format)")
    }
    self.file = file
    self.name = name
    self.glyphCount = glyphCount
    places = UnsafeRawBufferPointer(rebasing: file.bytes[loca])
    outlines = UnsafeRawBufferPointer(rebasing: file.bytes[glyf])
    isLong = format == 1
    guard places.count >= (glyphCount + 1) * (isLong ? 4 : 2) else {
      throw .damagedTable(
        file: name, table: "loca", detail: "there are no places for all of \(glyphCount) glyphs")
    }
  }

  /// Throws where a place comes before the one of the glyph before, or lies outside.
  func checkPlaces() throws(FontError) {
    var last = 0
    for glyph in 0...glyphCount {
      let place = place(glyph)
      guard place >= last, place <= outlines.count else {
        throw .damagedTable(
          file: name, table: "loca",
          detail: place < last
            ? "glyph \(max(glyph - 1, 0)) ends before it starts"
            : "glyph \(max(glyph - 1, 0)) reaches beyond the outlines")
      }
      last = place
    }
  }

  /// Throws where a glyph is made of too many glyphs, or of itself.
  ///
  /// HarfBuzz follows the parts of a variable font's glyphs when it measures them, and counts nothing:
  /// a font of a kilobyte, whose every glyph is twice the one before, would keep it busy for ever.
  func checkParts() throws(FontError) {
    var counts = [Int32](repeating: 0, count: glyphCount)
    for glyph in 0..<glyphCount { _ = try partCount(of: glyph, depth: 0, known: &counts) }
  }

  /// How many glyphs a glyph is made of, itself included.
  private func partCount(
    of glyph: Int, depth: Int, known: inout [Int32]
  ) throws(FontError) -> Int {
    guard glyph < glyphCount else { return 1 }
    guard known[glyph] == 0 else { return Int(known[glyph]) }
    guard depth <= file.limits.partDepth else {
      throw .damagedTable(
        file: name, table: "glyf",
        detail: "the parts of glyph \(glyph) nest too deep; "
          + FontLimits.Name.partDepth.remedy)
    }
    var count = 1
    let start = place(glyph)
    let data = BigEndianReader(
      UnsafeRawBufferPointer(rebasing: outlines[start..<place(glyph + 1)]))
    // A negative number of contours marks a glyph made of others (OpenType, “glyf”).
    if let contours = data.int16(at: 0), contours < 0 {
      var part = 10
      var flags: UInt16 = Flag.more
      while flags & Flag.more != 0, let next = data.uint16(at: part),
        let number = data.uint16(at: part + 2)
      {
        flags = next
        part += 4 + Flag.size(next)
        count += try partCount(of: Int(number), depth: depth + 1, known: &known)
        guard count <= file.limits.parts else {
          throw .damagedTable(
            file: name, table: "glyf",
            detail: "glyph \(glyph) is made of more than \(file.limits.parts) glyphs; "
              + FontLimits.Name.parts.remedy)
        }
      }
    }
    known[glyph] = Int32(clamping: count)
    return count
  }

  private func place(_ glyph: Int) -> Int {
    isLong
      ? Int(UInt32(bigEndian: places.loadUnaligned(fromByteOffset: glyph * 4, as: UInt32.self)))
      : Int(UInt16(bigEndian: places.loadUnaligned(fromByteOffset: glyph * 2, as: UInt16.self))) * 2
  }

  /// What the flags of a part say (OpenType, “glyf”, component glyph flags).
  private enum Flag {
    static let more: UInt16 = 0x20

    /// The bytes of a part after its flags and its glyph.
    static func size(_ flags: UInt16) -> Int {
      let place = flags & 0x1 != 0 ? 4 : 2
      if flags & 0x8 != 0 { return place + 2 }
      if flags & 0x40 != 0 { return place + 4 }
      return flags & 0x80 != 0 ? place + 8 : place
    }
  }
}
