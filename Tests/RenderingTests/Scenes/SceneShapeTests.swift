import DynamicType
import Imaging
import Rendering
import Testing

@Suite struct `A shape on a scene` {
  @Test func `covers whole pixels where it lies on them`() throws {
    let rows = try picture(
      SceneLayer(.fill(.rectangle(rect(1, 0, 2, 1)), .black)), width: 4, height: 2
    ).grayRows
    #expect(rows == [[255, 0, 0, 255], [255, 255, 255, 255]])
  }

  // Half of 255 is 128 to FreeType, and the eighth of sixteen levels: 136.
  @Test func `covers half of a pixel that it halves`() throws {
    let rows = try picture(
      SceneLayer(.fill(.rectangle(rect(0.5, 0, 2, 0.5)), .black)), width: 4, height: 2
    ).grayRows
    // A quarter is 64, the fourth level: 68.
    #expect(rows == [[187, 119, 187, 255], [255, 255, 255, 255]])
  }

  @Test func `is as large in points at any scale`() throws {
    let layer = SceneLayer(.fill(.rectangle(rect(0.5, 0.5, 1, 0.5)), .black))
    #expect(
      try picture(layer, width: 2, height: 1, scale: .x2).grayRows == [
        [255, 255, 255, 255], [255, 0, 0, 255],
      ])
  }

  @Test func `is cut in half by a diagonal`() throws {
    let triangle = ShapePath.polygon([.init(x: 0, y: 0), .init(x: 2, y: 2), .init(x: 0, y: 2)])
    let rows = try picture(SceneLayer(.fill(triangle, .black)), width: 2, height: 2).grayRows
    #expect(rows == [[119, 255], [0, 119]])
  }

  @Test func `has round corners, the same on all sides`() throws {
    let rows = try picture(
      SceneLayer(.fill(.roundedRectangle(rect(0, 0, 12, 8), radius: 4), .black)), width: 12,
      height: 8
    ).grayRows
    // The pixel at the corner is √2 · 3 = 4.24 from the middle of the arc, which is 4 wide.
    #expect(rows[0][0] == 255)
    #expect(rows[2][2] == 0)
    #expect(rows[0][4...7] == [0, 0, 0, 0])
    // FreeType makes lines of curves, which is a sixteenth of a pixel off at most.
    let mirrored = zip(rows.joined(), rows.reversed().flatMap { $0.reversed() })
    #expect(mirrored.allSatisfy { abs(Int($0) - Int($1)) <= 17 })
  }

  @Test func `of an ellipse holds its area`() throws {
    let rows = try picture(
      SceneLayer(.fill(.ellipse(rect(0, 0, 40, 20)), .black)), width: 40, height: 20
    ).grayRows
    let area = rows.joined().reduce(0) { $0 + (255 - Double($1)) / 255 }
    // π · 20 · 10, less what lines instead of curves leave out.
    #expect(abs(area - 628.3) < 6)
  }

  @Test func `is filled by the non-zero rule`() throws {
    let outer = ShapePath.rectangle(rect(0, 0, 3, 3))
    let inner = [(1, 1), (2, 1), (2, 2), (1, 2)].map { ShapePath.Point(x: $0.0, y: $0.1) }
    let twice = ShapePath(outer.elements + ShapePath.polygon(inner).elements)
    let hole = ShapePath(outer.elements + ShapePath.polygon(inner.reversed()).elements)
    #expect(
      try picture(SceneLayer(.fill(twice, .black)), width: 3, height: 3).grayRows[1] == [0, 0, 0])
    #expect(
      try picture(SceneLayer(.fill(hole, .black)), width: 3, height: 3).grayRows[1] == [0, 255, 0])
  }

  @Test func `need not be closed, nor begin with a move`() throws {
    let open = ShapePath([
      .line(to: .init(x: 0, y: 0)), .line(to: .init(x: 2, y: 0)), .line(to: .init(x: 2, y: 2)),
      .line(to: .init(x: 0, y: 2)),
    ])
    #expect(
      try picture(SceneLayer(.fill(open, .black)), width: 3, height: 2).grayRows == [
        [0, 0, 255], [0, 0, 255],
      ])
  }

  @Test func `outside shows nothing`() throws {
    let bitmap = try picture(
      SceneLayer(.fill(.ellipse(rect(20, 20, 8, 8)), .black)),
      SceneLayer(.fill(.rectangle(rect(-9, 0, 8, 8)), .black)),
      SceneLayer(.stroke(.ellipse(rect(20, 20, 8, 8)), width: 2, .black)))
    #expect(bitmap.bytes.allSatisfy { $0 == 255 })
  }

  @Test func `far larger than the scene shows the part on it`() throws {
    let card = ShapePath.roundedRectangle(rect(1, -5_000_000, 4, 10_000_000), radius: 2)
    #expect(
      try picture(SceneLayer(.fill(card, .black)), width: 6, height: 2).grayRows
        == [[255, 0, 0, 0, 0, 255], [255, 0, 0, 0, 0, 255]])
    #expect(
      try picture(SceneLayer(.stroke(card, width: 2, .black)), width: 6, height: 2).grayRows
        == [[0, 0, 255, 255, 0, 0], [0, 0, 255, 255, 0, 0]])
  }

  @Test(arguments: [true, false])
  func `with a last side from far outside to far outside shows that side`(isClosed: Bool) throws {
    // What lies below the line y = x + 2, whose ends are a thousand points away.
    let below = ShapePath.polygon(
      [.init(x: -1000, y: -998), .init(x: -1000, y: 1002), .init(x: 1000, y: 1002)],
      isClosed: isClosed)
    let rows = try picture(SceneLayer(.fill(below, .black)), width: 3, height: 4).grayRows
    #expect(rows[0...1] == [[255, 255, 255], [255, 255, 255]])
    // Half, by whichever way it is rounded.
    #expect([119, 136].contains(rows[2][0]) && [119, 136].contains(rows[3][1]))
    #expect(rows[2][1...] == [255, 255] && rows[3][0] == 0 && rows[3][2] == 255)
  }
}

@Suite struct `A line on a scene` {
  private let middle = ShapePath.polygon(
    [.init(x: 2, y: 3), .init(x: 5, y: 3)], isClosed: false)

  private func row(_ line: ShapeLine, _ y: Int = 3) throws -> [UInt8] {
    try picture(SceneLayer(.stroke(middle, line, .black))).grayRows[y]
  }

  @Test func `ends where its path does, unless told otherwise`() throws {
    #expect(try row(ShapeLine(width: 2)) == [255, 255, 0, 0, 0, 255, 255, 255])
    #expect(try row(ShapeLine(width: 2), 2) == [255, 255, 0, 0, 0, 255, 255, 255])
    #expect(try row(ShapeLine(width: 2), 4) == Array(repeating: 255, count: 8))
  }

  @Test func `ends half a width beyond, square`() throws {
    #expect(try row(ShapeLine(width: 2, cap: .square)) == [255, 0, 0, 0, 0, 0, 255, 255])
  }

  @Test func `ends half a width beyond, round`() throws {
    let row = try row(ShapeLine(width: 2, cap: .round))
    #expect(row[2...4] == [0, 0, 0])
    // A quarter of a circle of radius 1 holds π ⁄ 4 of a pixel, which leaves 55, give or take a level.
    #expect((38...72).contains(row[1]))
    #expect((38...72).contains(row[5]))
  }

  @Test func `has its middle on the path, with pointed corners unless told otherwise`() throws {
    let square = ShapePath.rectangle(rect(2, 2, 4, 4))
    let rows = try picture(SceneLayer(.stroke(square, width: 2, .black))).grayRows
    #expect(rows[1] == [255, 0, 0, 0, 0, 0, 0, 255])
    #expect(rows[3] == [255, 0, 0, 255, 255, 0, 0, 255])
    let cut = try picture(
      SceneLayer(.stroke(square, ShapeLine(width: 2, join: .bevel), .black))
    ).grayRows
    #expect(cut[1][2...5] == [0, 0, 0, 0])
    // Half, by whichever way it is rounded.
    #expect([119, 136].contains(cut[1][1]))
    #expect([119, 136].contains(cut[1][6]))
  }

  @Test func `without width or length shows nothing`() throws {
    let point = ShapePath.polygon([.init(x: 2, y: 2), .init(x: 2, y: 2)])
    let bitmap = try picture(
      SceneLayer(.stroke(middle, width: 0, .black)),
      SceneLayer(.stroke(point, width: 2, .black)))
    #expect(bitmap.bytes.allSatisfy { $0 == 255 })
  }

  @Test func `of no length is a dot where ends are round`() throws {
    let point = ShapePath.polygon([.init(x: 2, y: 2), .init(x: 2, y: 2)])
    let rows = try picture(
      SceneLayer(.stroke(point, ShapeLine(width: 4, cap: .round), .black))
    ).grayRows
    #expect(rows[2][1...2] == [0, 0])
    #expect(rows[0][0] > 100)
  }
}
