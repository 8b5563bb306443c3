import Imaging
import Testing

@testable import AssetCatalogues

@Suite struct `The room of a picture in another format` {
  private func room(_ text: String) -> PictureRoom? { PictureRoom(ofFile: Array(text.utf8)) }

  private func room(_ width: Double, _ height: Double) -> PictureRoom {
    PictureRoom(width: width, height: height)
  }

  @Test func `is in bytes 16 to 23 of a PNG`() {
    let head: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 1, 4, 0, 0, 2, 8]
    // 1 × 256 + 4 and 2 × 256 + 8.
    #expect(PictureRoom(ofFile: head) == room(260, 520))
    #expect(PictureRoom(ofFile: Array(head.dropLast())) == nil)
    var damaged = head
    damaged[0] = 0x88
    #expect(PictureRoom(ofFile: damaged) == nil)
  }

  @Test func `is in the frame header of a JPEG`() {
    let start: [UInt8] = [0xFF, 0xD8]
    // A length of 17, 8 bits, 1 × 256 + 2 rows, 2 × 256 + 3 columns, 3 components.
    let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 1, 2, 2, 3, 3]
    let tables: [UInt8] = [0xFF, 0xC4, 0, 4, 0, 0, 0xFF, 0xC8, 0, 2, 0xFF, 0xCC, 0, 3, 0]
    // A segment of 1 × 256 + 4 bytes.
    let long: [UInt8] = [0xFF, 0xE1, 1, 4] + [UInt8](repeating: 0, count: 258)
    #expect(PictureRoom(ofFile: start + frame) == room(515, 258))
    #expect(PictureRoom(ofFile: start + tables + long + frame) == room(515, 258))
    for marker in [0xC2, 0xCF] as [UInt8] {
      var other = frame
      other[1] = marker
      #expect(PictureRoom(ofFile: start + other) == room(515, 258))
    }
    // Without its last byte, it is cut off.
    #expect(PictureRoom(ofFile: Array((start + frame).dropLast())) == nil)
    #expect(PictureRoom(ofFile: [0xFF, 0xD9] + frame) == nil)
    #expect(PictureRoom(ofFile: start + [0, 0] + frame) == nil)
  }

  @Test func `is between the corners of the first media box of a PDF`() {
    #expect(room("%PDF-1.4 << /MediaBox [10 20 50 80] >>") == room(40, 60))
    #expect(room("%PDF-1.4 << /MediaBox [-10 0 30 20.5] >>") == room(40, 20.5))
    #expect(room("%PDF-1.4 /MediaBox [0 0 9 8] /MediaBox [0 0 7 6]") == room(9, 8))
    #expect(room("%PDF-1.4 << /MediaBox [0 0 40] >>") == nil)
    #expect(room("%PDF-1.4 << /CropBox [0 0 40 20] >>") == nil)
    #expect(room("PDF /MediaBox [0 0 40 20]") == nil)
    // It is looked for in the first 64 KiB.
    let gap = String(repeating: " ", count: 1 << 16)
    #expect(room("%PDF-1.4\(gap)/MediaBox [0 0 40 20]") == nil)
  }

  @Test func `is that of the outermost element of an SVG, or of its view box`() {
    #expect(room(#"<svg width="30" height="20.5" viewBox="0 0 1 1">"#) == room(30, 20.5))
    #expect(room("<svg viewBox='-5 -5 18 12' id='a1'>") == room(18, 12))
    #expect(room(#"<svg viewBox="0 0 18 12" data-x="3">"#) == room(18, 12))
    #expect(room(#"<svg viewBox="0 0 18">"#) == nil)
    // A side alone is in the ratio of the view box. Percent and em are of sizes that are not known.
    #expect(room(#"<svg width="36" viewBox="0 0 18 12">"#) == room(36, 24))
    #expect(room(#"<svg height="36" viewBox="0 0 18 12">"#) == room(54, 36))
    #expect(room(#"<svg width="100%" height="100%" viewBox="0 0 18 12">"#) == room(18, 12))
    #expect(room(#"<svg height="1em" viewBox="0 0 18 12">"#) == room(18, 12))
    #expect(room(#"<svg width="36" viewBox="0 0 0 12">"#) == nil)
    #expect(room(#"<svg width="100%" height="20">"#) == nil)
    #expect(room(#"<svg><rect width="30" height="20"/></svg>"#) == nil)
    // It is looked for in the first 16 KiB.
    let gap = String(repeating: " ", count: 1 << 14)
    #expect(room(gap + #"<svg width="30" height="20">"#) == nil)
  }

  @Test func `is from half a unit to 4096 either way`() {
    let sizes: [(String, String, Bool)] = [
      ("0.5", "4096", true), ("4096", "0.5", true), ("0.4", "20", false), ("20", "0.4", false),
      ("4097", "20", false), ("20", "4097", false),
    ]
    for (width, height, isKnown) in sizes {
      let found = room(#"<svg width="\#(width)" height="\#(height)">"#)
      #expect((found != nil) == isKnown, "\(width) × \(height)")
    }
  }

  @Test func `of a file is in pixels, so its scale divides it`() throws {
    let app = try ScratchCatalogue()
    try app.write(
      #"<svg width="30" height="20"></svg>"#, to: "App.xcassets/Odd.imageset/odd.svg")
    try app.picture("Odd", #"{"idiom": "universal", "filename": "odd.svg", "scale": "2x"}"#)
    let screen = AssetScreen(isDark: false, scale: 3)
    let picture = try app.launch {
      AssetCatalogues.current.picture(named: "Odd", on: screen)
    }.result
    // 15 × 10 pt, at three pixels per point.
    #expect(picture?.bitmap.width == 45 && picture?.bitmap.height == 30)
    #expect(picture?.scale == 3)
  }

  @Test func `is drawn with lines of a point`() {
    let box = PictureRoom(width: 8, height: 6).crossedBox(scale: 2)
    let rows = (0..<box.height).map { y in
      (0..<box.width).map { box.color(x: $0, y: y).alpha == 0 ? "." : "#" }.joined()
    }
    #expect(
      rows == [
        "################",
        "################",
        "#####......#####",
        "##.###....###.##",
        "##..########..##",
        "##....####....##",
        "##....####....##",
        "##..########..##",
        "##.###....###.##",
        "#####......#####",
        "################",
        "################",
      ])
    #expect(box.color(x: 0, y: 0) == RGBAColor(red: 0x8E, green: 0x8E, blue: 0x93))
  }

  @Test func `is at least a pixel when drawn`() {
    let box = PictureRoom(width: 0.2, height: 0.2).crossedBox(scale: 1)
    #expect(box.width == 1 && box.height == 1)
  }
}

@Suite struct `A picture in one colour` {
  private let color = RGBAColor(red: 9, green: 8, blue: 7, alpha: 128)

  private func alphas(_ bitmap: Bitmap) -> [UInt8] {
    stride(from: 3, to: bitmap.bytes.count, by: 4).map { bitmap.bytes[$0] }
  }

  @Test func `has the opacity of each pixel, times that of the colour`() {
    let bytes = ([255, 100, 0, 255, 1, 128] as [UInt8]).flatMap { [1, 2, 3, $0] as [UInt8] }
    let picture = Bitmap(width: 3, height: 2, format: .rgba8, bytes: bytes)
    let filled = picture.filled(with: color)
    #expect(filled.width == 3 && filled.height == 2)
    // 100 × 128 / 255 is 50.2, and 128 × 128 / 255 is 64.3.
    #expect(alphas(filled) == [128, 50, 0, 128, 0, 64])
    #expect(filled.bytes.prefix(3) == [9, 8, 7])
  }

  @Test func `is opaque where it was in shades of grey`() {
    let picture = Bitmap(width: 2, height: 2, format: .gray8, bytes: [0, 9, 200, 255])
    #expect(alphas(picture.filled(with: color)) == [128, 128, 128, 128])
  }
}

@Suite struct `A channel of a colour` {
  @Test func `is encoded along a line where it is dark, and along a curve above`() {
    // 0.002 × 12.92 × 255 is 6.6. And half the light is 188 of 255 in sRGB.
    #expect(AssetColor.Value.encoded(0.002) == 7.0 / 255)
    #expect(AssetColor.Value.encoded(0.5) == 188.0 / 255)
    #expect(AssetColor.Value.encoded(0) == 0)
    #expect(AssetColor.Value.encoded(1) == 1)
  }

  @Test func `of a grey is the same in Display P3`() {
    for level in [0, 5, 10, 11, 51, 128, 250, 255] as [Double] {
      let share = level / 255
      #expect(AssetColor.Value.fromDisplayP3([share, share, share]) == [share, share, share])
    }
  }
}
