import DynamicType
import Foundation
import Imaging
import Rendering
import Testing
import TextEngine

/// Sets and draws with the emoji that are shipped. The list says what the font was cut down to.
@Suite struct `An emoji of the shipped font` {
  /// What stands in the list, but not what sequences are made of, as `U+` numbers.
  private static func listed() throws -> [String] {
    let list = String(
      decoding: try TestFonts.content("scripts/fonts.d/emoji.txt"), as: UTF8.self)
    return list.split(separator: "\n")
      .filter { !$0.hasPrefix("# ") && !$0.hasPrefix("U+") }
      .flatMap { $0.split(separator: " ").map(String.init) }
  }

  private func frame(_ text: String, fonts paths: [String]) throws -> TextFrame {
    let fonts = try paths.map {
      try ShapingFont(try FontFace(file: try TestFonts.file($0), fileName: $0))
    }
    let face = try #require(fonts.first).face
    return try TextEngine().layOut(
      ResolvedText(
        spans: [TextSpan(text, fonts: FontPreferences(fonts), pointSize: 17)],
        line: LineSetting(.face, face: face, pointSize: 17)), width: nil)
  }

  private func drawing(_ frame: TextFrame) -> Drawing {
    Drawing(
      width: frame.width, height: frame.height, background: .white,
      runs: frame.lines.flatMap { line in
        line.runs.map { run in
          DrawnRun(
            font: run.instance, pointSize: run.pointSize, color: run.color,
            baseline: line.baseline,
            glyphs: run.glyphs.map { DrawnGlyph(id: $0.id, x: $0.x, rise: $0.rise) })
        }
      })
  }

  private func drawn(_ frame: TextFrame, with renderer: Renderer) throws -> Rendition {
    try renderer.render(drawing(frame), at: .x2)
  }

  @Test func `is one glyph with ink, whatever it is joined from`() throws {
    let listed = try Self.listed()
    #expect(listed.count > 120)
    let renderer = try Renderer()
    for emoji in listed {
      let frame = try frame(emoji, fonts: [TestFonts.emoji])
      let inked = try frame.lines.flatMap(\.runs).flatMap(\.glyphs).filter { glyph in
        let font = FontInstance(file: try #require(frame.lines.first?.runs.first).instance.file)
        return try renderer.render(
          Drawing(
            width: 1, height: 1, background: .white,
            runs: [
              DrawnRun(
                font: font, pointSize: 17, color: .black, baseline: 17,
                glyphs: [DrawnGlyph(id: glyph.id, x: 0, rise: 0)])
            ]), at: .x1
        ).ink != nil
      }
      #expect(inked.count == 1, "\(emoji)")
      #expect(frame.missingCharacters.isEmpty, "\(emoji)")
    }
  }

  @Test func `is as wide as its advance and stands in the line`() throws {
    // 2550 of 2048 units at 34 px are 42.3 px; the picture is 136 of 109 px, which makes 42.4.
    let rendition = try drawn(frame("👍", fonts: [TestFonts.emoji]), with: try Renderer())
    #expect(rendition.ink?.width == 42)
    // 128 of 109 px at 34 px are 39.9.
    #expect(rendition.ink?.height == 40)
    #expect(rendition.bitmap.format == .rgba8)
  }

  @Test func `leaves the letters around it as they are`() throws {
    let renderer = try Renderer()
    let mixed = try drawn(
      frame("Hi 👋🏽 ok", fonts: [TestFonts.inter, TestFonts.emoji]), with: renderer
    ).bitmap
    let plain = try drawn(frame("Hi", fonts: [TestFonts.inter]), with: renderer).bitmap
    let rows = Swift.min(mixed.height, plain.height)
    #expect(plain.format == .gray8)
    for y in 0..<rows {
      for x in 0..<30 { #expect(mixed.color(x: x, y: y) == plain.color(x: x, y: y)) }
    }
    let colored = (0..<mixed.width).filter { x in
      (0..<mixed.height).contains { !mixed.color(x: x, y: $0).isOpaqueGray }
    }
    #expect(colored.first ?? 0 > 40)
    #expect(colored.last ?? 0 < 90)
  }

  @Test func `stands in an SVG as a picture, once for each size`() throws {
    let frame = try frame("👋🏽H👋🏽", fonts: [TestFonts.inter, TestFonts.emoji])
    let text = try SVGDocument(drawing(frame), outlinesFrom: try Renderer()).text
    #expect(text.components(separatedBy: "<image ").count == 2)
    #expect(text.components(separatedBy: "<use href=\"#g0\"").count == 3)
    let start = try #require(text.range(of: "base64,"))
    let data = try #require(
      Data(base64Encoded: String(text[start.upperBound...].prefix { $0 != "\"" })))
    // A PNG of 17 pt at four px a point: 68 × 136 ÷ 109 by 68 × 128 ÷ 109.
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(data[19] == 85)
    #expect(data[23] == 80)
  }
}
