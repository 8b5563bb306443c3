import Imaging
import Testing

@testable import TextJudgement

@Suite struct `A box that grows to whole lines` {
  /// A picture with ink in some rectangles.
  static func grown(
    _ box: PixelRect, ink: [PixelRect], width: Int = 120, height: Int = 100
  ) -> PixelRect {
    var bytes = [UInt8](repeating: 255, count: width * height)
    for area in ink {
      for row in area.y..<area.maxY {
        for column in area.x..<area.maxX { bytes[row * width + column] = 0 }
      }
    }
    let reader = InkReader(
      picture: Bitmap(width: width, height: height, format: .gray8, bytes: bytes),
      ground: Premultiplied(channels: SIMD4(255, 255, 255, 255)))
    return FieldGrowth(
      readers: [reader], limits: PixelRect(x: 0, y: 0, width: width, height: height)
    ).grow(box)
  }

  static func area(_ columns: Range<Int>, _ rows: Range<Int>) -> PixelRect {
    PixelRect(columns: columns, rows: rows)
  }

  @Test func `has the rows up to two blank ones`() {
    let box = Self.area(50..<58, 42..<43)
    let line = Self.area(50..<58, 40..<44)
    #expect(
      Self.grown(box, ink: [line, Self.area(50..<58, 34..<38), Self.area(50..<58, 46..<50)])
        == line)
    #expect(
      Self.grown(box, ink: [line, Self.area(50..<58, 34..<39), Self.area(50..<58, 45..<50)])
        == Self.area(50..<58, 34..<50))
  }

  @Test func `has the rows up to the ends of the picture`() {
    #expect(
      Self.grown(Self.area(50..<58, 42..<43), ink: [Self.area(50..<58, 0..<100)])
        == Self.area(50..<58, 0..<100))
  }

  @Test func `grows by its height and 64 rows at a time`() {
    // By 68 rows each way, to 140 rows, and then by 204.
    let grown = Self.grown(
      Self.area(20..<28, 500..<504), ink: [Self.area(20..<28, 0..<1000)], width: 60, height: 1000)
    #expect(grown == Self.area(20..<28, 228..<776))
  }

  @Test func `has the columns across a space of up to 24 px`() {
    let line = Self.area(50..<60, 40..<50)
    let column = { (x: Int) in Self.area(x..<x + 1, 40..<50) }
    #expect(Self.grown(line, ink: [line, column(83)]) == Self.area(50..<84, 40..<50))
    #expect(Self.grown(line, ink: [line, column(84)]) == line)
    #expect(Self.grown(line, ink: [line, column(26)]) == Self.area(26..<60, 40..<50))
    #expect(Self.grown(line, ink: [line, column(25)]) == line)
  }

  @Test func `has the columns across a space of up to twice the height of the line`() {
    let line = Self.area(50..<60, 40..<56)
    let column = { (x: Int) in Self.area(x..<x + 1, 40..<56) }
    #expect(Self.grown(line, ink: [line, column(91)]) == Self.area(50..<92, 40..<56))
    #expect(Self.grown(line, ink: [line, column(92)]) == line)
    #expect(Self.grown(line, ink: [line, column(18)]) == Self.area(18..<60, 40..<56))
    #expect(Self.grown(line, ink: [line, column(17)]) == line)
  }

  @Test func `has the columns up to the ends of the picture`() {
    let line = Self.area(50..<60, 40..<50)
    let all = Self.area(0..<120, 40..<50)
    #expect(Self.grown(line, ink: [Self.area(0..<120, 43..<45), line]) == all)
  }

  @Test func `ends at an edge with ink far above and below it`() {
    let line = Self.area(50..<60, 40..<50)
    for x in [70, 45] {
      let edge = { (rows: Range<Int>) in Self.grown(line, ink: [line, Self.area(x..<x + 1, rows)]) }
      #expect(edge(24..<66) == line)
      #expect(edge(25..<66) != line)
      #expect(edge(24..<65) != line)
    }
  }

  @Test func `ends at an edge that reaches the ends of the picture`() {
    let line = Self.area(50..<60, 5..<15)
    #expect(Self.grown(line, ink: [line, Self.area(70..<71, 0..<31)]) == line)
    #expect(Self.grown(line, ink: [line, Self.area(70..<71, 0..<30)]) != line)
    #expect(
      Self.grown(line, ink: [line, Self.area(70..<71, 0..<20)], height: 20) == line)
  }

  @Test func `ends at an icon that is full from above it to below`() {
    let line = Self.area(50..<60, 40..<50)
    let icon = { (columns: Range<Int>, rows: Range<Int>) in
      Self.grown(line, ink: [line, Self.area(columns, rows)])
    }
    // Of the columns added, those from 76 to 84 are asked, or those from 26 to 34.
    #expect(icon(68..<84, 38..<52) == line)
    #expect(icon(68..<83, 38..<52) != line)
    #expect(icon(26..<42, 38..<52) == line)
    #expect(icon(27..<42, 38..<52) != line)
    #expect(icon(68..<84, 39..<52) != line)
    #expect(icon(68..<84, 38..<51) != line)
  }

  @Test func `ends at an icon that is a third as wide as the line is high`() {
    let line = Self.area(50..<60, 30..<60)
    let icon = { (columns: Range<Int>) in
      Self.grown(line, ink: [line, Self.area(columns, 28..<62)])
    }
    #expect(icon(68..<86) == line)
    #expect(icon(68..<85) != line)
  }

  @Test func `ends at an icon that ends with the picture, and not at less of it`() {
    let line = Self.area(50..<60, 40..<50)
    let icon = Self.area(68..<83, 38..<52)
    #expect(
      Self.grown(line, ink: [line, Self.area(68..<84, 38..<52)], width: 84) == line)
    #expect(Self.grown(line, ink: [line, icon], width: 83) != line)
    let first = Self.area(24..<34, 40..<50)
    #expect(Self.grown(first, ink: [first, Self.area(0..<16, 38..<52)]) == first)
    #expect(Self.grown(first, ink: [first, Self.area(1..<16, 38..<52)]) != first)
  }
}
