import ImageDiff
import Imaging
import Testing

@Suite struct `Pictures that hold no text` {
  static func plain(_ width: Int, _ height: Int, _ level: UInt8) -> Bitmap {
    Bitmap(
      width: width, height: height, format: .gray8,
      bytes: Array(repeating: level, count: width * height))
  }

  static func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    var random = FixedRandom(state: seed)
    return Bitmap(
      width: width, height: height, format: .gray8,
      bytes: (0..<width * height).map { _ in UInt8.random(in: 0...255, using: &random) })
  }

  @Test func `two empty pictures of one colour are equal`() {
    #expect(judge(expected: Self.plain(9, 9, 200), actual: Self.plain(9, 9, 200)).verdict == .equal)
  }

  @Test func `two empty pictures of other colours differ by their ground`() {
    let judgement = judge(expected: Self.plain(9, 9, 200), actual: Self.plain(9, 9, 100))
    #expect(
      judgement.findings.map(\.cause) == [
        .ground(
          from: RGBAColor(red: 200, green: 200, blue: 200),
          to: RGBAColor(red: 100, green: 100, blue: 100))
      ])
  }

  @Test func `one pixel beside another is a changed ground`() {
    #expect(judge(expected: Self.plain(1, 1, 0), actual: Self.plain(1, 1, 255)).verdict == .changed)
    #expect(judge(expected: Self.plain(1, 1, 9), actual: Self.plain(1, 1, 9)).verdict == .equal)
  }

  @Test func `one pixel beside a picture differs in size`() {
    let judgement = judge(expected: Self.plain(1, 1, 255), actual: StrokeText().picture())
    #expect(judgement.verdict == .changed)
    #expect(judgement.findings.contains { if case .pictureSize = $0.cause { true } else { false } })
  }

  @Test func `text on an empty picture appeared, line by line`() {
    let judgement = judge(
      expected: Self.plain(130, 60, 255), actual: StrokeText().picture(width: 130, height: 60))
    #expect(judgement.findings.map(\.cause) == [.inkAppeared(.line), .inkAppeared(.line)])
  }

  @Test func `a picture gone all to ink is changed`() {
    let judgement = judge(
      expected: StrokeText().picture(width: 130, height: 60), actual: Self.plain(130, 60, 0))
    #expect(judgement.verdict == .changed)
  }

  @Test func `noise beside other noise is changed, in few words`() {
    let judgement = judge(
      expected: Self.noise(300, 200, seed: 1), actual: Self.noise(300, 200, seed: 2))
    #expect(judgement.verdict == .changed)
    #expect(judgement.findings.count <= 64)
    #expect(judgement.clusters.count <= 4096)
  }

  @Test func `a checkerboard beside its negative is changed`() {
    let board = { (first: Int) in
      Bitmap(
        width: 64, height: 64, format: .gray8,
        bytes: (0..<4096).map { ($0 % 64 + $0 / 64 + first) % 2 == 0 ? 0 : 255 })
    }
    #expect(judge(expected: board(0), actual: board(1)).verdict == .changed)
  }

  @Test func `two bars that became one column have no size left, and are judged`() {
    var (expected, actual) = ([UInt8](repeating: 255, count: 2800), [UInt8]())
    actual = expected
    // A line below the bars, too faint to be ink, makes the piece as wide as both of them.
    for column in 18..<52 { expected[25 * 70 + column] = 247 }
    for row in 12..<26 {
      for column in [26, 43] { expected[row * 70 + column] = 191 }
    }
    for row in 15..<23 { actual[row * 70 + 34] = 47 }
    let judgement = judge(
      expected: Bitmap(width: 70, height: 40, format: .gray8, bytes: expected),
      actual: Bitmap(width: 70, height: 40, format: .gray8, bytes: actual))
    #expect(judgement.verdict == .changed)
  }
}

@Suite struct `Any two pictures` {
  /// Stripes, dots and noise of all kinds of sizes, grey and in colours.
  static func picture(with random: inout FixedRandom) -> Bitmap {
    let format: Bitmap.Format = Bool.random(using: &random) ? .gray8 : .rgba8
    let width = Int.random(in: 1...70, using: &random)
    let height = Int.random(in: 1...40, using: &random)
    let ground = UInt8.random(in: 0...255, using: &random)
    var bytes = Array(repeating: ground, count: width * height * format.bytesPerPixel)
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let level = UInt8.random(in: 0...255, using: &random)
      let left = Int.random(in: 0..<width, using: &random)
      let top = Int.random(in: 0..<height, using: &random)
      let right = min(width, left + Int.random(in: 1...12, using: &random))
      let bottom = min(height, top + Int.random(in: 1...12, using: &random))
      for row in top..<bottom {
        let start = (row * width + left) * format.bytesPerPixel
        let end = (row * width + right) * format.bytesPerPixel
        for index in start..<end where format == .gray8 || index % 3 != 0 { bytes[index] = level }
      }
    }
    if Int.random(in: 0...3, using: &random) == 0 {
      for _ in 0..<bytes.count / 3 {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(
          in: 0...255, using: &random)
      }
    }
    return Bitmap(width: width, height: height, format: format, bytes: bytes)
  }

  @Test(arguments: 0..<3)
  func `are judged, and what is told lies inside them`(seed: Int) {
    var random = FixedRandom(state: UInt64(seed) << 32)
    for _ in 0..<60 {
      let expected = Self.picture(with: &random)
      let actual = Self.picture(with: &random)
      let judgement = judge(expected: expected, actual: actual)
      let area = PixelRect(
        x: 0, y: 0, width: max(expected.width, actual.width),
        height: max(expected.height, actual.height))
      for rectangle in judgement.findings.map(\.area) + judgement.clusters {
        #expect(rectangle.union(area) == area)
      }
      #expect((judgement.verdict == .equal) == judgement.findings.isEmpty)
      #expect(!judgement.isNear || judgement.verdict == .rasteriserNoise)
      #expect(judge(expected: expected, actual: expected).verdict == .equal)
    }
  }

  @Test(arguments: 0..<2)
  func `that differ in a few bytes are judged`(seed: Int) {
    var random = FixedRandom(state: UInt64(seed) << 40)
    for _ in 0..<60 {
      let (expected, actual) = RandomPair.make(with: &random)
      let judgement = judge(expected: expected, actual: actual)
      #expect(expected.size == actual.size || judgement.verdict == .changed)
    }
  }

  @Test func `are judged the same each time`() {
    var random = FixedRandom(state: 77)
    for _ in 0..<15 {
      let (expected, actual) = (Self.picture(with: &random), Self.picture(with: &random))
      #expect(
        judge(expected: expected, actual: actual) == judge(expected: expected, actual: actual))
    }
  }
}

extension Bitmap {
  fileprivate var size: PixelSize { PixelSize(width: width, height: height) }
}
