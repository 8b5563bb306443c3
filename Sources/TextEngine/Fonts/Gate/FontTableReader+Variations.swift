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
    try checkStore(in: "CFF2", at: reader(of: "CFF2")?.placeOfVariationStore.map { $0 + 2 })
    for table in ["GSUB", "GPOS"] { try checkConditions(in: table) }
    let changes = Int(reader(of: "cvar")?.uint16(at: 4) ?? 0) & 0xFFF
    let values = (range(of: "cvt")?.count ?? 0) / 2
    guard changes * values <= FontLimits.greatestVariationCount else {
      throw .damagedTable(
        file: name, table: "cvar",
        detail: "\(changes) changes of \(values) values are more than "
          + "\(FontLimits.greatestVariationCount) numbers")
    }
  }

  /// - Parameter place: Where the store begins (OpenType, “Item Variation Store”); none at `nil` or 0.
  private func checkStore(in tag: String, at place: Int?) throws(FontError) {
    guard let place, place > 0, let table = reader(of: tag) else { return }
    var count = 0
    for part in 0..<Int(table.uint16(at: place + 6) ?? 0) {
      guard let offset = table.uint32(at: place + 8 + part * 4) else { break }
      let items = Int(table.uint16(at: place + Int(offset)) ?? 0)
      let regions = Int(table.uint16(at: place + Int(offset) + 4) ?? 0)
      count += (items + 1) * regions
      guard count <= FontLimits.greatestVariationCount else {
        throw .damagedTable(
          file: name, table: tag,
          detail: "it varies in more than \(FontLimits.greatestVariationCount) numbers")
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
        throw .damagedTable(
          file: name, table: tag,
          detail: "its rules vary under more than \(FontLimits.greatestConditionCount) conditions")
      }
    }
  }
}

extension BigEndianReader {
  /// Where a table “CFF2” says that its variation store lies; `nil` where it has none.
  ///
  /// Numbers come before the operator that they belong to, in ways told apart by their first byte (Adobe
  /// Technical Note 5176, “DICT Data”).
  fileprivate var placeOfVariationStore: Int? {
    guard let start = uint8(at: 2), let length = uint16(at: 3) else { return nil }
    var place = Int(start)
    let end = place + Int(length)
    var number: Int?
    while place < end, let first = uint8(at: place) {
      switch first {
      case 24: return number
      case 0...21: (number, place) = (nil, place + (first == 12 ? 2 : 1))
      case 28: (number, place) = (int16(at: place + 1).map { Int($0) }, place + 3)
      case 29: (number, place) = (int32(at: place + 1).map { Int($0) }, place + 5)
      case 30:
        // A fraction, in half bytes up to one that is 15.
        repeat {
          place += 1
        } while (uint8(at: place) ?? 0xFF) & 0xF != 0xF && (uint8(at: place) ?? 0xFF) >> 4 != 0xF
        (number, place) = (nil, place + 1)
      case 32...246: (number, place) = (Int(first) - 139, place + 1)
      case 247...250:
        number = uint8(at: place + 1).map { (Int(first) - 247) * 256 + Int($0) + 108 }
        place += 2
      case 251...254: (number, place) = (nil, place + 2)
      default: return nil
      }
    }
    return nil
  }
}
