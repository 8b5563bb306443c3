import Snapshots
import ImageDiff
import Imaging
import Testing

@testable import Verification

@Suite struct `Pairs of pictures that are judged once` {
  private let bench: Bench
  private let golden: [UInt8]
  private let expected: Bitmap
  private let actual: Bitmap

  init() throws {
    bench = try Bench()
    expected = try bench.drawn(Bench.word()).bitmap
    actual = try bench.drawn(Bench.word("Typo")).bitmap
    golden = try PNG.encode(expected)
  }

  @Test func `are the same for the same file and picture`() throws {
    let pairs = JudgedPairs()
    let pair = try pairs.pair(of: golden, and: actual, limits: PNGLimits())
    #expect(pair.expected == expected && pair.actual == actual)
    #expect(pair.judgement == judge(expected: expected, actual: actual))
    #expect(try pairs.pair(of: golden, and: actual, limits: PNGLimits()) === pair)
  }

  @Test func `are others where either is another`() throws {
    let pairs = JudgedPairs()
    let pair = try pairs.pair(of: golden, and: actual, limits: PNGLimits())
    let same = try pairs.pair(of: golden, and: expected, limits: PNGLimits())
    #expect(same !== pair && same.comparison == .equal)
    // The same pixels in another file.
    let packed = try PNG.encode(expected, for: .fast)
    try #require(packed != golden)
    #expect(try pairs.pair(of: packed, and: actual, limits: PNGLimits()) !== pair)
  }

  @Test func `are forgotten, those made last at last`() throws {
    // Six fit, and six that were made before.
    let pairs = JudgedPairs(greatestSize: 6 * size + 5)
    let first = try pairs.pair(of: golden, and: actual, limits: PNGLimits())
    for level: UInt8 in 1...11 {
      _ = try pairs.pair(of: golden, and: shade(level), limits: PNGLimits())
    }
    #expect(try pairs.pair(of: golden, and: actual, limits: PNGLimits()) === first)
    _ = try pairs.pair(of: golden, and: shade(12), limits: PNGLimits())
    #expect(try pairs.pair(of: golden, and: actual, limits: PNGLimits()) !== first)
  }

  @Test func `are not kept where they are large`() throws {
    let pairs = JudgedPairs(greatestSize: 6 * size - 1)
    let first = try pairs.pair(of: golden, and: actual, limits: PNGLimits())
    #expect(try pairs.pair(of: golden, and: actual, limits: PNGLimits()) !== first)
  }

  /// How many bytes a pair takes.
  private var size: Int { expected.bytes.count + actual.bytes.count + golden.count }

  /// Today's picture with another first pixel.
  private func shade(_ level: UInt8) -> Bitmap {
    Bitmap(
      width: actual.width, height: actual.height, format: actual.format,
      bytes: [level] + actual.bytes.dropFirst())
  }

  @Test func `are none of a file that is damaged, however often it is asked for`() throws {
    let pairs = JudgedPairs()
    for _ in 0..<2 {
      #expect(throws: PNGError.self) {
        try pairs.pair(of: Array(golden.dropLast(20)), and: actual, limits: PNGLimits())
      }
    }
  }

  @Test func `become files as each of their pictures would`() throws {
    let pair = try JudgedPairs().pair(of: golden, and: actual, limits: PNGLimits())
    for _ in 0..<2 {
      #expect(try pair.packedActual() == PNG.encode(actual, for: .fast))
      #expect(
        try pair.packedDifference()
          == PNG.encode(differencePicture(expected: expected, actual: actual), for: .fast))
    }
  }

  @Test func `leave each cell to its own golden, where both show the same today`() throws {
    let (one, other) = (Bench.word(name: "one"), Bench.word("Typo", name: "other"))
    try bench.record(one, other)
    let today = Bench.word("Types", name: "other")
    let outcomes = try bench.verify(Bench.word("Types", name: "one"), today).outcomes
    let said = outcomes.map { outcome in
      outcome.recordedFacts.map { $0.lines.map(\.text) }
    }
    #expect(said == [["Type"], ["Type"], ["Typo"], ["Typo"]])
    #expect(outcomes.allSatisfy { $0.drawnFacts?.lines.map(\.text) == ["Types"] })
    let alone = try bench.verify(today).outcomes
    #expect(
      outcomes.suffix(2).map(\.verdict) == alone.filter { $0.verdict != .obsolete }.map(\.verdict))
  }
}
