import Imaging

/// Whether the character maps of a face (OpenType, `cmap`) come to an end.
///
/// HarfBuzz goes through each character of each stretch when it is asked for all of them. In good fonts
/// stretches lie side by side; thousands that all lie over each other would keep it busy for ever.
struct CharacterMapCheck {
  private let table: BigEndianReader

  init(_ table: BigEndianReader) {
    self.table = table
  }

  /// Whether the stretches of all maps have more than
  /// ``FontLimits/greatestMappedCharacterCount`` characters.
  var isEndless: Bool {
    var seen: Set<UInt32> = []
    var count = 0
    for record in 0..<Int(table.uint16(at: 2) ?? 0) {
      guard let place = table.uint32(at: 4 + record * 8 + 4) else { break }
      guard seen.insert(place).inserted else { continue }
      count += characterCount(
        ofMapAt: Int(place), atMost: FontLimits.greatestMappedCharacterCount - count)
      if count > FontLimits.greatestMappedCharacterCount { return true }
    }
    return false
  }

  /// How many characters a map's stretches have; beyond a limit, some number beyond it.
  private func characterCount(ofMapAt place: Int, atMost limit: Int) -> Int {
    switch table.uint16(at: place) {
    case 4:
      // Ends, a number, then beginnings, each of 16 bits.
      let size = Int(table.uint16(at: place + 6) ?? 0) / 2 * 2
      return characterCount(of: size / 2, atMost: limit) { segment in
        guard let end = table.uint16(at: place + 14 + segment * 2),
          let start = table.uint16(at: place + 16 + size + segment * 2)
        else { return nil }
        return (Int(start), Int(end))
      }
    case 12, 13:
      return characterCount(of: Int(table.uint32(at: place + 12) ?? 0), atMost: limit) { group in
        guard let start = table.uint32(at: place + 16 + group * 12),
          let end = table.uint32(at: place + 20 + group * 12)
        else { return nil }
        return (Int(start), min(Int(end), 0x10FFFF))
      }
    default: return 0
    }
  }

  /// - Parameter stretch: The first and last character of a stretch; `nil` beyond the table.
  private func characterCount(
    of stretches: Int, atMost limit: Int, stretch: (Int) -> (Int, Int)?
  ) -> Int {
    var count = 0
    for index in 0..<stretches {
      guard count <= limit, let (first, last) = stretch(index) else { break }
      count += max(0, last - first) + 1
    }
    return count
  }
}
