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
  private let variations: GlyphVariations?

  /// - Parameter format: How places are written (`head` indexToLocFormat): 0 for half their value in
  ///   16 bits, 1 for 32 bits.
  /// - Parameter variations: How glyphs change along axes; `nil` where they do not.
  init(
    file: FontBytes, name: String, loca: Range<Int>, glyf: Range<Int>, glyphCount: Int,
    format: Int16, variations: GlyphVariations?
  ) throws(FontError) {
    self.variations = variations
    guard format == 0 || format == 1 else {
      throw .damagedTable(
        file: name, table: "head",
        detail: "the glyph location format is \(format), which is "
          + "unknown")
    }
    self.file = file
    self.name = name
    self.glyphCount = glyphCount
    places = UnsafeRawBufferPointer(rebasing: file.bytes[loca])
    outlines = UnsafeRawBufferPointer(rebasing: file.bytes[glyf])
    isLong = format == 1
    guard places.count >= (glyphCount + 1) * (isLong ? 4 : 2) else {
      throw .damagedTable(
        file: name, table: "loca", detail: "there are fewer offsets than \(glyphCount) glyphs")
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

  /// Throws where a glyph is made of too many glyphs, or of itself, or where too many points of these are
  /// moved along axes.
  ///
  /// HarfBuzz follows the parts of a variable font's glyphs when it measures them, and counts nothing:
  /// a font of a kilobyte, whose every glyph is twice the one before, would keep it busy for ever.
  func checkParts() throws(FontError) {
    var known = [Makeup?](repeating: nil, count: glyphCount)
    for glyph in 0..<glyphCount {
      _ = try makeup(of: glyph, within: glyph, depth: 0, known: &known)
    }
  }

  /// What a glyph is made of.
  private struct Makeup {
    /// How many glyphs that are, itself included.
    var partCount = 1
    /// How many points these have, each as often as it is moved along axes, and once more.
    var moveCount = 0
    /// How many levels of parts there are below it.
    var height = 0
  }

  /// Finds what a glyph is made of.
  ///
  /// - Parameters:
  ///   - whole: The glyph that is looked at, which it is a part of.
  ///   - depth: How many levels below that it is.
  private func makeup(
    of glyph: Int, within whole: Int, depth: Int, known: inout [Makeup?]
  ) throws(FontError) -> Makeup {
    guard glyph < glyphCount else { return Makeup() }
    guard depth + (known[glyph]?.height ?? 0) <= file.limits.partDepth else {
      throw .excessiveTable(
        file: name, table: "glyf",
        detail: "the components of glyph \(whole) are nested too deep; "
          + FontLimits.Name.partDepth.remedy)
    }
    if let known = known[glyph] { return known }
    var found = Makeup()
    // Beside an outline's points, or the places of parts, four around it are moved (OpenType, “gvar”).
    var ownPoints = 4
    let start = place(glyph)
    let data = BigEndianReader(
      UnsafeRawBufferPointer(rebasing: outlines[start..<place(glyph + 1)]))
    if let contours = data.int16(at: 0), contours > 0 {
      ownPoints += Int(data.uint16(at: 8 + 2 * Int(contours)) ?? 0) + 1
    }
    // A negative number of contours marks a glyph made of others (OpenType, “glyf”).
    if let contours = data.int16(at: 0), contours < 0 {
      var part = 10
      var flags: UInt16 = Flag.more
      while flags & Flag.more != 0, let next = data.uint16(at: part),
        let number = data.uint16(at: part + 2)
      {
        flags = next
        part += 4 + Flag.size(next)
        let inner = try makeup(of: Int(number), within: whole, depth: depth + 1, known: &known)
        found.partCount += inner.partCount
        found.moveCount += inner.moveCount
        ownPoints += 1
        found.height = max(found.height, inner.height + 1)
        try check(found, of: whole)
      }
    }
    found.moveCount += ownPoints * (1 + (variations?.changeCount(of: glyph) ?? 0))
    try check(found, of: whole)
    known[glyph] = found
    return found
  }

  private func check(_ makeup: Makeup, of glyph: Int) throws(FontError) {
    guard makeup.partCount <= file.limits.parts else {
      throw .excessiveTable(
        file: name, table: "glyf",
        detail: "glyph \(glyph) has more than \(file.limits.parts) components; "
          + FontLimits.Name.parts.remedy)
    }
    guard makeup.moveCount <= FontLimits.greatestMoveCount else {
      throw .excessiveTable(
        file: name, table: "gvar",
        detail: "the points of glyph \(glyph) and its components are moved more than "
          + "\(FontLimits.greatestMoveCount) times along axes")
    }
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

/// How many changes along axes each glyph's outline has (OpenType, `gvar`).
struct GlyphVariations {
  private let table: BigEndianReader
  private let count: Int
  private let hasLongPlaces: Bool
  /// Where the changes of the first glyph begin.
  private let start: Int

  /// `nil` for a table too short to say anything.
  init?(_ table: BigEndianReader) {
    guard let count = table.uint16(at: 12), let flags = table.uint16(at: 14),
      let start = table.uint32(at: 16)
    else { return nil }
    self.table = table
    self.count = Int(count)
    self.start = Int(start)
    hasLongPlaces = flags & 1 != 0
  }

  /// How many a glyph has; 0 where the table does not reach as far.
  func changeCount(of glyph: Int) -> Int {
    guard glyph < count, let first = place(glyph), let end = place(glyph + 1), first < end,
      let changes = table.uint16(at: start + first)
    else { return 0 }
    return Int(changes & 0xFFF)
  }

  private func place(_ glyph: Int) -> Int? {
    hasLongPlaces
      ? table.uint32(at: 20 + glyph * 4).map { Int($0) }
      : table.uint16(at: 20 + glyph * 2).map { 2 * Int($0) }
  }
}
