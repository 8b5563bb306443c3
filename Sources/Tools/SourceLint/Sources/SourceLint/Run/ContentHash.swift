import CXXHash

/// The 128-bit XXH3 hash of a file, by which the cache finds its tree. It is fast and not cryptographic.
enum ContentHash {
  /// The number of bytes of a hash.
  static let length = 16

  static func of(_ bytes: [UInt8]) -> [UInt8] {
    var canonical = XXH128_canonical_t()
    XXH128_canonicalFromHash(
      &canonical, bytes.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) })
    return withUnsafeBytes(of: canonical) { Array($0) }
  }
}
