import Imaging
import Testing

@testable import PictureDiff

/// Rows are letters: each is a row of its own, and spaces are blank rows.
@Suite struct `Aligning rows` {
  typealias Band = PictureAlignment.Band

  static func prints(_ rows: String) -> RowPrints {
    RowPrints(rows: rows.utf8.map { UInt64($0) })
  }

  static func alignment(_ old: String, _ new: String) -> PictureAlignment? {
    RowAlignment(old: prints(old), new: prints(new)).alignment()
  }

  static func changes(_ old: String, _ new: String) -> [Band]? {
    alignment(old, new)?.bands.filter { $0.kind != .matched }
  }

  @Test func `finds rows that were inserted`() {
    #expect(
      Self.changes("abcdefgh    ijklmnop    ", "abcdefgh    ABCDEFGH    ijklmnop    ")
        == [Band(.inserted, expected: 12..<12, actual: 12..<24)])
  }

  @Test func `finds rows that were removed`() {
    #expect(
      Self.changes("abcdefgh    ABCDEFGH    ijklmnop    ", "abcdefgh    ijklmnop    ")
        == [Band(.removed, expected: 12..<24, actual: 12..<12)])
  }

  @Test func `finds two insertions`() {
    #expect(
      Self.changes("abcdefghijklmnopqrstuvwx", "ABabcdefghijklCDEmnopqrstuvwx")
        == [
          Band(.inserted, expected: 0..<0, actual: 0..<2),
          Band(.inserted, expected: 12..<12, actual: 14..<17),
        ])
  }

  @Test func `finds rows that moved`() throws {
    let found = try #require(
      Self.alignment("abcdefghABCDEFijklmnopqrstuvwx", "abcdefghijklmnopqrABCDEFstuvwx"))
    #expect(found.moves == [.init(expected: 8..<14, actual: 18..<24)])
    #expect(found.bands.map(\.kind) == [.matched, .movedAway, .matched, .movedHere, .matched])
  }

  @Test func `takes rows at the end for pushed out where others were inserted`() {
    #expect(
      Self.changes("abcdefghijklmnopqrst", "abcdefABCDghijklmnop")
        == [
          Band(.inserted, expected: 6..<6, actual: 6..<10),
          Band(.pushedOut, expected: 16..<20, actual: 20..<20),
        ])
  }

  @Test func `tells a scrolled list by what went and what came`() {
    #expect(
      Self.changes("HEADabcdefghijklmnop", "HEADefghijklmnopqrst")
        == [
          Band(.removed, expected: 4..<8, actual: 4..<4),
          Band(.pulledIn, expected: 20..<20, actual: 16..<20),
        ])
  }

  @Test func `leaves rows that differ in place where they are`() {
    #expect(Self.alignment("abcdefghijkl", "abcdeXYZijkl") == nil)
    #expect(Self.alignment("abcdefghijkl", "abcdefghijkl") == nil)
    #expect(Self.alignment("abcdefghijkl", "ABCDEFGHIJKL") == nil)
  }

  @Test func `keeps rows that changed in place beside an insertion`() {
    #expect(
      Self.changes("12345abcdefghijkl", "123X5abcdefABCDEghijkl")
        == [Band(.inserted, expected: 11..<11, actual: 11..<16)])
  }

  @Test func `takes one of many rows that are the same`() throws {
    let row = "abcdef  "
    let found = try #require(
      Self.changes("HEAD" + row + row + row + "tuvwxyz", "HEAD" + row + row + "tuvwxyz"))
    #expect(found.map(\.kind) == [.removed] && found[0].expected.count == 8)
  }

  @Test func `cuts no text where one of several rows that are the same is gone`() throws {
    // Text is at 13 to 18, 29 to 34 and 45 to 50.
    let (head, row, end) = ("HEADghijklmno", "abcdef          ", "tuvwxyz")
    let found = try #require(
      Self.changes(head + row + row + row + end, head + row + row + end))
    #expect(found.map(\.kind) == [.removed] && found[0].expected.count == 16)
    #expect(![14, 15, 0, 1, 2].contains(found[0].expected.lowerBound % 16))
  }

  @Test func `leaves a few blank rows to the judgement of text`() {
    #expect(
      Self.alignment("abcdefgh    ijklmnop    ", "abcdefgh      ijklmnop  ") == nil)
  }

  @Test(arguments: UInt64(0)..<200)
  func `covers both pictures in order`(seed: UInt64) {
    var random = FixedRandom(state: seed)
    let rows = { (count: Int, random: inout FixedRandom) in
      (0..<count).map { _ in UInt64.random(in: 0..<12, using: &random) }
    }
    let old = rows(Int.random(in: 0...60, using: &random), &random)
    var new = old
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let place = Int.random(in: 0...new.count, using: &random)
      if Bool.random(using: &random) {
        new.insert(contentsOf: rows(Int.random(in: 1...9, using: &random), &random), at: place)
      } else {
        new.removeSubrange(place..<min(place + 7, new.count))
      }
    }
    Self.expectCover(RowPrints(rows: old), RowPrints(rows: new))
  }

  private static func expectCover(_ old: RowPrints, _ new: RowPrints) {
    let bands = AlignedBands(old: old, new: new).bands
    var (end, newEnd) = (0, 0)
    for band in bands {
      #expect(band.expected.lowerBound == end && band.actual.lowerBound == newEnd)
      #expect(band.kind != .matched || band.expected.count == band.actual.count)
      #expect(band.kind != .inserted || band.expected.isEmpty)
      #expect(band.kind != .removed || band.actual.isEmpty)
      (end, newEnd) = (band.expected.upperBound, band.actual.upperBound)
    }
    #expect(end == old.rows.count && newEnd == new.rows.count)
  }

  /// Prints of a picture. Rows of 0 are blank, and all others have ink of their own.
  private static func inked(_ rows: [UInt8]) -> RowPrints {
    let bytes = rows.flatMap { [UInt8](repeating: 255, count: 31) + [255 - $0] }
    return RowPrints(
      of: Bitmap(width: 32, height: rows.count, format: .gray8, bytes: bytes), as: .gray8,
      ignoring: .none)
  }

  @Test func `covers both pictures where blank rows came for a photo`() {
    let (text, blank) = (Array<UInt8>(1...30), [UInt8](repeating: 0, count: 20))
    let photo = (0..<100).map { UInt8(100 + $0) }
    let end = Array<UInt8>(40...70)
    Self.expectCover(
      Self.inked(text + blank + photo + blank + end),
      Self.inked(text + blank + blank + blank + blank + blank + end))
  }

  @Test(arguments: UInt64(0)..<100)
  func `covers both pictures in order, with blank rows in them`(seed: UInt64) {
    var random = FixedRandom(state: seed)
    let part = { (random: inout FixedRandom) -> [UInt8] in
      let count = Int.random(in: 1...60, using: &random)
      if Bool.random(using: &random) { return [UInt8](repeating: 0, count: count) }
      return (0..<count).map { _ in UInt8.random(in: 1...250, using: &random) }
    }
    let old = (0..<6).map { _ in part(&random) }
    var new = old
    for _ in 0...1 { new[Int.random(in: 0..<6, using: &random)] = part(&random) }
    Self.expectCover(Self.inked(old.flatMap(\.self)), Self.inked(new.flatMap(\.self)))
  }

  @Test func `ends soon for pictures of which nothing is the same`() {
    let old = RowPrints(rows: (0..<30_000).map { UInt64($0) })
    let new = RowPrints(rows: (0..<29_000).map { UInt64($0) + 100_000 })
    #expect(RowAlignment(old: old, new: new).alignment() == nil)
  }
}
