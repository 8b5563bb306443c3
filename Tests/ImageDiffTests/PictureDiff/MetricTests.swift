import ImageDiff
import Imaging
import Testing

@Suite struct `Comparing by a metric` {
  static let word = Drawing.picture(
    """
    ........................
    ........##..............
    ........................
    ..####..####..##..####..
    ..#..#..#.....##..#..#..
    ..####..####..##..####..
    ..#.....#.....##..#.....
    ..####..####..##..####..
    ........................
    ........................
    """)
  /// Without the mark over the second letter.
  static let unmarked = Drawing.picture(
    """
    ........................
    ........................
    ........................
    ..####..####..##..####..
    ..#..#..#.....##..#..#..
    ..####..####..##..####..
    ..#.....#.....##..#.....
    ..####..####..##..####..
    ........................
    ........................
    """)
  /// Each pixel a level off.
  static let noisy = Bitmap(
    width: word.width, height: word.height, format: .gray8,
    bytes: word.bytes.map { $0 == 0 ? 1 : $0 - 1 })

  static let rule = PixelmatchRule()
  static let metrics: [Metric] = [.exact, .text, .pixelmatch(rule)]

  static func found(
    _ old: Bitmap, _ new: Bitmap, by metric: Metric
  ) throws -> (inMemory: MetricComparison, inFiles: MetricComparison) {
    (
      compare(expected: old, actual: new, by: metric),
      try compare(
        expected: MemorySource(PNG.encode(old), name: "old.png"),
        actual: MemorySource(PNG.encode(new), name: "new.png"), by: metric)
    )
  }

  @Test(arguments: Self.metrics)
  func `finds the same pixels equal`(metric: Metric) throws {
    let found = try Self.found(Self.word, Self.word, by: metric)
    #expect(found.inMemory.verdict == .equal && found.inMemory == found.inFiles)
    #expect(found.inMemory.findings.isEmpty)
  }

  @Test func `lets noise of a level pass but exactly, and tells it either way`() throws {
    let noise = Cause.rasteriserNoise(greatestLevel: 1)
    let exact = try Self.found(Self.word, Self.noisy, by: .exact)
    #expect(exact.inMemory.verdict == .differs && exact.inMemory == exact.inFiles)
    #expect(exact.inMemory.findings.map(\.cause) == [noise])
    let text = try Self.found(Self.word, Self.noisy, by: .text)
    #expect(text.inMemory.verdict == .passes && text.inMemory == text.inFiles)
    #expect(text.inMemory.findings.map(\.cause) == [noise])
    #expect(text.inMemory.difference?.differingPixels == 240)
    let pixelmatch = try Self.found(Self.word, Self.noisy, by: .pixelmatch(Self.rule))
    #expect(pixelmatch.inMemory.verdict == .passes && pixelmatch.inMemory == pixelmatch.inFiles)
    #expect(pixelmatch.inMemory.pixelmatchCount?.differingPixels == 0)
    #expect(pixelmatch.inMemory.findings.isEmpty)
  }

  @Test(arguments: Self.metrics)
  func `tells a lost mark by any metric`(metric: Metric) throws {
    let found = try Self.found(Self.word, Self.unmarked, by: metric)
    #expect(found.inMemory.verdict == .differs && found.inMemory == found.inFiles)
    #expect(found.inMemory.findings.map(\.cause) == [.inkVanished(.mark)])
    #expect(found.inMemory.words == .told && !found.inMemory.isNearLimit)
  }

  @Test func `boxes what differs to the pixel`() throws {
    let found = try Self.found(Self.word, Self.unmarked, by: .exact)
    #expect(found.inMemory.clusters == [PixelRect(x: 8, y: 1, width: 2, height: 1)])
  }

  @Test(arguments: Self.metrics)
  func `never lets other sizes pass`(metric: Metric) throws {
    let wide = Bitmap(width: 2, height: 1, format: .gray8, bytes: [255, 255])
    let tall = Bitmap(width: 1, height: 2, format: .gray8, bytes: [255, 255])
    let found = try Self.found(wide, tall, by: metric)
    #expect(found.inMemory.verdict == .differs && found.inMemory == found.inFiles)
    #expect(found.inMemory.difference == nil && found.inMemory.pixelmatchCount == nil)
    #expect(
      found.inMemory.findings.map(\.cause) == [
        .pictureSize(
          from: PixelSize(width: 2, height: 1), to: PixelSize(width: 1, height: 2))
      ])
  }

  @Test func `takes the threshold of pixelmatch's rule`() {
    let old = Bitmap(width: 1, height: 1, format: .gray8, bytes: [0])
    let new = Bitmap(width: 1, height: 1, format: .gray8, bytes: [27])
    let verdict = { (threshold: Double) in
      compare(
        expected: old, actual: new, by: .pixelmatch(PixelmatchRule(threshold: threshold))
      ).verdict
    }
    #expect(verdict(0.1) == .differs && verdict(0.11) == .passes)
  }

  @Test func `lets colours that nobody sees pass as text`() {
    let old = Bitmap(width: 1, height: 1, format: .rgba8, bytes: [1, 2, 3, 0])
    let new = Bitmap(width: 1, height: 1, format: .rgba8, bytes: [9, 9, 9, 0])
    #expect(compare(expected: old, actual: new, by: .exact).verdict == .differs)
    #expect(compare(expected: old, actual: new, by: .text).verdict == .passes)
  }

  @Test func `reads files of other kinds as well`() throws {
    // 16 bits in passes, against 8 bits in rows; the second row is another.
    let passes = HandmadePNG(
      width: 2, height: 2, bits: 16, colorType: 0, interlace: 1,
      rows: [0, 1, 1, 0, 2, 2, 0, 3, 3, 4, 4])
    let plain = HandmadePNG(
      width: 2, height: 2, bits: 8, colorType: 0, rows: [0, 1, 2, 0, 3, 200])
    let found = try compare(
      expected: MemorySource(passes.file, name: "old.png"),
      actual: MemorySource(plain.file, name: "new.png"), by: .pixelmatch(Self.rule))
    #expect(found.pixelmatchCount?.differingPixels == 1)
    #expect(found.clusters == [PixelRect(x: 1, y: 1, width: 1, height: 1)])
  }

  @Test(arguments: Self.metrics)
  func `names the damaged file`(metric: Metric) throws {
    let good = try PNG.encode(Self.word)
    let error = #expect(throws: PictureFileError.self) {
      try compare(
        expected: MemorySource(good, name: "good.png"),
        actual: MemorySource(Array(good.dropLast(5)), name: "bad.png"), by: metric)
    }
    guard case .notPicture("bad.png", .truncated) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}
