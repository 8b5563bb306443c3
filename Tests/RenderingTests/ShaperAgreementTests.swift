import DynamicType
import Imaging
import Rendering
import Testing
import TextEngine

/// HarfBuzz measures glyphs and FreeType draws them. Where one knows what the other does not, text would be
/// drawn wrong in silence.
@Suite struct `What is drawn is what was measured` {
  /// A font, a letter of straight lines, and where it stands on its axes.
  private static let cases: [(String, String, [String: Double])] = [
    (TestFonts.axes, "l", [:]), (TestFonts.axes, "l", ["wght": 800, "wdth": 75]),
    (TestFonts.cff2, "I", ["wght": 650]), (TestFonts.twoOutlines, "I", [:]),
    (TestFonts.twoOutlinesCFF, "I", [:]),
    (TestFonts.avar2, "l", [:]), (TestFonts.avar2, "l", ["wght": 900]),
    (TestFonts.avar2, "l", ["wght": 650]), (TestFonts.avar2, "l", ["wdth": 125]),
    (TestFonts.avar2, "l", ["wght": 900, "wdth": 110]),
    (TestFonts.avar2CFF2, "I", ["wght": 900]), (TestFonts.avar2CFF2, "I", ["wdth": 125]),
  ]

  @Test(arguments: cases.indices)
  func `in each form of outlines and at each place`(index: Int) throws {
    let (path, text, place) = Self.cases[index]
    let face = try FontFace(file: try TestFonts.file(path), fileName: path)
    let font = try ShapingFont(
      face,
      variations: try place.map { tag, value in
        VariationSetting(axis: try #require(OpenTypeTag(tag)), value: value)
      })
    // An em of as many points as it has units.
    let frame = try TextEngine().layOut(
      ResolvedText(
        spans: [TextSpan(text, fonts: FontPreferences([font]), pointSize: 1000)],
        line: LineSetting(.face, face: face, pointSize: 1000)), width: nil)
    let line = try #require(frame.lines.first)
    let (run, ink) = (try #require(line.runs.first), try #require(line.inkBounds))
    let glyph = try #require(run.glyphs.first)
    let outline = try Renderer().outline(ofGlyph: glyph.id, in: run.instance)
    let points = outline.elements.compactMap { element -> OutlinePath.Point? in
      switch element {
      case .move(let point), .line(let point): return point
      default: return nil
      }
    }
    let (across, up) = (points.map { Double($0.x) }, points.map { Double($0.y) })
    #expect(ink.left.value == across.min() && ink.right.value == across.max())
    #expect(line.baseline.value - ink.top.value == up.max())
    #expect(line.baseline.value - ink.bottom.value == up.min())
  }

  @Test(arguments: [400.0, 650, 900])
  func `and moves on by its advance where only outlines vary`(weight: Double) throws {
    // Neither font has HVAR, so that HarfBuzz 6 looks for advances in outlines of glyf.
    for path in [TestFonts.cff2, TestFonts.avar2CFF2] {
      let face = try FontFace(file: try TestFonts.file(path), fileName: path)
      let font = try ShapingFont(
        face, variations: [VariationSetting(axis: .weight, value: weight)])
      let frame = try TextEngine().layOut(
        ResolvedText(
          spans: [TextSpan("II", fonts: FontPreferences([font]), pointSize: 10)],
          line: LineSetting(.face, face: face, pointSize: 10)), width: nil)
      let glyphs = frame.lines.flatMap(\.runs).flatMap(\.glyphs)
      #expect(glyphs.map(\.advanceUnits) == [500, 500] && glyphs.map(\.x) == [0, 5])
    }
  }

  /// The axes of some fonts choose glyphs and change no outline (OpenType, “FeatureVariations”).
  @Test func `where the axes change no outline`() throws {
    var content = try TestFonts.content(TestFonts.axes)
    let record = try #require(
      stride(from: 12, to: 400, by: 16).first { content[$0..<$0 + 4].elementsEqual("gvar".utf8) })
    content.replaceSubrange(record..<record + 4, with: "hhhh".utf8)
    let face = try FontFace(file: FontBytes(content), fileName: "a.ttf")
    let bold = try face.instance([VariationSetting(axis: .weight, value: 800)])
    #expect(bold.normalizedPlace == [])
    let path = try Renderer().outline(ofGlyph: 1, in: bold).svgPathData
    #expect(path == "M0 0L0 1000L500 1000L500 0L0 0Z")
  }

  @Test func `at the shaper's place, and at the rasteriser's own after it`() throws {
    let file = try TestFonts.file(TestFonts.avar2)
    let weight = VariationSetting(axis: .weight, value: 900)
    let renderer = try Renderer()
    let regular = FontInstance(file: file)
    let bold = FontInstance(file: file, variations: [weight], normalizedPlace: [8192, 0])
    let bolder = FontInstance(file: file, variations: [weight], normalizedPlace: [16384, 0])
    let rights = try [regular, bold, bolder, regular, bold].map { font in
      try renderer.outline(ofGlyph: 1, in: font).svgPathData.split(separator: "L")[2]
    }
    #expect(rights == ["500 1000", "700 1000", "900 1000", "500 1000", "700 1000"])
  }
}
