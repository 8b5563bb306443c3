import Imaging
import Testing

@testable import PictureDiff

@Suite struct `Clusters of marked pixels` {
  static func boxes(
    _ places: [PixelPoint], in size: PixelSize = PixelSize(width: 200, height: 100)
  ) -> [PixelRect] {
    var map = ClusterMap(size: size)
    for place in places { map.mark(x: place.x, y: place.y) }
    return map.boxes
  }

  @Test func `are none where nothing is marked`() {
    #expect(Self.boxes([]) == [])
  }

  @Test func `are boxes to the pixel`() {
    let marked = [PixelPoint(x: 9, y: 9), PixelPoint(x: 13, y: 10), PixelPoint(x: 11, y: 14)]
    #expect(Self.boxes(marked) == [PixelRect(x: 9, y: 9, width: 5, height: 6)])
  }

  @Test func `are apart where there is room between them`() {
    let marked = [PixelPoint(x: 100, y: 50), PixelPoint(x: 10, y: 50), PixelPoint(x: 10, y: 80)]
    #expect(
      Self.boxes(marked) == [
        PixelRect(x: 10, y: 50, width: 1, height: 1),
        PixelRect(x: 100, y: 50, width: 1, height: 1),
        PixelRect(x: 10, y: 80, width: 1, height: 1),
      ])
  }

  @Test func `are one where there is hardly any room`() {
    let marked = [PixelPoint(x: 3, y: 3), PixelPoint(x: 6, y: 6), PixelPoint(x: 10, y: 6)]
    #expect(Self.boxes(marked) == [PixelRect(x: 3, y: 3, width: 8, height: 4)])
  }

  @Test func `are few however much is marked, and leave no pixel out`() {
    let size = PixelSize(width: 2000, height: 2000)
    let marked = (0..<100).flatMap { row in
      (0..<100).map { PixelPoint(x: $0 * 20, y: row * 20) }
    }
    let boxes = Self.boxes(marked, in: size)
    #expect(boxes.count <= 128)
    #expect(
      marked.allSatisfy { place in
        boxes.contains {
          $0.x <= place.x && place.x < $0.maxX && $0.y <= place.y && place.y < $0.maxY
        }
      })
  }
}

@Suite struct `Frames around clusters` {
  static let size = PixelSize(width: 100, height: 60)

  static func frames(_ boxes: [PixelRect]) -> [PixelRect] {
    BoxOutlines(around: boxes, within: size).frames
  }

  @Test func `leave two pixels free`() {
    #expect(
      Self.frames([PixelRect(x: 20, y: 20, width: 4, height: 5)])
        == [PixelRect(x: 17, y: 17, width: 10, height: 11)])
  }

  @Test func `run along the edge where there is no room`() {
    #expect(
      Self.frames([PixelRect(x: 0, y: 1, width: 4, height: 5)])
        == [PixelRect(x: 0, y: 0, width: 7, height: 9)])
  }

  @Test func `hold the words of a line together, and leave lines apart`() {
    let words = [
      PixelRect(x: 10, y: 10, width: 20, height: 10), PixelRect(x: 38, y: 12, width: 20, height: 8),
      PixelRect(x: 10, y: 30, width: 20, height: 10),
    ]
    #expect(
      Self.frames(words) == [
        PixelRect(x: 7, y: 7, width: 54, height: 16),
        PixelRect(x: 7, y: 27, width: 26, height: 16),
      ])
  }

  @Test func `become one where they would cross`() {
    let boxes = [
      PixelRect(x: 20, y: 10, width: 4, height: 4), PixelRect(x: 20, y: 18, width: 40, height: 4),
    ]
    #expect(Self.frames(boxes) == [PixelRect(x: 17, y: 7, width: 46, height: 18)])
  }

  @Test func `are a hundred at most`() {
    let boxes = (0..<1000).map {
      PixelRect(x: $0 % 50 * 40, y: $0 / 50 * 40, width: 3, height: 3)
    }
    let frames = BoxOutlines(around: boxes, within: PixelSize(width: 2000, height: 800)).frames
    #expect(frames.count <= 100 && !frames.isEmpty)
  }
}
