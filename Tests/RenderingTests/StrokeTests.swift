import DynamicType
import Imaging
import Testing

@testable import Rendering

@Suite struct `A stroke` {
  private func picture(
    through places: [(Points, Points)], thickness: Points = 2, color: RGBAColor = .black,
    width: Points = 12, height: Points = 12, scale: DisplayScale = .x1
  ) throws -> Bitmap {
    let stroke = DrawnStroke(
      through: places.map { DrawnStroke.Place(x: $0, y: $1) }, thickness: thickness, color: color)
    let drawing = Drawing(
      width: width, height: height, background: .white, runs: [], strokes: [stroke])
    return try Renderer().render(drawing, at: scale).bitmap
  }

  private func grays(_ bitmap: Bitmap, row: Int, _ columns: Range<Int>) -> [UInt8] {
    columns.map { bitmap.color(x: $0, y: row).red }
  }

  @Test func `covers whole pixels where it lies on them`() throws {
    let bitmap = try picture(through: [(2, 6), (10, 6)])
    #expect(grays(bitmap, row: 4, 3..<9) == [255, 255, 255, 255, 255, 255])
    #expect(grays(bitmap, row: 5, 3..<9) == [0, 0, 0, 0, 0, 0])
    #expect(grays(bitmap, row: 6, 3..<9) == [0, 0, 0, 0, 0, 0])
    #expect(grays(bitmap, row: 7, 3..<9) == [255, 255, 255, 255, 255, 255])
  }

  @Test func `covers half of a pixel that it halves`() throws {
    let bitmap = try picture(through: [(2, 6), (10, 6)], thickness: 1)
    #expect(grays(bitmap, row: 5, 4..<7) == [119, 119, 119])
    #expect(grays(bitmap, row: 6, 4..<7) == [119, 119, 119])
  }

  @Test func `reaches beyond its ends by half its thickness, round`() throws {
    let bitmap = try picture(through: [(4, 6), (8, 6)], thickness: 4)
    #expect(grays(bitmap, row: 6, 0..<2) == [255, 255])
    #expect(grays(bitmap, row: 6, 4..<8) == [0, 0, 0, 0])
    #expect(bitmap.color(x: 2, y: 4).red > 127, "The corner of its end is cut.")
    #expect(grays(bitmap, row: 6, 10..<12) == [255, 255])
  }

  @Test func `through one place is a dot`() throws {
    let bitmap = try picture(through: [(6, 6)], thickness: 6)
    #expect(grays(bitmap, row: 6, 4..<8) == [0, 0, 0, 0])
    #expect(grays(bitmap, row: 6, 0..<3) == [255, 255, 255])
    #expect(bitmap.color(x: 3, y: 3).red > 127)
  }

  @Test func `is as thick in points at any scale`() throws {
    let bitmap = try picture(through: [(2, 6), (10, 6)], scale: .x2)
    #expect((9..<15).map { bitmap.color(x: 12, y: $0).red } == [255, 0, 0, 0, 0, 255])
  }

  @Test func `is whole where it goes on beyond 256 pixels`() throws {
    let bitmap = try picture(through: [(4, 6), (596, 6)], width: 600)
    #expect(grays(bitmap, row: 6, 250..<262).allSatisfy { $0 == 0 })
    #expect(grays(bitmap, row: 6, 506..<518).allSatisfy { $0 == 0 })
  }

  @Test func `lies under letters and over rules below them`() throws {
    let red = RGBAColor(red: 255, green: 0, blue: 0)
    var drawing = Drawing(width: 8, height: 8, background: .white, runs: [])
    drawing.rules = [
      DrawnRule(
        left: 0, right: 8, baseline: 2, rise: 0, thickness: 4, color: red, isOverGlyphs: false)
    ]
    drawing.strokes = [
      DrawnStroke(
        through: [.init(x: 0, y: 4), .init(x: 8, y: 4)], thickness: 2, color: .black)
    ]
    let bitmap = try Renderer().render(drawing, at: .x1).bitmap
    let column = (1..<7).map { bitmap.color(x: bitmap.width / 2, y: $0) }
    #expect(column == [.white, red, .black, .black, red, .white])
  }

  @Test func `without places or thickness draws nothing`() throws {
    #expect(try picture(through: []).bytes.allSatisfy { $0 == 255 })
    #expect(try picture(through: [(2, 2), (9, 9)], thickness: 0).bytes.allSatisfy { $0 == 255 })
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `to nowhere is refused`(place: Double) {
    #expect(throws: RenderError.self) { try picture(through: [(2, 2), (Points(place), 9)]) }
  }

  @Test func `longer than a picture may be is refused at once`() {
    #expect(
      throws: RenderError.tooLarge(
        width: 1_000_003, height: 3, limit: DrawingLimits.greatestPixelCount)
    ) {
      try picture(through: [(0.5, 2.5), (1_000_000.5, 2.5)])
    }
  }

  @Test func `is a line in SVG, and a dot a line of no length`() throws {
    var drawing = Drawing(width: 8, height: 8, background: .white, runs: [])
    drawing.strokes = [
      DrawnStroke(
        through: [.init(x: 1, y: 4), .init(x: 7, y: 4.5)], thickness: 2, color: .black),
      DrawnStroke(through: [.init(x: 3, y: 3)], thickness: 1, color: .black),
    ]
    let text = try SVGDocument(drawing, outlinesFrom: Renderer()).text
    #expect(text.contains("<path d=\"M1 4L7 4.5\" fill=\"none\" stroke-width=\"2\""))
    #expect(text.contains("<path d=\"M3 3h0\" fill=\"none\" stroke-width=\"1\""))
  }
}
