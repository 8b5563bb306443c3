/// A PNG file put together byte by byte after the specification, so that no libpng judges itself.
struct HandmadePNG {
  var width: Int
  var height: Int
  var bits: UInt8
  /// The number of the colour type in the specification.
  var colorType: UInt8
  var interlace: UInt8 = 0
  /// Chunks between header and data.
  var chunks: [(name: String, data: [UInt8])] = []
  /// The rows, each behind its filter byte.
  var rows: [UInt8]

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var header: [UInt8] {
    HandmadePNG.number(width) + HandmadePNG.number(height) + [bits, colorType, 0, 0, interlace]
  }

  var file: [UInt8] {
    HandmadePNG.signature + HandmadePNG.chunk("IHDR", header)
      + chunks.flatMap { HandmadePNG.chunk($0.name, $0.data) }
      + HandmadePNG.chunk("IDAT", HandmadePNG.stored(rows)) + HandmadePNG.chunk("IEND", [])
  }

  /// Length, name, data and checksum.
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return number(data.count) + body + number(Int(crc(of: body)))
  }

  /// A zlib stream (RFC 1950) of one block that is stored, not compressed; at most 65535 bytes.
  static func stored(_ data: [UInt8]) -> [UInt8] {
    let low = UInt8(data.count & 0xFF)
    let high = UInt8(data.count >> 8)
    return [0x78, 0x01, 0x01, low, high, ~low, ~high] + data + number(Int(adler(of: data)))
  }

  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) }
  }

  /// CRC-32 as in the PNG specification, annex D, bit by bit.
  static func crc(of bytes: [UInt8]) -> UInt32 {
    var rest: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1 }
    }
    return ~rest
  }

  /// Adler-32 as in RFC 1950, section 8.2.
  static func adler(of bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}
