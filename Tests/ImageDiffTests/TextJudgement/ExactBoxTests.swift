import ImageDiff
import Imaging
import Testing

@Suite struct `Boxes around what differs` {
  static let size = PixelSize(width: 200, height: 90)

  /// A white page with boxes of other levels on it.
  static func page(_ boxes: [(area: PixelRect, level: UInt8)]) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: size.width * size.height)
    for (area, level) in boxes {
      for row in area.y..<area.maxY {
        for column in area.x..<area.maxX { bytes[row * size.width + column] = level }
      }
    }
    return Bitmap(width: size.width, height: size.height, format: .gray8, bytes: bytes)
  }

  static let blank = page([])

  /// From the first to the last column and row with a pixel that differs.
  static func differing(_ one: Bitmap, _ other: Bitmap) -> PixelRect? {
    let places = one.bytes.indices.filter { one.bytes[$0] != other.bytes[$0] }
    let columns = places.map { $0 % one.width }
    guard let left = columns.min(), let right = columns.max(), let first = places.first,
      let last = places.last
    else { return nil }
    return PixelRect(
      columns: left..<right + 1, rows: first / one.width..<last / one.width + 1)
  }

  @Test(arguments: 0..<9)
  func `are as large as ink that came or went, wherever it lies`(offset: Int) {
    for (width, height) in [(1, 1), (3, 5), (9, 2), (24, 16), (61, 11)] {
      let box = PixelRect(x: 40 + offset, y: 30 + offset, width: width, height: height)
      let inked = Self.page([(box, 0)])
      for found in [
        judge(expected: Self.blank, actual: inked), judge(expected: inked, actual: Self.blank),
      ] {
        #expect(found.clusters == [box])
        #expect(found.findings.map(\.area) == [box])
      }
    }
  }

  @Test(arguments: 0..<9)
  func `are apart where differences are far apart in one row or column`(offset: Int) {
    let boxes = [
      PixelRect(x: 5 + offset, y: 3 + offset, width: 3, height: 5),
      PixelRect(x: 60 + offset, y: 40 + offset, width: 5, height: 7),
      PixelRect(x: 150 - offset, y: 75 - offset, width: 1, height: 9),
    ]
    let found = judge(expected: Self.blank, actual: Self.page(boxes.map { ($0, 0) }))
    #expect(found.clusters == boxes)
    #expect(found.findings.map(\.area) == boxes)
  }

  @Test(arguments: 0..<9)
  func `are as large as a ground that changed`(offset: Int) {
    let box = PixelRect(x: 40 + offset, y: 20 + offset, width: 77, height: 43)
    let found = judge(expected: Self.blank, actual: Self.page([(box, 200)]))
    #expect(found.findings.map(\.area) == [box])
  }

  @Test(arguments: 0..<9)
  func `are as high as ink that came to a line or went, not as the line`(offset: Int) {
    let letters = (0..<6).map {
      (area: PixelRect(x: 10 + 12 * $0, y: 20, width: 4, height: 24), level: UInt8(0))
    }
    let line = Self.page(letters)
    let box = PixelRect(x: 90 + offset, y: 26, width: 7, height: 9 + offset)
    let inked = Self.page(letters + [(box, 0)])
    for found in [judge(expected: line, actual: inked), judge(expected: inked, actual: line)] {
      #expect(found.clusters == [box])
      #expect(found.findings.map(\.area) == [box])
    }
  }

  @Test(arguments: 0..<9)
  func `are as large as a line of text that came or went`(offset: Int) throws {
    let place = (x: 8.3 + Double(offset), y: 6.2)
    let text = { (words: String) in
      StrokeText(text: words, place: place).picture(width: 200, height: 90)
    }
    let (one, two) = (text("Hello tell"), text("Hello tell\n  Hit one"))
    let box = try #require(Self.differing(one, two))
    for found in [judge(expected: one, actual: two), judge(expected: two, actual: one)] {
      #expect(found.clusters == [box])
      #expect(found.findings.map(\.area) == [box])
    }
  }

  @Test(arguments: 0..<9)
  func `are as wide as lines whose words moved to other lines`(offset: Int) throws {
    let place = (x: 8.3 + Double(offset), y: 6.2)
    let text = { (words: String) in
      StrokeText(text: words, place: place).picture(width: 200, height: 90)
    }
    let (one, other) = (text("Hello tell Hit\none Lilo tie"), text("Hello tell\nHit one Lilo tie"))
    let all = [Self.differing(one, Self.blank), Self.differing(other, Self.blank)].compactMap(
      \.self)
    let found = judge(expected: one, actual: other)
    #expect(found.findings.map(\.cause) == [.reflowed])
    #expect(found.findings.map(\.area.x) == [all.map(\.x).min()])
    #expect(found.findings.map(\.area.maxX) == [all.map(\.maxX).max()])
  }

  @Test(arguments: 0..<9)
  func `of pixels count each of them and no other`(offset: Int) throws {
    let boxes = [
      PixelRect(x: 5 + offset, y: 3 + offset, width: 3, height: 5),
      PixelRect(x: 60 + offset, y: 40 + offset, width: 1, height: 1),
    ]
    let found = compare(
      expected: Self.blank, actual: Self.page(boxes.map { ($0, 254) }), by: .exact)
    #expect(found.clusters == boxes)
  }
}
