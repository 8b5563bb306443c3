import DynamicType
import Imaging
import Rendering
import Testing
import TextEngine

/// Takes damaged fonts through opening, shaping and drawing. What counts is that the process lives:
/// each step may refuse, or draw whatever it makes of the bytes.
@Suite struct `A damaged font` {
  private static let fonts = [
    TestFonts.rectangles, TestFonts.cff, TestFonts.cff2, TestFonts.collection, TestFonts.nest,
    TestFonts.hebrew, TestFonts.thai, TestFonts.strikes, TestFonts.sbix,
    TestFonts.layers, TestFonts.paints,
  ]

  /// Whether a text could be set and drawn with a font's last face.
  private func draws(
    _ content: [UInt8], with engine: TextEngine, and renderer: Renderer
  ) -> Bool {
    do {
      let faces = try FontFace.all(in: FontBytes(content), fileName: "damaged")
      guard let face = faces.last else { return false }
      let font = try ShapingFont(
        face, variations: face.axes.map { $0.setting(nearestTo: $0.range.upperBound) })
      let frame = try engine.layOut(
        ResolvedText(
          spans: [TextSpan("IOl|+A 1.5\nשָׁלוֹם (ปู่ที่)", fonts: [font], pointSize: 17)],
          line: LineSetting(.face, face: face, pointSize: 17)), width: 60)
      _ = try renderer.render(
        Drawing(
          width: frame.width, height: frame.height, background: .white,
          runs: frame.lines.flatMap { line in
            line.runs.map { run in
              DrawnRun(
                font: run.instance, pointSize: run.pointSize, color: run.color,
                baseline: line.baseline,
                glyphs: run.glyphs.map { DrawnGlyph(id: $0.id, x: $0.x, rise: $0.rise) })
            }
          }), at: .x1)
      return true
    } catch {
      return false
    }
  }

  @Test(arguments: fonts.filter { $0 != TestFonts.nest })
  func `is told from a whole one`(path: String) throws {
    #expect(
      draws(try TestFonts.content(path), with: try TextEngine(), and: try Renderer()))
  }

  @Test(arguments: fonts)
  func `may end anywhere`(path: String) throws {
    let content = try TestFonts.content(path)
    let engine = try TextEngine()
    for length in stride(from: 0, to: content.count, by: 97) {
      #expect(!draws(Array(content[..<length]), with: engine, and: try Renderer()))
    }
  }

  @Test(arguments: fonts)
  func `may have any bits turned over`(path: String) throws {
    let content = try TestFonts.content(path)
    let engine = try TextEngine()
    var numbers = SplitMix64(seed: 97)
    var drawn = 0
    for _ in 0..<200 {
      var damaged = content
      for _ in 0..<Int.random(in: 1...16, using: &numbers) {
        let place = Int.random(in: 0..<content.count, using: &numbers)
        damaged[place] ^= 1 << UInt8.random(in: 0...7, using: &numbers)
      }
      if draws(damaged, with: engine, and: try Renderer()) { drawn += 1 }
    }
    #expect(drawn < 200)
  }

  @Test(arguments: fonts)
  func `may hold extreme numbers anywhere`(path: String) throws {
    let content = try TestFonts.content(path)
    let engine = try TextEngine()
    var numbers = SplitMix64(seed: 98)
    let extremes: [[UInt8]] = [[0, 0], [0xFF, 0xFF], [0x7F, 0xFF], [0x80, 0], [0, 1]]
    var drawn = 0
    for _ in 0..<200 {
      var damaged = content
      for _ in 0..<Int.random(in: 1...8, using: &numbers) {
        let place = Int.random(in: 0..<content.count / 2, using: &numbers) * 2
        damaged.replaceSubrange(
          place..<place + 2, with: extremes[Int.random(in: 0..<extremes.count, using: &numbers)])
      }
      if draws(damaged, with: engine, and: try Renderer()) { drawn += 1 }
    }
    #expect(drawn < 200)
  }

  @Test(arguments: [TestFonts.strikes, TestFonts.sbix, TestFonts.layers, TestFonts.paints])
  func `may have glyphs in colours that are damaged anywhere`(path: String) throws {
    let content = try TestFonts.content(path)
    var numbers = SplitMix64(seed: 99)
    var refused = 0
    for _ in 0..<400 {
      var damaged = content
      for _ in 0..<Int.random(in: 1...8, using: &numbers) {
        // Behind the directory, so that most tables are still found.
        let place = Int.random(in: 200..<content.count, using: &numbers)
        damaged[place] = UInt8.random(in: 0...255, using: &numbers)
      }
      let renderer = try Renderer()
      let font = FontInstance(file: FontBytes(damaged))
      for glyph: UInt32 in 0..<24 {
        let drawing = Drawing(
          width: 20, height: 20, background: .white,
          runs: [
            DrawnRun(
              font: font, pointSize: 17, color: .black, baseline: 15,
              glyphs: [DrawnGlyph(id: glyph, x: 1, rise: 0)])
          ])
        do { _ = try renderer.render(drawing, at: .x1) } catch { refused += 1 }
      }
    }
    #expect(refused > 0)
  }
}
