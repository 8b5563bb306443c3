import DynamicType
import Imaging
import Rendering
import Testing

@Suite struct `A text on a scene` {
  private func run(
    _ font: FontInstance, _ color: RGBAColor = .black, glyphs: [UInt32] = [2, 456, 790],
    x: Points = 3.3, size: Points = 17
  ) -> DrawnRun {
    DrawnRun(
      font: font, pointSize: size, color: color, baseline: 18,
      glyphs: glyphs.enumerated().map {
        DrawnGlyph(id: $1, x: x + Points(13.7 * Double($0)), rise: 0)
      })
  }

  private func alone(
    _ runs: [DrawnRun], rules: [DrawnRule] = [], background: RGBAColor = .white
  ) throws -> Bitmap {
    let rendition = try Renderer().render(
      Drawing(width: 60, height: 24, background: background, runs: runs, rules: rules), at: .x2)
    #expect(rendition.area == PixelRect(x: 0, y: 0, width: 120, height: 48))
    return rendition.bitmap
  }

  private func onScene(
    _ runs: [DrawnRun], rules: [DrawnRule] = [], background: RGBAColor = .white
  ) throws -> Bitmap {
    try picture(
      SceneLayer(.text(runs, rules: rules)), width: 60, height: 24, background: background,
      scale: .x2)
  }

  private func inter() throws -> FontInstance {
    FontInstance(file: try TestFonts.file(TestFonts.inter))
  }

  private let underline = DrawnRule(
    left: 2, right: 50, baseline: 18, rise: -2, thickness: 1.2, color: Paint.blue.alpha(140),
    isOverGlyphs: false)

  @Test func `has the pixels it has by itself`() throws {
    let font = try inter()
    for color in [
      .black, Paint.red, Paint.blue.alpha(100), RGBAColor(red: 7, green: 99, blue: 201),
    ] {
      for background in [RGBAColor.white, RGBAColor(red: 30, green: 33, blue: 40)] {
        let runs = [run(font, color)]
        #expect(
          try onScene(runs, background: background) == (try alone(runs, background: background)))
      }
    }
  }

  @Test func `of several colours, with lines, has the pixels it has by itself`() throws {
    let font = try inter()
    let runs = [
      run(font, RGBAColor(red: 7, green: 99, blue: 201, alpha: 217)), run(font, Paint.red, x: 5.1),
      run(font, .black, x: 18),
    ]
    var over = underline
    over.rise = 5
    over.isOverGlyphs = true
    #expect(
      try onScene(runs, rules: [underline, over]) == (try alone(runs, rules: [underline, over])))
  }

  @Test func `with emoji has the pixels it has by itself`() throws {
    let emoji = FontInstance(file: try TestFonts.file(TestFonts.emoji))
    let runs = [run(try inter(), Paint.red), run(emoji, glyphs: [7, 9], x: 20)]
    let bitmap = try onScene(runs)
    #expect(bitmap.format == .rgba8)
    #expect(bitmap == (try alone(runs)))
  }

  @Test func `is cut off by its clip and by the scene`() throws {
    let font = FontInstance(file: try TestFonts.file(TestFonts.rectangles))
    let square = DrawnRun(
      font: font, pointSize: 4, color: .black, baseline: 3,
      glyphs: [DrawnGlyph(id: RectangleGlyph.square, x: -1, rise: 0)])
    let bitmap = try picture(
      SceneLayer(.text([square], rules: []), clip: rect(0, 1, 2, 9)), width: 4, height: 4)
    #expect(
      bitmap.grayRows == [
        [255, 255, 255, 255], [0, 0, 255, 255], [0, 0, 255, 255], [255, 255, 255, 255],
      ])
  }

  @Test func `far outside costs nothing and shows nothing`() throws {
    let font = try inter()
    var far = underline
    far.right = 5_000_000
    far.baseline = -1_000_000
    let bitmap = try picture(
      SceneLayer(.text([run(font, x: 4_000_000), run(font, x: -4_000_000)], rules: [far])))
    #expect(bitmap.bytes.allSatisfy { $0 == 255 })
  }

  @Test func `fades as a whole, so nothing in it shows through the rest`() throws {
    let font = FontInstance(file: try TestFonts.file(TestFonts.rectangles))
    let squares = [Paint.red, .black].map { color in
      DrawnRun(
        font: font, pointSize: 2, color: color, baseline: 2,
        glyphs: [DrawnGlyph(id: RectangleGlyph.square, x: color == Paint.red ? 0 : 1, rise: 0)])
    }
    let bitmap = try picture(
      SceneLayer(.text(squares, rules: []), opacity: 0.5), width: 4, height: 1)
    // Half of 255 is 128: 255 − 128 = 127 of what is behind.
    #expect(bitmap.colorRows == [["#FF7F7F", "#7F7F7F", "#7F7F7F", "#FFFFFF"]])
  }
}
