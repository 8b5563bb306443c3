import Imaging
import Testing

@testable import Rendering

/// Files whose bytes are looked through for pictures, wherever those begin.
@Suite struct `The pictures in a font's file` {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A part of a picture, with its checksum unless told otherwise.
  private func part(
    _ name: String, length: Int, content: Int? = nil, hasChecksum: Bool = true
  ) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(length >> $0 & 0xFF) } + Array(name.utf8)
      + [UInt8](repeating: 0, count: (content ?? length) + (hasChecksum ? 4 : 0))
  }

  private func picture(_ parts: [UInt8]...) -> [UInt8] { Self.signature + parts.joined() }

  private func complaint(_ bytes: [UInt8], extra: Int = 10) -> String? {
    let limits = FontLimits(pictureExtraSize: extra)
    let pictures = EmbeddedPictures(of: FontBytes(bytes, limits: limits))
    do throws(RenderError) {
      try pictures.check(7)
      return nil
    } catch {
      guard case .unreadableGlyph(id: 7, let detail) = error else { return "another error" }
      return detail
    }
  }

  private func isTooLong(_ length: Int) -> String {
    "a picture in the font has a part of \(length) bytes, which is more than its data"
  }

  @Test func `are good where they end before the file, or with it`() {
    #expect(complaint([]) == nil)
    #expect(complaint(Self.signature) == nil)
    #expect(complaint(picture(part("IDAT", length: 3), part("IEND", length: 0))) == nil)
    #expect(complaint(picture(part("IDAT", length: 3, hasChecksum: false))) == nil)
    // Less than the start of a part tells nothing.
    #expect(complaint(picture([0, 0, 0, 9, 0x49, 0x44, 0x41])) == nil)
  }

  @Test func `have no part that is longer than what is left`() {
    #expect(
      complaint(picture(part("IDAT", length: 4, content: 3, hasChecksum: false)))
        == isTooLong(4))
    #expect(
      complaint(picture(part("IDAT", length: 2, content: 0, hasChecksum: false)))
        == isTooLong(2))
  }

  @Test func `are not looked at behind their end`() {
    let end = part("IEND", length: 0)
    #expect(complaint(picture(end, part("IDAT", length: 900, content: 0))) == nil)
    #expect(
      complaint(picture(part("IDAT", length: 900, content: 0), end)) == isTooLong(900))
  }

  @Test func `are all looked at, also after what only begins like one`() {
    let bad = picture(part("IDAT", length: 900, content: 0))
    let good = picture(part("IEND", length: 0))
    #expect(complaint(good + bad) == isTooLong(900))
    #expect(complaint([0x89] + bad) == isTooLong(900))
    #expect(complaint([0x89, 0x50, 0x4E] + bad) == isTooLong(900))
    #expect(complaint(Array(bad.dropFirst())) == nil)
    // One may begin in a part of another.
    let inner = part("IDAT", length: bad.count, content: 0, hasChecksum: false) + bad
    #expect(complaint(picture(inner)) == isTooLong(900))
  }

  @Test func `have so much beside their pixels, and no more`() {
    let limit =
      "a picture in the font has more than 10 bytes beside its pixels; if you trust the file, "
      + "allow more with --limit glyph-picture-extra=N"
    let end = part("IEND", length: 0)
    #expect(complaint(picture(part("tEXt", length: 10), end)) == nil)
    #expect(complaint(picture(part("tEXt", length: 11), end)) == limit)
    #expect(complaint(picture(part("tEXt", length: 6), part("iCCP", length: 4), end)) == nil)
    #expect(complaint(picture(part("tEXt", length: 6), part("iCCP", length: 5), end)) == limit)
    // Pixels are no such thing, and each picture has its own.
    #expect(complaint(picture(part("IDAT", length: 11), end)) == nil)
    let full = picture(part("tEXt", length: 10), end)
    #expect(complaint(full + full) == nil)
  }

  @Test func `have a thousand parts at most, including the last`() {
    func parts(_ count: Int) -> [UInt8] {
      let pixels = part("IDAT", length: 0)
      return picture(
        Array(repeating: pixels, count: count - 1).flatMap(\.self), part("IEND", length: 0))
    }
    #expect(complaint(parts(1000)) == nil)
    #expect(complaint(parts(1001)) == "a picture in the font has more than 1000 parts")
  }
}
