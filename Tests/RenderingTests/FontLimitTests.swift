import DynamicType
import Imaging
import Testing

@testable import Rendering

/// What a font may not make us do, whatever its tables say.
@Suite struct `A font that asks for too much` {
  private func error(_ file: FontBytes, glyph: UInt32 = 2, size: Points = 4) -> RenderError? {
    #expect(throws: RenderError.self) {
      try Renderer().render(drawing(file, glyph: glyph, size: size), at: .x1)
    }
  }

  private func drawing(_ file: FontBytes, glyph: UInt32, size: Points) -> Drawing {
    Drawing(
      width: 4, height: 4, background: .white,
      runs: [
        DrawnRun(
          font: FontInstance(file: file), pointSize: size, color: .black, baseline: 4,
          glyphs: [DrawnGlyph(id: glyph, x: 0, rise: 0)])
      ])
  }

  @Test func `its outlines are told in a document up to a limit`() throws {
    let font = FontInstance(file: try TestFonts.file(TestFonts.inter))
    let run = DrawnRun(font: font, pointSize: 17, color: .black, baseline: 18, glyphs: [])
    let renderer = try Renderer()
    var (symbols, enough) = (SVGSymbols(), SVGSymbols())
    for glyph in [2, 456, 790] as [UInt32] {
      _ = try enough.symbol(for: glyph, of: run, from: renderer)
    }
    symbols = SVGSymbols(limit: enough.definitions.utf8.count - 1)
    _ = try symbols.symbol(for: 2, of: run, from: renderer)
    _ = try symbols.symbol(for: 456, of: run, from: renderer)
    let error = #expect(throws: RenderError.self) {
      try symbols.symbol(for: 790, of: run, from: renderer)
    }
    #expect(error == .tooMuchOutline(limit: enough.definitions.utf8.count - 1))
  }

  /// The font Strikes with other bytes where the pixels of its first picture start.
  private func strikes(_ bytes: [UInt8]) throws -> [UInt8] {
    var content = try TestFonts.content(TestFonts.strikes)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]
    let picture = try #require(
      content.indices.first { content[$0...].starts(with: signature) })
    // Behind the signature and IHDR, which are 8 and 25 bytes.
    content.replaceSubrange(picture + 33..<picture + 33 + bytes.count, with: bytes)
    return content
  }

  @Test(arguments: ["sPLT", "IDAT"])
  func `a picture's part that claims more bytes than there are is refused`(part: String) throws {
    let content = try strikes([0x7F, 0xFF, 0xFF, 0] + Array(part.utf8))
    #expect(
      error(FontBytes(content))
        == .unreadableGlyph(
          id: 2,
          detail: "a picture in the font has a part of 2147483392 bytes, which is more "
            + "than its data"
        ))
  }

  @Test func `what a picture has beside its pixels is limited`() throws {
    let content = try strikes([0, 0, 0, 4] + Array("zTXt".utf8))
    #expect(
      error(FontBytes(content, limits: FontLimits(pictureExtraSize: 3)))
        == .unreadableGlyph(
          id: 2,
          detail: "a picture in the font has more than 3 bytes beside its pixels; if you trust "
            + "the file, allow more with --limit glyph-picture-extra=N"))
  }

  @Test func `a picture has parts that can be counted`() throws {
    let content = try TestFonts.content(TestFonts.strikes)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let part: [UInt8] = [0, 0, 0, 0] + Array("IDAT".utf8) + [0, 0, 0, 0]
    let parts = [[UInt8]](repeating: part, count: 1001).joined()
    #expect(
      error(FontBytes(content + signature + parts))
        == .unreadableGlyph(id: 2, detail: "a picture in the font has more than 1000 parts"))
  }

  @Test func `pictures that share parts have them counted for each`() throws {
    let content = try TestFonts.content(TestFonts.strikes)
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    let part: [UInt8] = [0, 0, 0, 0] + Array("IDAT".utf8) + [0, 0, 0, 0]
    let parts = [[UInt8]](repeating: part, count: 990).joined()
    let pictures = (0..<10_102).flatMap { (left: Int) -> [UInt8] in
      // A part as long as what is left of the starts leads to the shared ones.
      return signature + bigEndian(20 * (10_101 - left)) + Array("IDAT".utf8) + [0, 0, 0, 0]
    }
    #expect(
      error(FontBytes(content + pictures + parts))
        == .unreadableGlyph(
          id: 2, detail: "the pictures in the font have more than 10000000 parts"))
  }

  private func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }

  @Test func `the pixels of a picture are limited`() throws {
    let file = FontBytes(
      try TestFonts.content(TestFonts.strikes), limits: FontLimits(picturePixels: 3))
    #expect(error(file)?.description.contains("its picture has") == true)
  }

  @Test func `the points of an outline are limited`() throws {
    let content = try TestFonts.content(TestFonts.rectangles)
    #expect(
      error(FontBytes(content, limits: FontLimits(points: 3)), glyph: RectangleGlyph.square)
        == .unreadableGlyph(
          id: RectangleGlyph.square,
          detail:
            "it has more than 3 points; if you trust the file, allow more with --limit "
            + "glyph-points=N"))
  }

  @Test func `the glyphs of a picture may not fill the memory`() throws {
    let budget = InkBudget()
    let mask = GlyphMask(
      bounds: PixelRect(x: 0, y: 0, width: 8192, height: 8192),
      coverage: [UInt8](repeating: 0, count: 64 << 20))
    for _ in 0..<6 { try budget.take(.mask(mask)) }
    let error = #expect(throws: RenderError.self) { try budget.take(.mask(mask)) }
    #expect(
      error?.description
        == "The glyphs of the picture would take more than 384 MB. "
        + "Choose a smaller size or scale, or less text.")
  }

  /// A line is worked on in each row that it crosses, and for each part of the box that FreeType draws at
  /// once: the same outline is a million times as much work at a hundred times the size.
  @Test func `lines that go to and fro are limited`() throws {
    let library = try FreeTypeLibrary()
    let face = try FreeTypeFace(try TestFonts.file(TestFonts.zigzag), index: 0, in: library)
    let budget = InkBudget()
    let rasterizer = GlyphRasterizer(library: library, budget: budget)
    _ = try rasterizer.mask(of: 1, in: face, size: 64 * 50, stepX: 0, stepY: 0)
    // Eight parts of 85 rows, each gone through 169 times: half a billion steps and more.
    #expect(throws: RenderError.self) {
      try rasterizer.mask(of: 1, in: face, size: 64 * 600, stepX: 0, stepY: 0)
    }
    #expect(budget.spent.edges > DrawingLimits.greatestEdgeWork)
    let letters = InkBudget()
    let inter = try FreeTypeFace(try TestFonts.file(TestFonts.inter), index: 0, in: library)
    for glyph in UInt32(1)...50 {
      _ = try GlyphRasterizer(library: library, budget: letters)
        .mask(of: glyph, in: inter, size: 64 * 600, stepX: 0, stepY: 0)
    }
    #expect(letters.spent.edges < DrawingLimits.greatestEdgeWork / 10)
  }

  /// A line that comes to a pixel looks for it among half of those of its row that were touched before:
  /// 2000 lines of 591 pixels each, among 590.
  @Test func `many lines in one row are more work than as many in rows of their own`() {
    var flat = EdgeWork.Rows(count: 1, width: 590)
    var steep = EdgeWork.Rows(count: 590, width: 1)
    for _ in 0..<2000 {
      flat.add(0...0, columns: 590)
      steep.add(0...590, columns: 0)
    }
    #expect(flat.passedCells(inEach: 85) == [348_690_000])
    // One pixel in each row, and 85 rows in each part but the last.
    #expect(
      steep.passedCells(inEach: 85) == [Double](repeating: 85_000, count: 6) + [80_000])
  }

  @Test func `letters on top of each other are limited by all that they cover`() throws {
    let budget = InkBudget()
    let letter = PixelRect(x: 0, y: 0, width: 1 << 13, height: 1 << 12)
    for _ in 0..<64 { try budget.put(letter) }
    let error = #expect(throws: RenderError.self) { try budget.put(letter) }
    #expect(
      error?.description
        == "The glyphs and rules of the text overlap, and cover more than 2147483648 pixels in "
        + "total. Use another font, or less text.")
  }

  @Test func `the steps of lines are counted for each picture`() throws {
    let budget = InkBudget()
    try budget.take(edges: DrawingLimits.greatestEdgeWork)
    let error = #expect(throws: RenderError.self) { try budget.take(edges: 1) }
    #expect(
      error?.description
        == "The outlines of the glyphs would take more than 536870912 steps from pixel to pixel "
        + "to fill. "
        + "Choose a smaller size or scale, less text, or another font.")
  }

  /// A square of so many font units.
  private func square(_ side: Int) -> PaintOutline {
    let point = { (x: Int, y: Int) in OutlinePath.Point(x: x, y: y) }
    return PaintOutline(
      OutlinePath(elements: [
        .move(to: point(0, 0)), .line(to: point(side, 0)), .line(to: point(side, side)),
        .line(to: point(0, side)), .close,
      ]))
  }

  @Test
  func `outlines cost by the rows and columns that they cross, and by what they are cut with`() {
    let black = GlyphPaint<PaintOutline>.solid(PaintColor(color: .black, alpha: 1))
    let half = AffineTransform(xx: 0.5, yy: 0.5)
    func work(_ paint: GlyphPaint<PaintOutline>) -> Double { PaintEdges(of: paint, half).work }
    #expect(work(black) == 0)
    // Ten units are five px, on four sides.
    let own = 4 * crossings(ofLines: [(0, 0), (0, 1), (1, 1), (1, 0)])
    #expect(work(.glyph(square(10), black)) == 30 * 20 + own)
    #expect(work(.glyph(square(10), .layers([black, black]))) == 2 * (30 * 20 + own))
    // Four points and four others, each of eight with each.
    let both = GlyphPaint.glyph(square(10), .glyph(square(20), black))
    #expect(work(both) == 30 * (20 + 40) + 128 * 64 + 2 * own)
    #expect(PaintEdges(of: both, half).reach == 10)
    // A box is four more points where it is turned.
    let box = Bounds(minX: 0, minY: 0, maxX: 10, maxY: 10)
    let boxed = GlyphPaint.clip(box, .glyph(square(10), black))
    #expect(work(boxed) == 30 * 20 + own)
    let quarter = AffineTransform(xx: 0, yx: 1, xy: -1, yy: 0)
    #expect(work(.transform(quarter, boxed)) == 30 * 20 + own)
    let turned = AffineTransform(xx: 0.8, yx: 0.6, xy: -0.6, yy: 0.8)
    let leaning = 4 * crossings(ofLines: [(0, 3), (3, 7), (7, 4), (4, 0)])
    #expect(abs(work(.transform(turned, boxed)) - (30 * 28 + 128 * 64 + leaning)) < 1e-6)
    #expect(
      PaintEdges(of: .transform(AffineTransform(dx: .infinity), both), half).reach == .infinity)
    #expect(PaintEdges(of: .transform(AffineTransform(dx: .nan), both), half).reach == .infinity)
  }

  private func crossings(ofLines lines: [(Double, Double)]) -> Double {
    var crossings = LineCrossings()
    for (from, to) in lines { crossings.add(from: from, to: to) }
    return crossings.count
  }

  @Test func `lines cross where both are, and hardly more of them than are told`() {
    #expect(crossings(ofLines: []) == 0)
    // In each of 64 stripes both, half of whose 64ths meet the other's.
    #expect(crossings(ofLines: [(0, 64), (64, 0)]) == 4)
    #expect(crossings(ofLines: [(0, 1), (63, 64)]) < 4)
    let all = crossings(ofLines: Array(repeating: (0, 9), count: 1000))
    #expect(all >= 499_500 && all <= 1_000_000)
    #expect(crossings(ofLines: Array(repeating: (7, 7), count: 1000)) >= 499_500)
    // A thousand short lines, one above the other.
    let few = crossings(ofLines: (0..<1000).map { (Double($0), Double($0) + 1) })
    #expect(few >= 1000 && few < 40_000)
    #expect(crossings(ofLines: [(0, .infinity)]) == .infinity)
    #expect(crossings(ofLines: [(0, 1), (.nan, 2)]) == .infinity)
    #expect(crossings(ofLines: [(0, 1), (2, .nan)]) == .infinity)
  }

  /// Cairo would have it come in again on the other side, and draw nothing.
  @Test func `colours inside what reaches beyond all pictures are refused`() throws {
    let large: (Int) -> [UInt8] = { times in
      // A matrix of 16.16 numbers behind the paint (OpenType, “PaintTransform”).
      let zero = [UInt8](repeating: 0, count: 4)
      let factor = self.bigEndian(times << 16)
      let inner = PaintedFont.glyph(2, PaintedFont.solid(0))
      return [12, 0, 0, 31, 0, 0, 7] + factor + zero + zero + factor + zero + zero + inner
    }
    #expect(
      error(try PaintedFont.file(PaintedFont.glyph(2, large(32767))), size: 300)
        == .unreadableGlyph(id: 2, detail: "the bounds of its colours are too large"))
    let file = try PaintedFont.file(PaintedFont.glyph(2, large(100)))
    _ = try Renderer().render(drawing(file, glyph: 2, size: 300), at: .x1)
  }

  @Test func `the layers of colour of a picture are limited by their area`() throws {
    let budget = InkBudget()
    let area = PixelRect(x: 0, y: 0, width: 1024, height: 1024)
    let paint = GlyphPaint<PaintOutline>.solid(PaintColor(color: .black, alpha: 1))
    let layers = GlyphPaint.layers(Array(repeating: paint, count: 512))
    try budget.take(layers, over: area, glyph: 7)
    #expect(
      throws: RenderError.unreadableGlyph(
        id: 7, detail: "its colour layers are too many or too large")
    ) { try budget.take(paint, over: area, glyph: 7) }
  }

  @Test func `an outline in a box costs nothing, and each one inside as much as a colour`() throws {
    let budget = InkBudget()
    let area = PixelRect(x: 0, y: 0, width: 1024, height: 1024)
    let outline = PaintOutline(OutlinePath(elements: []))
    var paint = GlyphPaint<PaintOutline>.solid(PaintColor(color: .black, alpha: 1))
    for _ in 0..<2 { paint = .glyph(outline, paint) }
    try budget.take(.layers(Array(repeating: paint, count: 449)), over: area, glyph: 7)
    for _ in 0..<62 { paint = .glyph(outline, paint) }
    try budget.take(paint, over: area, glyph: 7)
    #expect(
      throws: RenderError.unreadableGlyph(
        id: 7, detail: "its colour layers are too many or too large")
    ) { try budget.take(.solid(PaintColor(color: .black, alpha: 1)), over: area, glyph: 7) }
  }

  @Test(arguments: [(8_388_586, "are too many or too large"), (8_388_587, "have too many parts")])
  func `outlines are counted again for what is inside`(spent: Int, complaint: String) throws {
    // Four paints, an outline of six steps, and twice more those of the outlines around it.
    let paint = PaintedFont.glyph(
      2, PaintedFont.glyph(2, PaintedFont.glyph(2, PaintedFont.solid(0))))
    let library = try FreeTypeLibrary()
    let face = try FreeTypeFace(try PaintedFont.file(paint), index: 0, in: library)
    let budget = InkBudget()
    try budget.take(parts: spent, glyph: 7)
    #expect(
      throws: RenderError.unreadableGlyph(
        id: 2, detail: "its colour layers \(complaint)")
    ) {
      try GlyphRasterizer(library: library, budget: budget).drawing(
        of: 2, in: face, size: 256,
        origin: DevicePlacement.Origin(x: 0, y: 0, stepX: 0, stepY: 0), color: .black)
    }
  }

  @Test func `an outline around one colour is counted once`() throws {
    let font = try PaintedFont.file(PaintedFont.glyph(2, PaintedFont.solid(0)))
    let library = try FreeTypeLibrary()
    let face = try FreeTypeFace(font, index: 0, in: library)
    let budget = InkBudget()
    _ = try GlyphRasterizer(library: library, budget: budget).drawing(
      of: 2, in: face, size: 16,
      origin: DevicePlacement.Origin(x: 0, y: 0, stepX: 0, stepY: 0), color: .black)
    // Two paints and six steps, each as 64 px.
    #expect(budget.spent.parts == 8 * 64)
  }

  @Test func `colours that lean until they are nowhere are refused`() throws {
    // Everything is first pressed onto the line x = 0; each turn by half of 180° then takes y farther
    // out, past what numbers reach.
    let matrix: [UInt8] =
      [12, 0, 0, 31, 0, 0, 7] + PaintedFont.zeros(12) + [0, 1, 0, 0] + PaintedFont.zeros(8)
    let lean: [UInt8] = [28, 0, 0, 8, 0x20, 0, 0x20, 0]
    let leaning = [[UInt8]](repeating: lean, count: 60).joined()
    let square: [UInt8] = [10, 0, 0, 6, 0, 2, 2, 0, 0, 0x40, 0]
    #expect(
      error(try PaintedFont.file(matrix + leaning + square))
        == .unreadableGlyph(id: 2, detail: "the bounds of its colours are too large"))
  }

  @Test(arguments: [true, false])
  func `colours that are nowhere along one axis are refused beside others that are somewhere`(
    isAlongY: Bool
  ) throws {
    // Numbers of a matrix (OpenType, “PaintTransform”): the sum of both places becomes y, or x.
    let (none, one) = (PaintedFont.zeros(4), [0, 1, 0, 0] as [UInt8])
    let matrix =
      [12, 0, 0, 31, 0, 0, 7]
      + (isAlongY ? none + one + none + one : one + none + one + none) + none + none
    let lean: [UInt8] = [28, 0, 0, 8, 0x20, 0, 0x20, 0]
    let leaning = [[UInt8]](repeating: lean, count: 26).joined()
    let square = PaintedFont.glyph(2, PaintedFont.solid(0))
    let file = try PaintedFont.file(
      [1, 2, 0, 0, 0, 0], layers: [square, matrix + leaning + square])
    #expect(
      error(file)
        == .unreadableGlyph(id: 2, detail: "the bounds of its colours are too large"))
  }

  @Test func `the colours of gradients are limited, though gradients share them`() throws {
    let square: [UInt8] = [10, 0, 0, 6, 0, 2]
    let twice: [UInt8] = [32, 0, 0, 8, 3, 0, 0, 8]
    let gradient: [UInt8] = [4, 0, 0, 16, 0, 0, 0, 0, 3, 0xE8, 0, 0, 0, 0, 3, 0xE8]
    let line: (Int) -> [UInt8] = { count in
      [0, UInt8(count >> 8), UInt8(count & 0xFF)] + PaintedFont.zeros(count * 6)
    }
    #expect(
      error(try PaintedFont.file(square + twice + gradient + line(32_768)))
        == .unreadableGlyph(id: 2, detail: "its gradients have too many colours"))
  }

  @Test func `what glyphs in colours are made of is limited for a picture`() throws {
    let budget = InkBudget()
    for _ in 0..<128 { try budget.take(parts: 65_536, glyph: 7) }
    #expect(
      throws: RenderError.unreadableGlyph(
        id: 7, detail: "its colour layers have too many parts")
    ) { try budget.take(parts: 1, glyph: 7) }
  }

  @Test func `what is wrong with a font is told with its file`() throws {
    let content = try TestFonts.content(TestFonts.svg)
    #expect(
      error(FontBytes(content, name: "Emoji.ttf"), glyph: 3)?.description
        == "Emoji.ttf: Glyph 3 of the font is an SVG document, which is not supported. Use a font "
        + "with its colours in “COLR”, “CBDT” or “sbix”.")
  }
}
