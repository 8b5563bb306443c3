import Imaging

extension FontTableReader {
  /// Throws where what varies along axes is more than FreeType or HarfBuzz could go through: parts of
  /// these tables may share their bytes, so that a small file says as much as a large one.
  func checkVariations() throws(FontError) {
    // Where the tables have their stores (OpenType, “HVAR”, “VVAR”, “MVAR”, “GDEF”, “COLR”, “CFF2”).
    try checkStore(in: "HVAR", at: reader(of: "HVAR")?.uint32(at: 4).map { Int($0) })
    try checkStore(in: "VVAR", at: reader(of: "VVAR")?.uint32(at: 4).map { Int($0) })
    try checkStore(in: "MVAR", at: reader(of: "MVAR")?.uint16(at: 10).map { Int($0) })
    if let gdef = reader(of: "GDEF"), (gdef.uint16(at: 2) ?? 0) >= 3 {
      try checkStore(in: "GDEF", at: gdef.uint32(at: 14).map { Int($0) })
    }
    if let colors = reader(of: "COLR"), (colors.uint16(at: 0) ?? 0) >= 1 {
      try checkStore(in: "COLR", at: colors.uint32(at: 30).map { Int($0) })
    }
    // A length stands before the store.
    let places = (reader(of: "CFF2")?.placesOfVariationStores ?? []).filter { $0 > 0 }
    try checkStores(in: "CFF2", at: places.map { $0 + 2 })
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

  /// - Parameter place: Where the store begins (OpenType, “Item Variation Store”); none at `nil` or 0.
  private func checkStore(in tag: String, at place: Int?) throws(FontError) {
    guard let place, place > 0 else { return }
    try checkStores(in: tag, at: [place])
  }

  /// The same for stores that are counted together.
  private func checkStores(in tag: String, at places: [Int]) throws(FontError) {
    guard let table = reader(of: tag) else { return }
    var count = 0
    for place in places {
      for part in 0..<Int(table.uint16(at: place + 6) ?? 0) {
        guard let offset = table.uint32(at: place + 8 + part * 4) else { break }
        // An empty part is looked at as well.
        count += 1
        if offset > 0 {
          let items = Int(table.uint16(at: place + Int(offset)) ?? 0)
          count += (items + 1) * Int(table.uint16(at: place + Int(offset) + 4) ?? 0)
        }
        guard count <= FontLimits.greatestVariationCount else {
          throw .excessiveTable(
            file: name, table: tag,
            detail: "it varies in more than \(FontLimits.greatestVariationCount) numbers")
        }
      }
    }
  }

  /// Looks at the conditions under which rules are others (OpenType, “FeatureVariations”), which HarfBuzz
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
          detail: "its rules vary under more than \(FontLimits.greatestConditionCount) conditions")
      }
    }
  }
}

extension BigEndianReader {
  /// Where a table “CFF2” may say that its variation store lies: whatever numbers stand before the operator
  /// for it, of which readers take the first or the last.
  fileprivate var placesOfVariationStores: [Int] {
    guard let start = uint8(at: 2), let length = uint16(at: 3) else { return [] }
    var found: [Int] = []
    let range = Int(start)..<Int(start) + Int(length)
    CompactFontDictionary(table: self, range: range).forEach { place, numbers in
      if place == .variationStore { found += numbers.compactMap(\.self) }
      return true
    }
    return found
  }
}
