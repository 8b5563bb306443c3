/// The checksums of a PNG file's chunks (PNG specification, third edition, section 5.5).
enum PNGChecksums {
  private static let signatureSize = 8

  /// Makes each checksum right, up to where chunks end or do not fit, and what guards pixels that are
  /// not compressed.
  static func mend(_ file: UnsafeMutableBufferPointer<UInt8>) {
    var place = signatureSize
    while place + 12 <= file.count {
      let length = (0..<4).reduce(0) { $0 << 8 | Int(file[place + $1]) }
      guard length <= file.count - place - 12 else { return }
      if file[place + 4..<place + 8].elementsEqual("IDAT".utf8) {
        StoredPixels.mend(file[place + 8..<place + 8 + length])
      }
      let sum = crc(of: file[place + 4..<place + 8 + length])
      for byte in 0..<4 {
        file[place + 8 + length + byte] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * byte))
      }
      place += 12 + length
    }
  }

  private static func crc(of bytes: Slice<UnsafeMutableBufferPointer<UInt8>>) -> UInt32 {
    var sum = ~UInt32(0)
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~sum
  }
}
