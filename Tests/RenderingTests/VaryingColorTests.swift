import Imaging
import Testing

@testable import Rendering

/// Colours that change along axes are refused away from the default place, never drawn as at the default.
@Suite struct `A clip box that changes along axes` {
  @Test func `is refused where the face stands elsewhere`() throws {
    var content = try TestFonts.content(TestFonts.paints)
    let record = try #require(
      stride(from: 12, to: content.count, by: 16)
        .first { content[$0..<$0 + 4].elementsEqual("COLR".utf8) })
    let number = { (place: Int, size: Int) in
      content[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
    }
    // The box of the only glyph that has one (OpenType, “ClipList”); format 2 varies.
    let table = number(record + 8, 4)
    let list = table + number(table + 22, 4)
    let (glyph, box) = (number(list + 5, 2), list + number(list + 9, 3))
    #expect(content[box] == 1)
    content[box] = 2
    let face = try FreeTypeFace(FontBytes(content), index: 0, in: FreeTypeLibrary())
    let colors = try #require(face.colors)
    #expect(throws: Never.self) { try colors.paint(of: UInt32(glyph), isVaried: false) }
    #expect(
      throws: RenderError.unreadableGlyph(
        id: UInt32(glyph),
        detail: "its colours change along the font's axes, which is not supported")
    ) { try colors.paint(of: UInt32(glyph), isVaried: true) }
  }
}
