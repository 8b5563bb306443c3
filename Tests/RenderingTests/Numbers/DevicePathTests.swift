import DynamicType
import Imaging
import Testing

@testable import Rendering

private func device(_ path: ShapePath) throws -> DevicePath {
  try DevicePath(path, placement: DevicePlacement(scale: .x1))
}

private func polygon(_ places: [(Double, Double)], isClosed: Bool = true) -> ShapePath {
  .polygon(
    places.map { ShapePath.Point(x: Points($0.0), y: Points($0.1)) }, isClosed: isClosed)
}

@Suite struct `A shape on the pixel grid` {
  @Test func `is in 64ths of a pixel, halves away from zero`() throws {
    let path = try DevicePath(
      polygon([(0.5, -0.25), (1.0 / 256, -1.0 / 256)]), placement: DevicePlacement(scale: .x2))
    #expect(path.contours.count == 1)
    #expect(path.contours[0].start == DevicePath.Point(x: 64, y: -32))
    #expect(path.contours[0].isClosed)
    guard case .line(let end)? = path.contours[0].steps.first else {
      Issue.record("another step")
      return
    }
    #expect(end == DevicePath.Point(x: 1, y: -1))
  }

  @Test func `has whole pixels around all of its points`() throws {
    func bounds(_ path: ShapePath) throws -> PixelRect? { try device(path).bounds }
    #expect(
      try bounds(.rectangle(rect(1, 2, 3, 4))) == PixelRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      try bounds(.rectangle(rect(0.5, 0.25, 1, 2))) == PixelRect(x: 0, y: 0, width: 2, height: 3))
    #expect(
      try bounds(.rectangle(rect(-0.5, -1.25, 1, 2)))
        == PixelRect(x: -1, y: -2, width: 2, height: 3))
    let curve = ShapePath([
      .move(to: .init(x: 0, y: 0)),
      .cubic(
        control1: .init(x: -3, y: 7), control2: .init(x: 9, y: -5), to: .init(x: 2, y: 1)),
    ])
    #expect(try bounds(curve) == PixelRect(x: -3, y: -5, width: 12, height: 12))
    #expect(try bounds(ShapePath()) == nil)
  }

  @Test(
    arguments: [
      [(1, 2), (4, 2), (4, 6), (1, 6)], [(1, 2), (1, 6), (4, 6), (4, 2)],
      [(4, 6), (1, 6), (1, 2), (4, 2)], [(1, 2), (4, 2), (4, 6), (1, 6), (1, 2)],
    ] as [[(Double, Double)]])
  func `covers whole pixels as a rectangle between them`(places: [(Double, Double)]) throws {
    #expect(
      try device(polygon(places)).wholePixels == PixelRect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    arguments: [
      [(1.5, 2), (4, 2), (4, 6), (1.5, 6)], [(1, 2), (4, 2), (4, 6.5), (1, 6.5)],
      [(1, 2), (4, 2), (5, 6), (2, 6)], [(1, 2), (4, 6), (4, 2), (1, 6)], [(1, 2), (4, 2), (4, 6)],
      [(1, 2), (4, 2), (4, 6), (1, 6), (2, 3)], [(1, 2), (4, 2), (4, 6), (1, 6), (1, 2), (1, 2)],
    ] as [[(Double, Double)]])
  func `covers no whole pixels as anything else`(places: [(Double, Double)]) throws {
    #expect(try device(polygon(places)).wholePixels == nil)
  }

  @Test func `covers no whole pixels as two rectangles or with round corners`() throws {
    let one = ShapePath.rectangle(rect(0, 0, 2, 2))
    #expect(try device(one).wholePixels != nil)
    #expect(try device(ShapePath(one.elements + one.elements)).wholePixels == nil)
    #expect(try device(.roundedRectangle(rect(0, 0, 4, 4), radius: 1)).wholePixels == nil)
  }

  @Test func `goes on at the start of a contour that is closed`() throws {
    let path = try device(
      ShapePath([
        .move(to: .init(x: 1, y: 1)), .line(to: .init(x: 2, y: 1)), .close, .close,
        .line(to: .init(x: 3, y: 3)),
        .cubic(
          control1: .init(x: 4, y: 4), control2: .init(x: 5, y: 5), to: .init(x: 6, y: 6)),
      ]))
    let start = DevicePath.Point(x: 64, y: 64)
    #expect(path.contours.map(\.start) == [start, start])
    #expect(path.contours.map(\.isClosed) == [true, false])
    #expect(path.contours.map(\.steps.count) == [1, 2])
    // Two starts, two lines, and a curve of three points.
    #expect(path.pointCount == 7)
  }

  @Test func `begins at its first point where it has no move`() throws {
    let path = try device(
      ShapePath([.line(to: .init(x: 3, y: 4)), .line(to: .init(x: 5, y: 6))]))
    #expect(path.contours.map(\.start) == [DevicePath.Point(x: 192, y: 256)])
  }

  @Test func `has as many steps as FreeType counts points`() throws {
    let places = [(Double, Double)](repeating: (1, 1), count: 32_768)
    #expect(throws: Never.self) {
      try device(polygon(Array(places.dropLast()), isClosed: false))
    }
    #expect(throws: RenderError.unreadableShape(detail: "it has 32768 points or more")) {
      try device(polygon(places, isClosed: false))
    }
  }
}

@Suite struct `A shape that reaches far outside` {
  private func shortened(_ places: [(Double, Double)], isClosed: Bool = false) throws
    -> [DevicePath.Point]
  {
    let path = try device(polygon(places, isClosed: isClosed))
      .shortened(to: PixelRect(x: 0, y: 0, width: 10, height: 20))
    let contour = try #require(path.contours.first)
    return [contour.start]
      + contour.steps.compactMap { step in
        if case .line(let end) = step { end } else { nil }
      }
  }

  private func points(_ places: (Int, Int)...) -> [DevicePath.Point] {
    places.map { DevicePath.Point(x: $0.0, y: $0.1) }
  }

  @Test func `is moved to a pixel beside what shows`() throws {
    #expect(
      try shortened([(-100, 2), (-90, 8), (5, 8)]) == points((-64, 128), (-64, 512), (320, 512)))
    #expect(
      try shortened([(100, 2), (90, 8), (5, 8)]) == points((704, 128), (704, 512), (320, 512)))
    #expect(
      try shortened([(2, -100), (8, -90), (8, 5)]) == points((128, -64), (512, -64), (512, 320)))
    #expect(
      try shortened([(2, 100), (8, 90), (8, 5)]) == points((128, 1344), (512, 1344), (512, 320)))
  }

  @Test func `keeps a line that may cross what shows`() throws {
    #expect(
      try shortened([(-100, -90), (100, 110)])
        == points((-64, -64), (-6400, -5760), (6400, 7040)))
  }

  @Test func `keeps its closing line`() throws {
    #expect(
      try shortened([(2, 2), (8, 2), (8, 100)], isClosed: true)
        == points((128, 128), (512, 128), (512, 1344), (512, 6400), (128, 128)))
  }

  /// A line there and back again is 2^24 px from corner to corner, across and down.
  @Test(
    arguments: [(63, 64), (64, 32), (127, 32), (128, 21)] as [(Int, Int)])
  func `has lines of 2^30 px for each 64 rows at most`(height: Int, most: Int) throws {
    let far = Double(1 << 22)
    func cut(_ count: Int) throws -> DevicePath {
      let places = (0...count).map { $0 % 2 == 0 ? (-far, -far) : (far, far) }
      return try device(polygon(places, isClosed: false))
        .shortened(to: PixelRect(x: 0, y: 0, width: 10, height: height))
    }
    #expect(throws: Never.self) { try cut(most) }
    let length = (most + 1) << 24
    #expect(throws: RenderError.unreadableShape(detail: "its outline is \(length) px long")) {
      try cut(most + 1)
    }
  }
}
