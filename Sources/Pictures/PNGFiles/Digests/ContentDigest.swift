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
      seed: Self.seed(width: picture.width, bytesPerPixel: picture.format.bytesPerPixel))
  }

  private init(of bytes: [UInt8], seed: UInt64) {
    self.init(bytes.withUnsafeBytes { XXH3_128bits_withSeed($0.baseAddress, $0.count, seed) })
  }

  init(_ hash: XXH128_hash_t) {
    high = hash.high64
    low = hash.low64
  }

  /// What a picture's digest begins with.
  static func seed(width: Int, bytesPerPixel: Int) -> UInt64 {
    UInt64(width) << 1 | (bytesPerPixel == 1 ? 0 : 1)
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

/// Takes in a picture in greys row by row, none of which is kept, and tells what
/// ``ContentDigest/init(ofPixelsIn:)`` tells of the whole.
public final class GrayPictureDigest {
  private let state: OpaquePointer
  private var first: UInt8?
  /// Whether every pixel so far is as the first.
  public private(set) var isOneColor = true

  /// The digest of a picture without rows so far; `nil` where there is no memory for one.
  ///
  /// - Parameter width: The picture's width, in px.
  public init?(width: Int) {
    guard let state = XXH3_createState() else { return nil }
    self.state = state
    XXH3_128bits_reset_withSeed(state, ContentDigest.seed(width: width, bytesPerPixel: 1))
  }

  deinit { XXH3_freeState(state) }

  /// Takes in the pixels of the next rows, a byte for each.
  public func add(_ pixels: UnsafeRawBufferPointer) {
    XXH3_128bits_update(state, pixels.baseAddress, pixels.count)
    guard isOneColor, let color = first ?? pixels.first else { return }
    first = color
    isOneColor = pixels.allSatisfy { $0 == color }
  }

  /// The fingerprint of the rows so far.
  public var digest: ContentDigest { ContentDigest(XXH3_128bits_digest(state)) }
}
