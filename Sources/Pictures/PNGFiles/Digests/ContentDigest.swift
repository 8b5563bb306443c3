import CXXHash
public import Imaging

/// A fingerprint of 128 bits by XXH3 (xxHash 0.8), fast, and no protection against forgers.
public struct ContentDigest: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// The fingerprint of bytes as they are, such as a whole file; what `xxhsum -H2` prints for it.
  public init(of bytes: [UInt8]) {
    self.init(of: bytes, seed: 0)
  }

  /// The fingerprint of a picture: of its size and pixels, not of how they are stored.
  ///
  /// It is XXH3 over the rows of the reduced bitmap (``Imaging/Bitmap/reduced()``), with twice the
  /// width as the seed, plus one where a pixel takes four bytes. The height follows from these.
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
  /// Reads 32 hexadecimal digits, upper or lower case; `nil` for anything else.
  public init?(_ hex: String) {
    let digits = Array(hex.utf8)
    guard digits.count == 32, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let high = UInt64(hex.prefix(16), radix: 16), let low = UInt64(hex.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }

  /// 32 hexadecimal digits in lower case, the higher half first.
  public var description: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }
}

extension ContentDigest: Comparable {
  /// Whether the first comes before the other as hexadecimal digits do, for an order that is the same
  /// everywhere.
  public static func < (left: ContentDigest, right: ContentDigest) -> Bool {
    (left.high, left.low) < (right.high, right.low)
  }
}
