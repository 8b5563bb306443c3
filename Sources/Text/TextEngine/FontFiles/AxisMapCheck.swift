import Imaging

/// Checks whether HarfBuzz and FreeType calculate the same axis positions for a variable font
/// (OpenType, `avar`).
///
/// FreeType 2.12 ignores a table of version 2, which HarfBuzz 6 applies. Each repairs a table that
/// breaks the rules in its own way. Letters would be drawn bold but spaced as regular ones.
struct AxisMapCheck {
  private let map: BigEndianReader?
  private let axisCount: Int

  init(_ tables: FontTableReader) {
    map = tables.reader(of: "avar")
    axisCount = Int(tables.reader(of: "fvar")?.uint16(at: 8) ?? 0)
  }

  /// Whether there is no map, or a regular one of version 1. For each axis, that is nothing, or
  /// numbers that rise from -1 over 0 to 1, and map these three to themselves.
  var isPlain: Bool {
    guard let map, axisCount > 0 else { return true }
    guard map.uint32(at: 0) == 0x1_0000, map.uint16(at: 6) == UInt16(axisCount) else {
      return false
    }
    var place = 8
    for _ in 0..<axisCount {
      guard let count = map.uint16(at: place) else { return false }
      let pairs = (0..<Int(count)).map { pair in
        (map.int16(at: place + 2 + pair * 4), map.int16(at: place + 4 + pair * 4))
      }
      guard pairs.isEmpty || Self.isPlain(pairs) else { return false }
      place += 2 + pairs.count * 4
    }
    return true
  }

  private static func isPlain(_ pairs: [(from: Int16?, to: Int16?)]) -> Bool {
    let one: Int16 = 0x4000
    return pairs.allSatisfy { $0.from != nil && $0.to != nil }
      && zip(pairs, pairs.dropFirst()).allSatisfy { ($0.from ?? 0) < ($1.from ?? 0) }
      && pairs.first.map { $0.from == -one && $0.to == -one } ?? true
      && pairs.last.map { $0.from == one && $0.to == one } ?? true
      && pairs.contains { $0.from == 0 && $0.to == 0 }
  }
}
