import Glibc
import Imaging

/// The PNG files inside a font, checked against limits before libpng reads them.
///
/// FreeType passes them on to libpng. libpng allocates the memory that a chunk claims before it
/// checks the length, and unpacks colour profiles and texts that nobody needs. A font of 2 MB can
/// keep it busy for a minute. libpng only reads data that starts with a PNG signature. So
/// everything with a signature is checked, wherever the font's tables place its glyphs.
struct EmbeddedPictures {
  /// The problem of the first bad picture; `nil` if there is none.
  private let complaint: String?

  /// Checks a font file.
  init(of file: FontBytes) {
    complaint = Self.complaint(about: file.bytes, limits: file.limits)
  }

  /// Throws for any glyph if one picture of the font is bad.
  func check(_ glyph: UInt32) throws(RenderError) {
    if let complaint { throw .unreadableGlyph(id: glyph, detail: complaint) }
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  /// The most parts of a picture: those of emoji have fewer than ten.
  private static let greatestChunkCount = 1000

  /// The maximum number of chunks of all pictures in a file. Shared chunks count for each picture,
  /// because a picture may begin anywhere inside another.
  private static let greatestChunkCountInAll = 10_000_000

  /// Returns the problem of the first bad picture.
  private static func complaint(
    about bytes: UnsafeRawBufferPointer, limits: FontLimits
  ) -> String? {
    var start = 0
    var left = greatestChunkCountInAll
    while let found = place(of: signature, in: bytes, from: start) {
      // Another may start inside, where it would be read as one by itself.
      start = found + signature.count
      if let complaint = complaint(aboutChunksOf: bytes, from: start, limits: limits, left: &left) {
        return complaint
      }
    }
    return nil
  }

  private static func complaint(
    aboutChunksOf bytes: UnsafeRawBufferPointer, from start: Int, limits: FontLimits,
    left: inout Int
  ) -> String? {
    var chunk = start
    var extra = 0
    for _ in 0..<greatestChunkCount {
      guard chunk + 8 <= bytes.count else { return nil }
      left -= 1
      guard left >= 0 else {
        return "the pictures in the font have more than \(greatestChunkCountInAll) parts"
      }
      let length = Int(bytes.number(at: chunk))
      let name = bytes.number(at: chunk + 4)
      guard length <= bytes.count - chunk - 8 else {
        return "a picture in the font has a part of \(length) bytes, which is more than its data"
      }
      // A small first letter marks what pixels do not depend on (PNG specification, section 5.4).
      if name & 0x2000_0000 != 0 { extra += length }
      guard extra <= limits.pictureExtraSize else {
        return "a picture in the font has more than \(limits.pictureExtraSize) bytes "
          + "beside its pixels; \(FontLimits.Name.pictureExtraSize.remedy)"
      }
      if name == 0x4945_4E44 { return nil }  // “IEND”
      chunk += 12 + length
    }
    return "a picture in the font has more than \(greatestChunkCount) parts"
  }

  /// Returns the next position of a pattern with at least two bytes.
  private static func place(
    of pattern: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    var place = start
    while place + pattern.count <= bytes.count {
      guard let first = memchr(base + place, Int32(pattern[0]), bytes.count - place) else {
        return nil
      }
      place = UnsafeRawPointer(first) - base
      if bytes[place...].starts(with: pattern) { return place }
      place += 1
    }
    return nil
  }
}

extension UnsafeRawBufferPointer {
  /// Four bytes as a number, the highest first.
  fileprivate func number(at offset: Int) -> UInt32 {
    UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
  }
}
