import Imaging

/// Checks whether the outlines of a face are where it says (`loca`, `glyf`), and are reasonably
/// small.
///
/// FreeType and HarfBuzz check by themselves, each in its own way. If positions are out of order,
/// one draws nothing and the other measures what is not drawn.
struct GlyphDataCheck {
  private let file: FontBytes
  private let name: String
  private let places: UnsafeRawBufferPointer
  private let outlines: UnsafeRawBufferPointer
  private let glyphCount: Int
  private let isLong: Bool
  private let variations: GlyphVariations?

  /// - Parameter format: The format of positions (`head` indexToLocFormat): 0 for half their value
  ///   in 16 bits, 1 for 32 bits.
  /// - Parameter variations: The variations of glyphs along axes; `nil` if there are none.
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

  /// Throws if a position is before that of the previous glyph, or outside the table.
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

  /// Throws if a glyph consists of too many glyphs or contains itself, or if too many of its points
  /// move along axes.
  ///
  /// HarfBuzz follows the components of a variable font's glyphs when it measures them, without
  /// counting. A font of a kilobyte, in which every glyph contains the previous one twice, would
  /// keep it busy forever.
  func checkParts() throws(FontError) {
    var known = [Makeup?](repeating: nil, count: glyphCount)
    for glyph in 0..<glyphCount {
      _ = try makeup(of: glyph, within: glyph, depth: 0, known: &known)
    }
  }

  /// The components of a glyph.
  private struct Makeup {
    /// The number of glyphs, including the glyph itself.
    var partCount = 1
    /// The number of points, each counted once, and again for each movement along axes.
    var moveCount = 0
    /// The number of nested levels below the glyph.
    var height = 0
  }

  /// Finds the components of a glyph.
  ///
  /// - Parameters:
  ///   - whole: The glyph that is checked, which contains this one.
  ///   - depth: The number of levels from that glyph to this one.
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

  /// The flags of a component (OpenType, “glyf”, component glyph flags).
  private enum Flag {
    static let more: UInt16 = 0x20

    /// Returns the number of bytes of a component after its flags and its glyph.
    static func size(_ flags: UInt16) -> Int {
      let place = flags & 0x1 != 0 ? 4 : 2
      if flags & 0x8 != 0 { return place + 2 }
      if flags & 0x40 != 0 { return place + 4 }
      return flags & 0x80 != 0 ? place + 8 : place
    }
  }
}

/// The number of variations that each glyph's outline has along axes (OpenType, `gvar`).
struct GlyphVariations {
  private let table: BigEndianReader
  private let count: Int
  private let hasLongPlaces: Bool
  /// The position of the first glyph's variations.
  private let start: Int

  /// Creates the variations; `nil` if the table is too short.
  init?(_ table: BigEndianReader) {
    guard let count = table.uint16(at: 12), let flags = table.uint16(at: 14),
      let start = table.uint32(at: 16)
    else { return nil }
    self.table = table
    self.count = Int(count)
    self.start = Int(start)
    hasLongPlaces = flags & 1 != 0
  }

  /// Returns the number of variations of a glyph; 0 if the table does not reach that far.
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
