import CSodium

/// A 256-bit BLAKE2b hash (RFC 7693, without a key), which is cryptographic.
///
/// Use it for files from untrusted sources. ``ContentDigest`` is faster, but someone can create two
/// files with the same hash.
public struct SecureDigest: Hashable, Sendable {
  private static let length = 32

  /// Whether libsodium is ready. It chooses the fastest code for this processor; the digests are
  /// always the same.
  private static let isPrepared = sodium_init() >= 0

  private let bytes: [UInt8]

  /// Hashes bytes, such as a whole file. The result equals that of `b2sum -l 256`.
  public init(of content: [UInt8]) {
    self = content.withUnsafeBytes { SecureDigest(of: $0) }
  }

  /// Hashes bytes in memory.
  public init(of content: UnsafeRawBufferPointer) {
    _ = Self.isPrepared
    var digest = [UInt8](repeating: 0, count: Self.length)
    let status = crypto_generichash_blake2b(
      &digest, Self.length, content.bindMemory(to: UInt8.self).baseAddress,
      UInt64(content.count), nil, 0)
    precondition(status == 0, "BLAKE2b refuses only lengths of digests that are not asked for")
    bytes = digest
  }
}

extension SecureDigest {
  /// Hashes bytes with SHA-256 (FIPS 180-4), as Git LFS does. The result equals that of
  /// `sha256sum`.
  public static func sha256(of content: [UInt8]) -> SecureDigest {
    var digest = [UInt8](repeating: 0, count: length)
    let status = crypto_hash_sha256(&digest, content, UInt64(content.count))
    precondition(status == 0, "SHA-256 refuses no bytes")
    return SecureDigest(digest)
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }
}

extension SecureDigest: LosslessStringConvertible {
  /// Reads 64 hexadecimal digits, in upper or lower case. Returns `nil` for any other text.
  public init?(_ hex: String) {
    let digits = Array(hex.utf8).compactMap { digit -> UInt8? in
      switch digit {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
      default: nil
      }
    }
    guard hex.utf8.count == 2 * Self.length, digits.count == 2 * Self.length else { return nil }
    bytes = (0..<Self.length).map { digits[2 * $0] << 4 | digits[2 * $0 + 1] }
  }

  /// The hash as 64 hexadecimal digits in lower case.
  public var description: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}

extension SecureDigest: Comparable {
  /// Returns whether the hexadecimal digits of the first hash come first.
  public static func < (left: SecureDigest, right: SecureDigest) -> Bool {
    left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
