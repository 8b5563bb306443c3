/// The checksums of a PNG file's chunks (PNG specification, third edition, section 5.5).
enum PNGChecksums {
  private static let signatureSize = 8

  /// Corrects each checksum as far as chunks fit into the file, and those around uncompressed
  /// pixels.
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

/// Image data of a PNG stored in one block without compression (RFC 1951, section 3.2.4).
///
/// A change to compressed data nearly always damages it, while a change to stored data makes
/// another picture.
enum StoredPixels {
  /// The size of the two header bytes of zlib (RFC 1950), the block's kind, and its length, which
  /// is stored twice.
  private static let headerSize = 7
  private static let checksumSize = 4

  /// Corrects the block's length and checksum. Data in any other form stays as it is.
  static func mend(_ data: Slice<UnsafeMutableBufferPointer<UInt8>>) {
    var data = data
    let start = data.startIndex
    let size = data.count - headerSize - checksumSize
    // The last block, of the kind without compression.
    guard (0...0xFFFF).contains(size), data[start + 2] & 7 == 1 else { return }
    for byte in 0..<2 {
      let length = UInt8(truncatingIfNeeded: size >> (8 * byte))
      data[start + 3 + byte] = length
      data[start + 5 + byte] = ~length
    }
    let end = data.endIndex - checksumSize
    let sum = adler(of: data[start + headerSize..<end])
    for byte in 0..<checksumSize {
      data[end + byte] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * byte))
    }
  }

  /// Returns the Adler-32 checksum (RFC 1950, section 8.2).
  private static func adler(of bytes: Slice<UnsafeMutableBufferPointer<UInt8>>) -> UInt32 {
    var (low, high): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
