import Imaging

/// Checks whether the character maps of a face (OpenType, `cmap`) are reasonably small.
///
/// FreeType goes through each range of each map, as often as a face refers to the map. HarfBuzz
/// goes through each character of each range when it lists all of them. In good fonts, ranges do
/// not overlap. Thousands of overlapping ranges would keep both busy forever.
struct CharacterMapCheck {
  private let table: BigEndianReader

  init(_ table: BigEndianReader) {
    self.table = table
  }

  /// Whether the stretches of all maps have more than
  /// ``FontLimits/greatestMappedCharacterCount`` characters.
  var isEndless: Bool { characterCount > FontLimits.greatestMappedCharacterCount }

  /// The number of characters in the ranges of all maps. Beyond the limit of a face, it is inexact.
  var characterCount: Int {
    var count = 0
    for record in 0..<Int(table.uint16(at: 2) ?? 0) {
      guard let place = table.uint32(at: 4 + record * 8 + 4) else { break }
      count += characterCount(
        ofMapAt: Int(place), atMost: FontLimits.greatestMappedCharacterCount - count)
      if count > FontLimits.greatestMappedCharacterCount { break }
    }
    return count
  }

  /// Returns the number of characters in a map's ranges. Beyond a limit, it is inexact.
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
    case 8:
      // Which characters have 16 bits, a bit for each, is told before the groups.
      return characterCount(inGroupsAt: place + 8204, atMost: limit)
    case 12, 13: return characterCount(inGroupsAt: place + 12, atMost: limit)
    case 14: return sequenceCount(ofMapAt: place, atMost: limit)
    default: return 0
    }
  }

  /// - Parameter place: The position of the number of groups, which the groups follow.
  private func characterCount(inGroupsAt place: Int, atMost limit: Int) -> Int {
    characterCount(of: Int(table.uint32(at: place) ?? 0), atMost: limit) { group in
      guard let start = table.uint32(at: place + 4 + group * 12),
        let end = table.uint32(at: place + 8 + group * 12)
      else { return nil }
      return (Int(start), min(Int(end), 0x10FFFF))
    }
  }

  /// Returns the number of ranges and characters before all variation selectors. Selectors may
  /// share them.
  private func sequenceCount(ofMapAt place: Int, atMost limit: Int) -> Int {
    var count = 0
    for selector in 0..<Int(table.uint32(at: place + 6) ?? 0) {
      let record = place + 10 + selector * 11
      guard count <= limit, let usual = table.uint32(at: record + 3),
        let unusual = table.uint32(at: record + 7)
      else { break }
      count += 1
      count += entryCount(ofListAt: place, Int(usual), size: 4)
      count += entryCount(ofListAt: place, Int(unusual), size: 5)
    }
    return count
  }

  /// Returns the number of entries, each of some bytes, after their count in the table. A list at 0
  /// does not exist.
  private func entryCount(ofListAt place: Int, _ list: Int, size: Int) -> Int {
    guard list > 0, let count = table.uint32(at: place + list) else { return 0 }
    return min(Int(count), (table.byteCount - place - list - 4) / size)
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
