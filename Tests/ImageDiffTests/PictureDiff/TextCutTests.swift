import ImageDiff
import Imaging
import Testing

@testable import PictureDiff

@Suite struct `Text in more rows than fit in memory` {
  /// 30 lines of a bar each, 40 rows apart, with what runs upright beside them.
  ///
  /// - Parameter moved: The bars that are moved; by default all.
  static func page(
    bars: Range<Int>, movedBy shift: Int, moved: Set<Int>? = nil, upright: Bool = false
  ) -> Bitmap {
    let (width, height) = (60, 1200)
    var bytes = [UInt8](repeating: 255, count: width * height)
    for line in bars {
      let shift = moved?.contains(line) ?? true ? shift : 0
      for row in line * 40 + 10..<line * 40 + 30 {
        for x in 5 + shift..<45 + shift { bytes[row * width + x] = 0 }
      }
    }
    if upright {
      // A line of one pixel that zigzags, so that no row is like the one above.
      for row in 0..<height { bytes[row * width + 55 + row % 2] = 0 }
    }
    return Bitmap(width: width, height: height, format: .gray8, bytes: bytes)
  }

  static func files(_ old: Bitmap, _ new: Bitmap) throws -> FilePair {
    FilePair(
      expected: PictureFile(
        source: MemorySource(try PNG.encode(old), name: "old.png"), limits: .streamed),
      actual: PictureFile(
        source: MemorySource(try PNG.encode(new), name: "new.png"), limits: .streamed))
  }

  /// With room for so many rows.
  static func found(_ old: Bitmap, _ new: Bitmap, rows: Int) throws -> MetricComparison {
    let files = try files(old, new)
    let look = CloserLook(files: files, exact: try files.compare(), mostForText: rows * old.width)
    return try look.comparison(by: .text)
  }

  @Test func `is cut between lines`() throws {
    let old = Self.page(bars: 0..<30, movedBy: 0)
    let found = try Self.found(old, Self.page(bars: 0..<30, movedBy: 1), rows: 200)
    #expect(found.verdict == .differs)
    #expect(!found.findings.isEmpty && found.findings.allSatisfy(\.lines.isEmpty))
    #expect(Set(found.clusters.map(\.y)) == Set((0..<30).map { $0 * 40 + 10 }))
    #expect(Set(found.clusters.map(\.height)) == [20])
  }

  @Test func `passes in each part, or not at all`() throws {
    let old = Self.page(bars: 0..<30, movedBy: 0)
    let noise = Bitmap(
      width: old.width, height: old.height, format: .gray8,
      bytes: old.bytes.enumerated().map { $0.offset % 3 == 0 ? $0.element ^ 1 : $0.element })
    #expect(try Self.found(old, noise, rows: 200).verdict == .passes)
    let less = Self.page(bars: 0..<29, movedBy: 0)
    let both = Bitmap(
      width: old.width, height: old.height, format: .gray8,
      bytes: less.bytes.enumerated().map { $0.offset % 3 == 0 ? $0.element ^ 1 : $0.element })
    #expect(try Self.found(old, both, rows: 200).verdict == .differs)
  }

  /// What an exact comparison says with so many rows in memory at a time.
  static func described(_ old: Bitmap, _ new: Bitmap, rows: Int) throws -> MetricComparison {
    let files = try files(old, new)
    return try CloserLook(files: files, exact: files.compare(), mostForWords: rows * old.width)
      .comparison(by: .exact)
  }

  @Test func `is described from the top, with how many lines changed and where that ends`() throws {
    let (old, new) = (Self.page(bars: 0..<30, movedBy: 0), Self.page(bars: 0..<30, movedBy: 1))
    // Five parts. The last ends in the gap above the bar at 970.
    let found = try Self.described(old, new, rows: 200)
    #expect(found.words == .toldAbove(row: 968))
    #expect(found.changedLines == ChangedLines(count: 24, rows: 10..<950))
    #expect(!found.findings.isEmpty && found.findings.allSatisfy { $0.area.maxY <= 950 })
    #expect(found.difference?.boundingBox.maxY == 1190)
    let whole = try Self.described(old, new, rows: 1200)
    #expect(whole.words == .told)
    #expect(whole.changedLines == ChangedLines(count: 30, rows: 10..<1190))
  }

  @Test func `counts lines in each part that differs, and leaves none out`() throws {
    let old = Self.page(bars: 0..<30, movedBy: 0)
    let found = try Self.described(
      old, Self.page(bars: 0..<30, movedBy: 1, moved: [2, 3, 27]), rows: 600)
    #expect(found.words == .told)
    #expect(found.changedLines == ChangedLines(count: 3, rows: 90..<1110))
  }

  @Test func `has numbers alone where an exact comparison finds no place to cut`() throws {
    let old = Self.page(bars: 0..<30, movedBy: 0, upright: true)
    let new = Self.page(bars: 0..<30, movedBy: 1, upright: true)
    let found = try Self.described(old, new, rows: 200)
    #expect(found.words == .tooMuchToTell && found.findings.isEmpty && found.changedLines == nil)
    #expect(found.verdict == .differs && found.difference != nil)
  }

  @Test func `is refused where there is no place to cut`() throws {
    let old = Self.page(bars: 0..<30, movedBy: 0, upright: true)
    let new = Self.page(bars: 0..<30, movedBy: 1, upright: true)
    let error = #expect(throws: PictureFileError.self) { try Self.found(old, new, rows: 200) }
    #expect(
      error?.description
        == "old.png and new.png differ in 1200 rows without a gap between lines. At this width, "
        + "at most 200 rows are compared as text at a time. Use another metric, or cut the "
        + "pictures.")
    // Whole, the same pictures are no trouble.
    #expect(try Self.found(old, new, rows: 1200).verdict == .differs)
  }
}
