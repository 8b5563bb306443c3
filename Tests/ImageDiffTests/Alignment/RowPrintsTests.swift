import Imaging
import Testing
import TextJudgement

@testable import PictureDiff

@Suite struct `Rows of a picture` {
  private static func prints(_ rows: String) -> RowPrints { `Aligning rows`.prints(rows) }

  private static func places(_ rows: String, where isSo: (RowPrints, Int) -> Bool) -> [Int] {
    let prints = prints(rows)
    return (0..<rows.utf8.count).filter { isSo(prints, $0) }
  }

  @Test func `are plain beside one that is the same`() {
    #expect(Self.places("aabcdd") { $0.isPlain($1) } == [0, 1, 4, 5])
    #expect(Self.places("abc") { $0.isPlain($1) } == [])
    #expect(Self.places("a") { $0.isPlain($1) } == [])
  }

  @Test func `tell something where the one above is another`() {
    #expect(Self.places("aabcdd") { $0.isTelling($1) } == [0, 2, 3, 4])
    #expect(Self.prints("aabcdd").telling(in: 0..<6) == 4)
    #expect(Self.prints("aabcdd").telling(in: 1..<3) == 1)
  }

  @Test func `are cut between two that are not plain`() {
    let cuts = (0...6).filter { Self.prints("aabcdd").isCut(at: $0) }
    #expect(cuts == [3])
    #expect((0...3).filter { Self.prints("abc").isCut(at: $0) } == [1, 2])
  }

  @Test func `are clear three rows away from content`() {
    let prints = Self.prints("aaaaaaXbbbbbb")
    #expect((0...13).filter { prints.isClear(at: $0) } == [0, 1, 2, 3, 10, 11, 12, 13])
  }

  @Test func `are blank where all are the same`() {
    let prints = Self.prints("aab")
    #expect(prints.isBlank(0..<2) && prints.isBlank(2..<3) && prints.isBlank(1..<1))
    #expect(!prints.isBlank(0..<3) && !prints.isBlank(1..<3))
  }

  @Test(
    arguments: [
      ("    --    ", [6]), ("    ----    ", [8]), ("    -----    ", []), (" --    ", [3]),
      ("--    ", []), ("    -- ", [6]), ("    --", []), ("ab  --    ", []), ("abc    --    ", [9]),
      ("    --  ab", []), ("    --    abc", [6]), ("          ", []),
    ] as [(String, [Int])])
  func `are below a drawn line of four rows at most`(rows: String, places: [Int]) {
    let prints = Self.prints(rows)
    #expect((0...rows.utf8.count).filter { prints.isBelowLine($0) } == places)
  }

  @Test func `are matched at both ends, and around what is new`() {
    typealias Block = RowMatching.Block
    typealias Region = RowMatching.Region
    let new = RowMatching(old: Self.prints("abcdefghij"), new: Self.prints("abcdeXYfghij"))
    #expect(new.blocks == [Block(old: 0, new: 0, count: 5), Block(old: 5, new: 7, count: 5)])
    #expect(new.regions == [Region(old: 5..<5, new: 5..<7)])
    let same = RowMatching(old: Self.prints("abc"), new: Self.prints("abc"))
    #expect(same.blocks == [Block(old: 0, new: 0, count: 3)] && same.regions == [])
    let other = RowMatching(old: Self.prints("abcd"), new: Self.prints("WXYZ"))
    #expect(other.blocks == [] && other.regions == [Region(old: 0..<4, new: 0..<4)])
    let none = RowMatching(old: Self.prints(""), new: Self.prints(""))
    #expect(none.blocks == [] && none.regions == [])
  }

  @Test func `increase in the longest sequence, each by something`() {
    let pairs = [(0, 3), (1, 1), (2, 2), (3, 0), (4, 4)].map { (old: $0.0, new: $0.1) }
    let found = LongestIncrease.of(pairs)
    #expect(found.map(\.old) == [1, 2, 4] && found.map(\.new) == [1, 2, 4])
    #expect(LongestIncrease.of([]).isEmpty)
    #expect(LongestIncrease.of([(old: 0, new: 1), (old: 1, new: 1)]).count == 1)
    #expect(LongestIncrease.of([(old: 0, new: 2), (old: 1, new: 1)]).count == 1)
  }

  @Test func `are shifted by as much as four of them or more`() {
    func shift(_ old: String, _ new: String) -> Int {
      ShiftEvidence(between: Self.prints(old), and: Self.prints(new)).greatestShift
    }
    #expect(shift("abcdefgh", "XYabcdefgh") == 2)
    #expect(shift("XYZabcdefgh", "abcdefgh") == 3)
    #expect(shift("abcd", "Xabcd") == 1)
    #expect(shift("abc", "Xabc") == 0)
    #expect(shift("abcdefgh", "abcdefgh") == 0)
    #expect(shift("abcdefgh", "abcdWXYZ") == 0)
  }
}

@Suite struct `The place of rows that came or went` {
  private static func start(
    of count: Int, among places: ClosedRange<Int>, in rows: [UInt64]
  ) -> Int {
    BandPlace(of: count, among: places, in: RowPrints(rows: rows)).start
  }

  /// Rows that are all different, so that no place is better than another.
  private static let rows = (0..<80).map { UInt64($0) }

  @Test(
    arguments: [
      (10, 3, 17, 10), (10, 8, 13, 10), (16, 5, 10, 8), (8, 1, 5, 3), (9, 10, 14, 12),
      (9, 10, 13, 11), (20, 3, 4, 3), (20, 4, 16, 10), (32, 6, 9, 8), (10, 12, 19, 15),
      (10, 7, 7, 7),
    ] as [(Int, Int, Int, Int)])
  func `is a multiple of their height, its half or quarter, or in the middle`(
    count: Int, first: Int, last: Int, place: Int
  ) {
    #expect(Self.start(of: count, among: first...last, in: Self.rows) == place)
  }

  @Test func `cuts no text where another place is clear`() {
    // Six blank rows from 20 on, six from 40 on; those in between are all different.
    var rows = Self.rows
    for row in 20..<26 { rows[row] = 1000 }
    for row in 40..<46 { rows[row] = 1000 }
    #expect(Self.start(of: 20, among: 17...27, in: rows) == 23)
  }
}

@Suite struct `Rows that both pictures have` {
  typealias Band = PictureAlignment.Band

  private static func kept(_ axis: Cause.Axis, _ bands: Band...) -> KeptRows {
    KeptRows(of: PictureAlignment(axis: axis, bands: bands))
  }

  private static func inserted(_ axis: Cause.Axis = .rows) -> KeptRows {
    kept(
      axis, Band(.matched, expected: 0..<10, actual: 0..<10),
      Band(.inserted, expected: 10..<10, actual: 10..<15),
      Band(.matched, expected: 10..<20, actual: 15..<25))
  }

  private static func removed(_ axis: Cause.Axis = .rows) -> KeptRows {
    kept(
      axis, Band(.matched, expected: 0..<10, actual: 0..<10),
      Band(.removed, expected: 10..<14, actual: 10..<10),
      Band(.matched, expected: 14..<20, actual: 10..<16))
  }

  @Test func `are found in the actual picture`() {
    let kept = Self.inserted()
    #expect(kept.inActual(0..<10) == 0..<10)
    #expect(kept.inActual(8..<12) == 8..<17)
    #expect(kept.inActual(10..<11) == 15..<16)
    #expect(kept.inActual(19..<20) == 24..<25)
    #expect(kept.inActual(20..<23) == 25..<28)
    #expect(
      kept.inActual(PixelRect(x: 1, y: 9, width: 2, height: 2))
        == PixelRect(x: 1, y: 9, width: 2, height: 7))
    let empty = PixelRect(x: 1, y: 12, width: 2, height: 0)
    #expect(kept.inActual(empty) == empty)
  }

  @Test func `are found in the expected picture`() {
    let kept = Self.removed()
    #expect(kept.inExpected(0..<10) == 0..<10)
    #expect(kept.inExpected(8..<12) == 8..<16)
    #expect(kept.inExpected(10..<11) == 14..<15)
    #expect(kept.inExpected(12..<12) == 12..<12)
    #expect(Self.removed(.columns).inExpected(8..<12) == 8..<12)
  }

  @Test func `may be columns`() {
    let kept = Self.inserted(.columns)
    #expect(
      kept.inActual(PixelRect(x: 9, y: 1, width: 2, height: 5))
        == PixelRect(x: 9, y: 1, width: 7, height: 5))
    #expect(
      PixelRect(x: 1, y: 2, width: 3, height: 4).transposed
        == PixelRect(x: 2, y: 1, width: 4, height: 3))
  }

  @Test func `are all up to a height`() {
    let kept = KeptRows(common: 7)
    #expect(kept.inActual(2..<5) == 2..<5 && kept.inExpected(2..<5) == 2..<5)
    #expect(kept.expected == [0..<7] && kept.actual == [0..<7])
  }

  @Test func `make up a picture of their own`() {
    let picture = Bitmap(
      width: 2, height: 20, format: .gray8, bytes: (0..<40).map { UInt8($0) })
    let rows = Self.removed().inPicture(expected: picture)
    #expect(rows.size == PixelSize(width: 2, height: 16))
    #expect(rows.bytes == (Array(0..<20) + Array(28..<40)).map { UInt8($0) })
    #expect(
      Self.removed().inPicture(actual: picture).bytes == (0..<32).map { UInt8($0) })
    let wide = Bitmap(width: 20, height: 2, format: .gray8, bytes: (0..<40).map { UInt8($0) })
    let columns = Self.removed(.columns).inPicture(expected: wide)
    #expect(columns.size == PixelSize(width: 16, height: 2))
    let numbers = Array(0..<10) + Array(14..<20) + Array(20..<30) + Array(34..<40)
    #expect(columns.bytes == numbers.map { UInt8($0) })
  }

  @Test func `have what is ignored of either picture`() {
    let ignored = IgnoredArea([PixelRect(x: 3, y: 8, width: 5, height: 10)])
    let expected: Set = [
      PixelRect(x: 3, y: 8, width: 5, height: 2), PixelRect(x: 3, y: 10, width: 5, height: 4),
      PixelRect(x: 3, y: 10, width: 5, height: 6),
    ]
    #expect(Set(Self.removed().kept(of: ignored).rectangles) == expected)
    let turned = IgnoredArea([PixelRect(x: 8, y: 3, width: 10, height: 5)])
    #expect(
      Set(Self.removed(.columns).kept(of: turned).rectangles)
        == Set(expected.map(\.transposed)))
    #expect(Self.removed().kept(of: .none).isEmpty)
  }

  @Test func `are turned with rows for columns`() {
    let picture = Bitmap(width: 3, height: 3, format: .gray8, bytes: [1, 2, 3, 4, 5, 6, 7, 8, 9])
    let turned = picture.transposed(rows: 1..<3)
    #expect(turned.size == PixelSize(width: 2, height: 3))
    #expect(turned.bytes == [4, 7, 5, 8, 6, 9])
    let colored = picture.expandedToRGBA().transposed(rows: 1..<3)
    #expect(colored.reduced() == turned)
  }
}
