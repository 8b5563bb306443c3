import Imaging
import Testing

@testable import TextJudgement

@Suite struct `Connected runs of a mask` {
  /// The components of a mask drawn in digits.
  static func components(_ rows: [String], reach: Int = 1) -> [ConnectedRuns.Component] {
    let mask = rows.joined().utf8.map { $0 == UInt8(ascii: ".") ? 0 : $0 - UInt8(ascii: "0") }
    return ConnectedRuns(mask: mask, columns: rows[0].utf8.count, reach: reach).components
  }

  @Test func `marks that touch at a corner are one`() {
    let found = Self.components(["1..", ".1.", "..1"])
    #expect(found.map(\.box) == [PixelRect(x: 0, y: 0, width: 3, height: 3)])
    #expect(found.map(\.count) == [3])
  }

  @Test func `marks with one blank between are two`() {
    #expect(Self.components(["1.1"]).count == 2)
  }

  @Test func `a further reach joins them`() {
    #expect(Self.components(["1.1"], reach: 2).count == 1)
    #expect(Self.components(["1", ".", "1"], reach: 2).count == 1)
    #expect(Self.components(["1..1"], reach: 2).count == 2)
  }

  @Test func `both legs of a U are one, though its bottom comes last`() {
    #expect(Self.components(["1.1", "1.1", "111"]).map(\.count) == [7])
  }

  /// Eight places that mark nothing are passed at once.
  @Test func `marks are found far from each other in wide rows`() {
    let found = Self.components([".........1..........1", "21..................."])
    #expect(
      found.map(\.box) == [
        PixelRect(x: 9, y: 0, width: 1, height: 1), PixelRect(x: 20, y: 0, width: 1, height: 1),
        PixelRect(x: 0, y: 1, width: 2, height: 1),
      ])
    #expect(Self.components([".......11......."]).map(\.count) == [2])
  }

  @Test func `the greatest mark is kept`() {
    #expect(Self.components(["12", "41", "..", "3."]).map(\.greatest) == [4, 3])
  }

  @Test func `an empty mask has none`() {
    #expect(ConnectedRuns(mask: [], columns: 0).components.isEmpty)
    #expect(Self.components(["..", ".."]).isEmpty)
  }
}
