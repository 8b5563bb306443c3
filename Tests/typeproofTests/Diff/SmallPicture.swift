/// PNG files of 8-bit grey, as Python's zlib makes them.
enum SmallPicture {
  /// 4 × 2 px, all white.
  static let white = bytes(
    "89504e470d0a1a0a0000000d49484452000000040000000208000000005ac322bf0000000e49"
      + "44415478da63f80f040c20020027e207f9ccf32a4c0000000049454e44ae426082")
  /// The same with level 0 at (1, 0) and 200 at (2, 1).
  static let inked = bytes(
    "89504e470d0a1a0a0000000d49484452000000040000000208000000005ac322bf0000001049"
      + "44415478da63f8cff01f844efc07001f7c06c374f1b6370000000049454e44ae426082")
  /// 4 × 3 px, all white.
  static let tall = bytes(
    "89504e470d0a1a0a0000000d4948445200000004000000030800000000919ff11a0000000e49"
      + "44415478da63f80f040c70020059b50bf5a8362f460000000049454e44ae426082")

  private static func bytes(_ hex: String) -> [UInt8] {
    let digits = Array(hex)
    return stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
  }
}
