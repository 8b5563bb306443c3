/// PNG files put together byte by byte (PNG specification, third edition), sound or broken on purpose.
enum CraftedPNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A grey picture of eight bits from its rows, with chunks between header and data.
  static func gray(_ rows: [[UInt8]], chunks: [[UInt8]] = []) -> [UInt8] {
    file(
      header: header(width: rows.first?.count ?? 0, height: rows.count), chunks: chunks,
      data: stored(rows.flatMap { [0] + $0 }))
  }

  static func file(header: [UInt8], chunks: [[UInt8]] = [], data: [UInt8]) -> [UInt8] {
    signature + chunk("IHDR", header) + chunks.joined() + chunk("IDAT", data) + chunk("IEND", [])
  }

  static func header(
    width: Int, height: Int, bits: UInt8 = 8, colorType: UInt8 = 0, interlace: UInt8 = 0
  ) -> [UInt8] {
    number(width) + number(height) + [bits, colorType, 0, 0, interlace]
  }

  /// Length, name, data and checksum.
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return number(data.count) + body + number(Int(crc(of: body)))
  }

  /// A zlib stream (RFC 1950) of one block that is stored, at most 65535 bytes.
  static func stored(_ data: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(data.count & 0xFF), UInt8(data.count >> 8))
    return [0x78, 0x01, 0x01, low, high, ~low, ~high] + data + number(Int(adler(of: data)))
  }

  /// A zlib stream of so many zeros, at most 258 of them a pair of bits: fixed codes (RFC 1951,
  /// section 3.2.6), a 0 as it is, then copies of 258 from one byte before.
  static func zeros(copies: Int) -> [UInt8] {
    // Eight copies take thirteen bytes, so those in the middle are the same again and again.
    let repeats = max(0, copies / 8 - 2)
    var bits: [UInt8] = [1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0]
    for _ in 0..<copies - 8 * repeats { bits += [1, 1, 0, 0, 0, 1, 0, 1] + [0, 0, 0, 0, 0] }
    bits += [0, 0, 0, 0, 0, 0, 0]
    var bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start...].prefix(8).enumerated().reduce(UInt8(0)) { $0 | $1.element << UInt8($1.offset) }
    }
    if repeats > 0 {
      bytes.insert(contentsOf: repeatElement(bytes[2..<15], count: repeats).joined(), at: 2)
    }
    // Of zeros, the low half of the checksum stays 1 and the high half counts them.
    let count = copies * 258 + 1
    return [0x78, 0x01] + bytes + number((count % 65521) << 16 | 1)
  }

  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  private static func crc(of bytes: [UInt8]) -> UInt32 {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
    return ~rest
  }

  private static func adler(of bytes: [UInt8]) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}
