import Imaging

extension FontTableReader {
  /// Throws where pictures of glyphs come in more sizes than FreeType could look through for each, or are
  /// made of pictures of others: it follows these without counting, each as often as it is named.
  func checkStrikes() throws(FontError) {
    let scaled = reader(of: "sbix").flatMap { $0.uint32(at: 4) } ?? 0
    try check(strikes: Int(scaled), in: "sbix")
    guard let places = reader(of: "CBLC") else { return }
    let strikes = Int(places.uint32(at: 4) ?? 0)
    try check(strikes: strikes, in: "CBLC")
    // (OpenType, “EBLC”) For each size, where the list of its parts is, and how many these are.
    var left = 1 << 20
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
            file: name, table: "CBLC", detail: "pictures are made of the pictures of other glyphs")
        }
      }
      guard left >= 0 else {
        throw .damagedTable(
          file: name, table: "CBLC", detail: "its pictures lie in more than \(1 << 20) parts")
      }
    }
  }

  private func check(strikes: Int, in table: String) throws(FontError) {
    guard strikes <= FontLimits.greatestStrikeCount else {
      throw .damagedTable(
        file: name, table: table,
        detail: "it has pictures in more than \(FontLimits.greatestStrikeCount) sizes")
    }
  }
}
