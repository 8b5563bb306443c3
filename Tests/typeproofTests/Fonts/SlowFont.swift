/// A font of which each text takes a processor seconds to shape: a rule that fits every letter calls another
/// lookup thousands of times, which tries thousands of rules that never fit.
///
/// HarfBuzz limits how often lookups are called, and not what they try. (OpenType, “GSUB”)
struct SlowFont {
  let content: [UInt8]

  /// - Parameters:
  ///   - font: A font with a table `GSUB`, in whose place another is put.
  ///   - calls: How often the other lookup is called; up to 30,000, and 15,000 take seconds.
  init(from font: [UInt8], calls: Int = 15_000) {
    let table = Self.substitutions(calls: calls)
    var content = font
    for record in stride(from: 12, to: 12 + 16 * (Int(font[4]) << 8 | Int(font[5])), by: 16)
    where font[record..<record + 4].elementsEqual("GSUB".utf8) {
      content.replaceSubrange(
        record + 8..<record + 16, with: Self.long(font.count) + Self.long(table.count))
    }
    self.content = content + table
  }

  private static func substitutions(calls: Int) -> [UInt8] {
    let scripts =
      short(1) + Array("DFLT".utf8) + short(8) + short(4) + short(0)
      // Its one feature is required of every text.
      + short(0) + short(0) + short(0)
    let features = short(1) + Array("calt".utf8) + short(8) + short(0) + short(1) + short(0)
    let calling = rules(
      count: 1,
      each: short(1) + short(calls) + Array(repeating: short(0) + short(1), count: calls).joined())
    let tried = rules(count: 30_000, each: short(2) + short(0) + short(0xFFFF))
    let lookups =
      short(2) + short(6) + short(22) + lookup(at: 24) + lookup(at: 8 + calling.count)
    return long(0x1_0000) + short(10) + short(10 + scripts.count)
      + short(10 + scripts.count + features.count) + scripts + features + lookups + calling + tried
  }

  /// A lookup of 16 bytes, whose rules lie so far behind its last eight.
  private static func lookup(at distance: Int) -> [UInt8] {
    short(7) + short(0) + short(1) + short(8) + short(1) + short(5) + long(distance)
  }

  /// The same rules for every glyph: all are of one class. (“Sequence Context Format 2”)
  private static func rules(count: Int, each rule: [UInt8]) -> [UInt8] {
    let coverage = short(2) + short(1) + short(0) + short(0xFFFF) + short(0)
    let classes = short(2) + short(0)
    return short(2) + short(10) + short(20) + short(1) + short(24) + coverage + classes
      + short(count) + Array(repeating: short(2 + 2 * count), count: count).joined() + rule
  }

  private static func short(_ number: Int) -> [UInt8] {
    [UInt8(number >> 8 & 0xFF), UInt8(number & 0xFF)]
  }

  private static func long(_ number: Int) -> [UInt8] { short(number >> 16) + short(number) }
}
