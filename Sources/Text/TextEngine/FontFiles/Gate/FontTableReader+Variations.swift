import Imaging

extension FontTableReader {
  /// Throws if the variations along axes are more than FreeType or HarfBuzz can process. Parts of
  /// these tables may share bytes, so a small file can contain as much as a large one.
  func checkVariations() throws(FontError) {
    // Where the tables have their stores (OpenType, “HVAR”, “VVAR”, “MVAR”, “GDEF”, “COLR”, “CFF2”).
    try checkStore(in: "HVAR", at: reader(of: "HVAR")?.uint32(at: 4).map { Int($0) })
    try checkStore(in: "VVAR", at: reader(of: "VVAR")?.uint32(at: 4).map { Int($0) })
    try checkMaps(in: "HVAR", at: [8, 12, 16])
    try checkMaps(in: "VVAR", at: [8, 12, 16, 20])
    try checkStore(in: "MVAR", at: reader(of: "MVAR")?.uint16(at: 10).map { Int($0) })
    if let gdef = reader(of: "GDEF"), (gdef.uint16(at: 2) ?? 0) >= 3 {
      try checkStore(in: "GDEF", at: gdef.uint32(at: 14).map { Int($0) })
    }
    if let colors = reader(of: "COLR"), (colors.uint16(at: 0) ?? 0) >= 1 {
      try checkStore(in: "COLR", at: colors.uint32(at: 30).map { Int($0) })
    }
    // A length stands before the store.
    try checkStores(in: "CFF2", at: try placesOfCompactStores().map { $0 + 2 })
    for table in ["GSUB", "GPOS"] { try checkConditions(in: table) }
    let changes = Int(reader(of: "cvar")?.uint16(at: 4) ?? 0) & 0xFFF
    let values = (range(of: "cvt")?.count ?? 0) / 2
    guard changes * values <= FontLimits.greatestVariationCount else {
      throw .excessiveTable(
        file: name, table: "cvar",
        detail: "\(changes) changes of \(values) values are more than "
          + "\(FontLimits.greatestVariationCount) numbers")
    }
  }

  /// - Parameter place: The position of the store (OpenType, “Item Variation Store”); `nil` or 0
  ///   for none.
  private func checkStore(in tag: String, at place: Int?) throws(FontError) {
    guard let place, place > 0 else { return }
    try checkStores(in: tag, at: [place])
  }

  /// Checks several stores that are counted together.
  private func checkStores(in tag: String, at places: [Int]) throws(FontError) {
    guard let table = reader(of: tag) else { return }
    // FreeType reads on behind the table.
    let outside = FontError.damagedTable(
      file: name, table: tag, detail: "variation data is outside the table")
    var count = 0
    for place in places {
      guard let parts = table.uint16(at: place + 6) else { throw outside }
      for part in 0..<Int(parts) {
        guard let offset = table.uint32(at: place + 8 + part * 4) else { throw outside }
        // An empty part is looked at as well.
        count += 1
        if offset > 0 {
          guard let items = table.uint16(at: place + Int(offset)),
            let regions = table.uint16(at: place + Int(offset) + 4)
          else { throw outside }
          count += (Int(items) + 1) * Int(regions)
        }
        guard count <= FontLimits.greatestVariationCount else {
          throw .excessiveTable(
            file: name, table: tag,
            detail: "it varies in more than \(FontLimits.greatestVariationCount) numbers")
        }
      }
    }
  }

  /// Checks the maps from glyphs to variations, whose positions a table gives (OpenType,
  /// “DeltaSetIndexMap”).
  private func checkMaps(in tag: String, at places: [Int]) throws(FontError) {
    guard let table = reader(of: tag) else { return }
    for place in places.compactMap({ table.uint32(at: $0).map { Int($0) } }) where place > 0 {
      let count =
        table.uint8(at: place) == 0
        ? table.uint16(at: place + 2).map { Int($0) } : table.uint32(at: place + 2).map { Int($0) }
      guard count ?? 0 <= FontLimits.greatestMapCount else {
        throw .excessiveTable(
          file: name, table: tag,
          detail: "a map has more than \(FontLimits.greatestMapCount) glyphs")
      }
    }
  }

  /// Returns the positions of the variation store that a table “CFF2” gives.
  private func placesOfCompactStores() throws(FontError) -> [Int] {
    guard let table = reader(of: "CFF2"), let start = table.uint8(at: 2),
      let length = table.uint16(at: 3)
    else { return [] }
    let top = CompactFontDictionary(
      table: table, range: Int(start)..<Int(start) + Int(length), isSecond: true)
    do throws(CompactFontDefect) {
      return try top.places().filter { $0.of == .variationStore }.flatMap(\.numbers)
        .filter { $0 > 0 }
    } catch {
      throw damaged("CFF2", error)
    }
  }

  /// Checks the conditions for alternative rules (OpenType, “FeatureVariations”), which HarfBuzz
  /// tries for each stretch of text.
  private func checkConditions(in tag: String) throws(FontError) {
    guard let table = reader(of: tag), (table.uint16(at: 2) ?? 0) >= 1,
      let offset = table.uint32(at: 10), offset > 0
    else { return }
    let place = Int(offset)
    var count = 0
    for record in 0..<Int(table.uint32(at: place + 4) ?? 0) {
      guard let set = table.uint32(at: place + 8 + record * 8) else { break }
      count += 1 + (set > 0 ? Int(table.uint16(at: place + Int(set)) ?? 0) : 0)
      guard count <= FontLimits.greatestConditionCount else {
        throw .excessiveTable(
          file: name, table: tag,
          detail: "its feature variations have more than \(FontLimits.greatestConditionCount) "
            + "conditions")
      }
    }
  }
}
