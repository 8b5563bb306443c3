import ImageDiff
import Imaging
import Testing

@testable import PictureDiff

@Suite struct `Windows of a closer look` {
  /// Ten columns and 2000 rows, some with a black pixel.
  private static func picture(_ rows: some Sequence<Int>, height: Int = 2000) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: 10 * height)
    for row in rows { bytes[row * 10 + 3] = 0 }
    return Bitmap(width: 10, height: height, format: .gray8, bytes: bytes)
  }

  private static func plan(
    _ rows: some Sequence<Int>, height: Int = 2000, by metric: Metric = .exact, mostRows: Int,
    describesAll: Bool = false
  ) throws -> LookPlan {
    let files = try `Text in more rows than fit in memory`.files(
      picture([Int]()), picture(rows, height: height))
    return LookPlan(
      for: try files.compare(), by: metric, as: .gray8, mostForText: mostRows * 10,
      mostForWords: mostRows * 10, describesAll: describesAll)
  }

  static let pixelmatch = Metric.pixelmatch(PixelmatchRule())

  @Test(arguments: [Metric.exact, .text, Self.pixelmatch])
  func `are one where all of both pictures fits`(metric: Metric) throws {
    let whole = try Self.plan([500], by: metric, mostRows: 2000)
    #expect(whole.windows == [0..<2000])
    #expect(whole.mostRows == 2000)
    #expect(whole.lastRows == (metric == .exact ? 8000 : .max))
    #expect(try Self.plan([500], by: metric, mostRows: 1999).windows == [308..<693])
  }

  @Test func `reach 192 rows above and below, within the picture`() throws {
    #expect(try Self.plan([500, 1000], mostRows: 999).windows == [308..<693, 808..<1193])
    #expect(try Self.plan([0], mostRows: 999).windows == [0..<193])
    #expect(try Self.plan([1999], mostRows: 999).windows == [1807..<2000])
  }

  @Test func `are one where they touch`() throws {
    #expect(try Self.plan([500, 885], mostRows: 999).windows == [308..<1078])
    #expect(try Self.plan([500, 886], mostRows: 999).windows == [308..<693, 694..<1079])
    #expect(try Self.plan([500, 600], mostRows: 999).windows == [308..<793])
  }

  @Test func `are none for pixelmatch where they are more than fits`() throws {
    #expect(try Self.plan([500], by: Self.pixelmatch, mostRows: 385).windows == [308..<693])
    #expect(try Self.plan([500], by: Self.pixelmatch, mostRows: 384).windows == [])
    #expect(
      try Self.plan([500], by: Self.pixelmatch, mostRows: 384, describesAll: true).windows
        == [308..<693])
    #expect(try Self.plan([500], by: .text, mostRows: 100).windows == [308..<693])
  }

  @Test func `are none exactly where more than half of all rows differ too`() throws {
    #expect(try Self.plan(0..<1000, mostRows: 999).windows == [0..<1192])
    #expect(try Self.plan(0..<1001, mostRows: 999).windows == [])
    #expect(try Self.plan(0..<1001, mostRows: 1193).windows == [0..<1193])
    #expect(try Self.plan(0..<1001, mostRows: 1192).windows == [])
    #expect(try Self.plan(0..<1001, mostRows: 999, describesAll: true).windows == [0..<1193])
  }

  @Test func `are none for pictures of other heights that do not fit`() throws {
    #expect(try Self.plan([5], height: 1500, mostRows: 1999).windows == [])
    #expect(try Self.plan([5], height: 1500, mostRows: 2000).windows == [0..<2000])
    #expect(try Self.plan([5], height: 2001, mostRows: 2000).windows == [])
    #expect(try Self.plan([5], height: 2001, mostRows: 2001).windows == [0..<2001])
  }

  @Test func `have six mebi pixels, or forty mebibytes as text`() throws {
    #expect(LookPlan.mostForWords == 6_291_456 && LookPlan.mostForText == 41_943_040)
    let size = { (width: Int, height: Int) in PixelSize(width: width, height: height) }
    #expect(LookPlan.isWhole(size(1024, 6144), size(1, 1)))
    #expect(LookPlan.isWhole(size(1, 6144), size(1024, 1)))
    #expect(!LookPlan.isWhole(size(1024, 6145), size(1, 1)))
    #expect(!LookPlan.isWhole(size(1024, 1), size(1025, 6144)))
  }
}

@Suite struct `A cut between rows` {
  /// Rows of four pixels each, white but for some.
  private static func picture(_ count: Int, dirty: Set<Int> = [], level: UInt8 = 0) -> [UInt8] {
    (0..<count).flatMap { row -> [UInt8] in
      dirty.contains(row) ? [255, level, 255, level] : [255, 255, 255, 255]
    }
  }

  private static func below(_ one: [UInt8], _ other: [UInt8]) -> Int? {
    RowCut(bytesPerPixel: 1, bytesPerRow: 4, rows: one.count / 4).rowsBelow(in: one, other)
  }

  @Test func `is in the middle of the lowest four rows that are clear`() {
    let clear = Self.picture(40)
    #expect(Self.below(clear, clear) == 2)
    #expect(Self.below(Self.picture(40, dirty: [39]), clear) == 3)
    #expect(Self.below(clear, Self.picture(40, dirty: [37])) == 5)
    #expect(Self.below(Self.picture(40, dirty: [36]), clear) == 6)
  }

  @Test func `is in the lowest quarter`() {
    // Four of the rows from 16 on, and none of those above.
    #expect(Self.below(Self.picture(20), Self.picture(20)) == 2)
    #expect(Self.below(Self.picture(16), Self.picture(16)) == nil)
    #expect(Self.below(Self.picture(40, dirty: [35]), Self.picture(40)) == 2)
    let blocked = Self.picture(40, dirty: [32, 36])
    #expect(Self.below(blocked, blocked) == nil)
  }

  @Test func `may have noise of four levels`() {
    let all = Set(0..<40)
    #expect(Self.below(Self.picture(40, dirty: all, level: 251), Self.picture(40)) == 2)
    let striped = Self.picture(40, dirty: all.filter { $0 % 2 == 0 }, level: 250)
    #expect(Self.below(striped, striped) == nil)
  }

  @Test func `may go through what runs upright`() {
    let upright = Self.picture(40, dirty: Set(0..<40))
    #expect(Self.below(upright, upright) == 2)
  }
}
