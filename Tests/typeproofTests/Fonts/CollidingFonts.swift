/// Two fonts of one size and one XXH3, made from one: in the other, lines are a tenth as high.
///
/// XXH3 multiplies the halves of each word of eight bytes, the lower one after adding constants without
/// carry. Where that comes to zero, only the sum of the words counts, so what one gains another may
/// lose. Here one word is the checksum and the place of `hhea`, which is in the file in two forms, and the
/// other stands between the directory and the tables. (xxHash, doc/xxhash_spec.md)
struct CollidingFonts {
  let sound: [UInt8]
  let forged: [UInt8]

  init(from font: [UInt8]) {
    let count = Self.number(font, 4, 2)
    let records = (0..<count).map { Array(font[12 + 16 * $0..<28 + 16 * $0]) }
    var tables: [UInt8] = []
    var directory = Array(font[..<12])
    var row = 0
    var line: [UInt8] = []
    for record in records {
      let start = Self.number(record, 8, 4)
      let content = font[start..<start + Self.number(record, 12, 4)]
      if record.starts(with: "hhea".utf8) {
        row = directory.count
        line = Array(content)
      }
      directory += record[..<8] + Self.bytes(Self.firstBlock + tables.count) + record[12...]
      tables += content + [UInt8](repeating: 0, count: (4 - content.count % 4) % 4)
    }
    let flat = line[..<4] + [0, 100, 0xFF, 0xCE, 0, 0] + line[10...]
    let soundPlace = Self.firstBlock + tables.count
    tables += line
    let forgedPlace = Self.firstBlock + tables.count
    tables += flat
    // Both words at the same place of a stripe of 64 bytes.
    let word = row + 4
    let balance = word + (directory.count - word + 63) / 64 * 64
    let sum: UInt32 = 0x1234_5678
    func file(at place: Int) -> [UInt8] {
      var file = directory + [UInt8](repeating: 0, count: Self.firstBlock - directory.count)
      let turned = UInt32(place).byteSwapped
      file.replaceSubrange(word..<word + 4, with: Self.constant(at: word))
      file.replaceSubrange(word + 4..<word + 8, with: Self.bytes(place))
      file.replaceSubrange(balance..<balance + 4, with: Self.constant(at: balance))
      file.replaceSubrange(
        balance + 4..<balance + 8, with: Self.bytes(Int((sum &- turned).byteSwapped)))
      return file + tables
    }
    sound = file(at: soundPlace)
    forged = file(at: forgedPlace)
  }

  /// How many bytes are added up before they are scrambled.
  private static let firstBlock = 1024

  /// What is added without carry to the lower half of a word: every stripe's begin a word later.
  private static func constant(at place: Int) -> [UInt8] {
    bytes(Int(constants[place / 64 + place % 64 / 8].byteSwapped))
  }

  /// The lower halves of the words of XXH3's secret.
  private static let constants: [UInt32] = [
    0x396c_feb8, 0x2c81_017c, 0xe96d_d4de, 0xa4a4_4072, 0x4ee6_79cb, 0x7dd0_5a82, 0x7446_08b8,
    0xe690_35e0, 0xbb52_283c, 0x8b65_d088, 0x9748_6471, 0x46ef_1938, 0x3f76_faa8, 0xc7bb_dcf9,
    0x4be0_518a, 0xc97e_9fc8, 0x83ac_c5ea, 0xffa0_81c5, 0x51dd_0d17, 0x2655_16d3, 0x58be_162b,
    0xd1b8_f88f, 0x8f3a_cb45, 0xcafb_d7af,
  ]

  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
