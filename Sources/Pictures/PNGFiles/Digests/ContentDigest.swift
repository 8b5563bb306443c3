import CXXHash
public import Imaging

/// A 128-bit XXH3 hash (xxHash 0.8). It is fast and not cryptographic.
public struct ContentDigest: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Hashes bytes, such as a whole file. The result equals that of `xxhsum -H2`.
  public init(of bytes: [UInt8]) {
    self.init(of: bytes, seed: 0)
  }

  /// Hashes the size and pixels of a picture, whatever its format.
  ///
  /// The hash is XXH3 over the rows of the reduced bitmap (``Bitmap/reduced()``). The seed is twice
  /// the width, plus one if a pixel takes four bytes.
  public init(ofPixelsIn bitmap: Bitmap) {
    let picture = bitmap.reduced()
    self.init(
      of: picture.bytes,
      seed: UInt64(picture.width) << 1 | (picture.format.bytesPerPixel == 1 ? 0 : 1))
  }

  private init(of bytes: [UInt8], seed: UInt64) {
    let hash = bytes.withUnsafeBytes { XXH3_128bits_withSeed($0.baseAddress, $0.count, seed) }
    high = hash.high64
    low = hash.low64
  }
}

extension ContentDigest: LosslessStringConvertible {
  /// Reads 32 hexadecimal digits, in upper or lower case. Returns `nil` for any other text.
  public init?(_ hex: String) {
    let digits = Array(hex.utf8)
    guard digits.count == 32, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let high = UInt64(hex.prefix(16), radix: 16), let low = UInt64(hex.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }

  /// The hash as 32 hexadecimal digits in lower case, the higher half first.
  public var description: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}

extension ContentDigest: Comparable {
  /// Returns whether the hexadecimal digits of the first hash come first.
  public static func < (left: ContentDigest, right: ContentDigest) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}

/// Returns a 64-bit XXH3 hash of bytes that are compared within one run, such as those of a row.
package func rowDigest(of bytes: UnsafeRawBufferPointer) -> UInt64 {
  XXH3_64bits(bytes.baseAddress, bytes.count)
}
