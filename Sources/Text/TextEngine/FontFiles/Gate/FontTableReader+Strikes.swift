import Imaging

extension FontTableReader {
  /// Throws if glyph pictures have too many sizes for FreeType to search, or are made of other
  /// pictures. It follows those without counting, as often as they are referred to.
  func checkStrikes() throws(FontError) {
    // Those of a face that has neither are in black and white, and nobody reads them.
    guard reader(of: "CBDT") != nil || reader(of: "sbix") != nil else { return }
    let scaled = reader(of: "sbix").flatMap { $0.uint32(at: 4) } ?? 0
    try check(strikes: Int(scaled), in: "sbix")
    // FreeType takes the first that it likes, whichever the pictures belong to.
    for table in ["CBLC", "EBLC", "bloc"] { try checkPlaces(in: table) }
  }

  private func checkPlaces(in table: String) throws(FontError) {
    guard let places = reader(of: table) else { return }
    let strikes = Int(places.uint32(at: 4) ?? 0)
    try check(strikes: strikes, in: table)
    // For each size, where the list of its parts is, and how many these are (OpenType, “EBLC”).
    var left = FontLimits.greatestStrikePartCount
    for strike in 0..<strikes {
      guard let list = places.uint32(at: 8 + strike * 48),
        let count = places.uint32(at: 16 + strike * 48)
      else { break }
      for part in 0..<Int(count) {
        left -= 1
        guard left >= 0, let offset = places.uint32(at: Int(list) + part * 8 + 4) else { break }
        let format = places.uint16(at: Int(list) + Int(offset) + 2)
        guard format != 8, format != 9 else {
          throw .damagedTable(
            file: name, table: table, detail: "bitmaps are composed of the bitmaps of other glyphs")
        }
      }
      guard left >= 0 else {
        throw .excessiveTable(
          file: name, table: table,
          detail: "its bitmaps are in more than \(FontLimits.greatestStrikePartCount) parts")
      }
    }
  }

  private func check(strikes: Int, in table: String) throws(FontError) {
    guard strikes <= FontLimits.greatestStrikeCount else {
      throw .excessiveTable(
        file: name, table: table,
        detail: "it has bitmaps in more than \(FontLimits.greatestStrikeCount) sizes")
    }
  }
}
