import ImageDiff
import Imaging
import Testing

@testable import PictureDiff

/// Pictures that are looked at window by window.
@Suite struct `A pair too large to be looked at whole` {
  /// 256 × 40,000 px, white but for squares of 8 × 8 px at some rows.
  static func file(squaresAt rows: [Int], column: Int = 100) throws -> MemorySource {
    let width = 256
    var bytes = [UInt8](repeating: 255, count: width * 40_000)
    for top in rows {
      for row in top..<top + 8 {
        for x in column..<column + 8 { bytes[row * width + x] = 0 }
      }
    }
    let picture = Bitmap(width: width, height: 40_000, format: .gray8, bytes: bytes)
    return MemorySource(try PNG.encode(picture), name: "picture.png")
  }

  @Test(arguments: [Metric.exact, .pixelmatch(PixelmatchRule())])
  func `is told with places in the whole picture`(metric: Metric) throws {
    let old = try Self.file(squaresAt: [100, 20_000, 39_000])
    let new = try Self.file(squaresAt: [100, 39_000])
    let found = try compare(expected: old, actual: new, by: metric)
    #expect(found.verdict == .differs && found.words == .told)
    #expect(found.clusters == [PixelRect(x: 100, y: 20_000, width: 8, height: 8)])
    #expect(found.findings.map(\.area.y) == [20_000])
    #expect(found.findings.map(\.area.maxY) == [20_008])
    // Lines above the window have not been counted.
    #expect(found.findings.map(\.lines) == [[]])
  }

  @Test func `that differs all over by the rule of pixelmatch has numbers alone`() throws {
    let rows = Array(stride(from: 0, to: 39_000, by: 300))
    let old = try Self.file(squaresAt: rows)
    let new = try Self.file(squaresAt: rows, column: 101)
    let pixelmatch = try compare(expected: old, actual: new, by: .pixelmatch(PixelmatchRule()))
    #expect(pixelmatch.words == .tooMuchToTell && pixelmatch.findings.isEmpty)
    #expect(pixelmatch.difference?.differingPixels == rows.count * 16)
    #expect(pixelmatch.pixelmatchCount?.differingPixels == rows.count * 16)
    #expect(pixelmatch.verdict == .differs && pixelmatch.clusters.count <= 128)
  }
}

@Suite struct `The plan of a closer look` {
  static func comparison(rows: [Int], size: PixelSize) -> PNGComparison {
    var tally = DifferenceTally()
    for row in rows {
      var found = RowDifference()
      let (old, new): ([UInt8], [UInt8]) = ([0], [1])
      found.note(0..<1, of: .gray8, between: old, and: new)
      tally.note(found, in: row)
    }
    return PNGComparison(expectedSize: size, actualSize: size, tally: tally, evidence: .rows)
  }

  static let large = PixelSize(width: 16_384, height: 16_384)

  @Test func `takes small pictures whole`() {
    let size = PixelSize(width: 2064, height: 2752)
    let plan = LookPlan(for: Self.comparison(rows: [5], size: size), by: .exact, as: .rgba8)
    #expect(plan.windows == [0..<2752])
  }

  @Test func `takes the lines around what differs, joined where they meet`() {
    let found = Self.comparison(rows: [10, 500, 700, 9_000], size: Self.large)
    let plan = LookPlan(for: found, by: .text, as: .gray8)
    #expect(plan.windows == [0..<203, 308..<893, 8_808..<9_193])
  }

  @Test func `holds no more than forty megabytes of a picture`() {
    let found = Self.comparison(rows: Array(0..<300), size: Self.large)
    #expect(LookPlan(for: found, by: .text, as: .rgba8).mostRows == 640)
    #expect(LookPlan(for: found, by: .text, as: .rgba8).windows == [0..<492])
    let more = Self.comparison(rows: Array(0..<500), size: Self.large)
    #expect(LookPlan(for: more, by: .text, as: .rgba8).windows == [0..<692])
    #expect(LookPlan(for: more, by: .exact, as: .gray8).windows == [0..<692])
    #expect(LookPlan(for: more, by: .exact, as: .gray8).mostRows == 384)
  }

  @Test func `is empty for an exact comparison where most rows of a large picture differ`() {
    let size = PixelSize(width: 16_384, height: 1000)
    let half = Self.comparison(rows: Array(0..<500), size: size)
    #expect(LookPlan(for: half, by: .exact, as: .gray8).windows == [0..<692])
    // Every second row, which are more bands than are kept apart.
    let lines = Self.comparison(rows: Array(stride(from: 0, to: 1000, by: 2)), size: size)
    #expect(LookPlan(for: lines, by: .exact, as: .gray8).windows == [0..<1000])
    let most = Self.comparison(rows: Array(0..<501), size: size)
    #expect(LookPlan(for: most, by: .exact, as: .gray8).windows == [])
    #expect(LookPlan(for: most, by: .exact, as: .gray8, describesAll: true).windows == [0..<693])
    #expect(LookPlan(for: most, by: .text, as: .rgba8).windows == [0..<693])
  }

  @Test func `sees so much by the rule of pixelmatch only where rows are aligned`() {
    let found = Self.comparison(rows: Array(0..<500), size: Self.large)
    let rule = Metric.pixelmatch(PixelmatchRule())
    #expect(LookPlan(for: found, by: rule, as: .gray8).windows == [])
    #expect(LookPlan(for: found, by: rule, as: .gray8, describesAll: true).windows == [0..<692])
  }
}

@Suite struct `Windows of rows` {
  @Test(arguments: UInt64(0)..<40)
  func `hold the rows of the picture, some of them twice`(seed: UInt64) throws {
    var random = FixedRandom(state: seed)
    let file = RandomFile.make(with: &random)
    let bytes = file.bytes(with: &random)
    guard let whole = try? PNG.decode(bytes) else { return }
    let source = ShortReads(bytes, name: "file.png", seed: seed, most: 50)
    let windows = try RowWindows(PictureFile(source: source, limits: .streamed))
    var first = 0
    while first < whole.height {
      let end = min(whole.height, first + Int.random(in: 5...9, using: &random))
      let window = try windows.window(first..<end, as: .rgba8)
      let part = whole.expandedToRGBA()
      #expect(window.bytes == Array(part.bytes[first * part.bytesPerRow..<end * part.bytesPerRow]))
      guard end < whole.height else { return }
      first = end - Int.random(in: 0...4, using: &random)
    }
  }

  @Test(arguments: UInt64(0)..<60)
  func `give pixelmatch's rule the same answer as whole pictures`(seed: UInt64) {
    var random = FixedRandom(state: seed)
    // Few colours, some translucent, so that there are areas, edges and ground to see.
    let colors: [[UInt8]] = [
      [0, 0, 0, 255], [255, 255, 255, 255], [90, 90, 90, 255], [0, 0, 0, 60],
    ]
    let pixels = (0..<20 * 30).map { _ in colors.randomElement(using: &random) ?? [] }
    let others = pixels.map { pixel in
      Int.random(in: 0...3, using: &random) > 0
        ? pixel : colors.randomElement(using: &random) ?? []
    }
    let bitmap = { (pixels: [[UInt8]], rows: Range<Int>) in
      Bitmap(
        width: 20, height: rows.count, format: .rgba8,
        bytes: pixels[rows.lowerBound * 20..<rows.upperBound * 20].flatMap { $0 })
    }
    let rule = PixelmatchRule()
    let whole = rule.compare(expected: bitmap(pixels, 0..<30), actual: bitmap(others, 0..<30))
    var count = PixelmatchCount()
    for first in stride(from: 0, to: 30, by: 7) {
      let rows = first..<min(first + 7, 30)
      let wide = (first - 2..<rows.upperBound + 2).clamped(to: 0..<30)
      rule.add(
        PixelmatchRule.Window(
          expected: bitmap(pixels, wide), actual: bitmap(others, wide), firstRow: wide.lowerBound,
          rows: rows),
        to: &count
      ) { _ in }
    }
    #expect(whole == .compared(count))
  }
}
