import Imaging
import Testing

@testable import TextJudgement

@Suite struct `The limits of words in order` {
  typealias Bar = (columns: Range<Int>, rows: Range<Int>, level: UInt8)

  /// A bar of full ink.
  static func bar(_ columns: Range<Int>, _ rows: Range<Int>) -> Bar { (columns, rows, 0) }

  static func picture(_ bars: [Bar]) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: 40 * 16)
    for bar in bars {
      for row in bar.rows { for column in bar.columns { bytes[row * 40 + column] = bar.level } }
    }
    return Bitmap(width: 40, height: 16, format: .gray8, bytes: bytes)
  }

  static func isKept(_ expected: [Bar], _ actual: [Bar], mass: Double = 1) -> Bool {
    let pair = PicturePair(expected: picture(expected), actual: picture(actual))
    let line = FieldJudgement.Line(
      area: pair.area, actualArea: pair.area, masses: (mass, 1), inkedArea: pair.area)
    return WordOrder(of: [line], in: pair).isKept
  }

  @Test func `pieces are compared where their widths differ by up to two pixels`() {
    let one = [Self.bar(5..<15, 4..<10)]
    #expect(Self.isKept(one, [Self.bar(5..<17, 4..<10)]))
    #expect(!Self.isKept(one, [Self.bar(5..<18, 4..<10)]))
    #expect(Self.isKept([Self.bar(5..<17, 4..<10)], one))
    #expect(!Self.isKept([Self.bar(5..<18, 4..<10)], one))
  }

  @Test func `pieces are the same where about two thirds of their ink are`() {
    let one = [Self.bar(5..<15, 2..<8)]
    #expect(Self.isKept(one, [Self.bar(5..<15, 2..<5)]))
    #expect(!Self.isKept(one, [Self.bar(5..<15, 2..<4)]))
    #expect(Self.isKept([Self.bar(5..<15, 2..<5)], one))
  }

  @Test func `pieces are the same higher and lower in their line`() {
    let one = [Self.bar(5..<15, 2..<8)]
    #expect(Self.isKept(one, [Self.bar(7..<17, 9..<15)]))
    #expect(Self.isKept([Self.bar(7..<17, 9..<15)], one))
    #expect(Self.isKept(one, [Self.bar(5..<15, 0..<6)]))
  }

  @Test func `words are kept with 0.45 of the ink`() {
    // Eighteen pixels in both, 24 in one and 20 in the other: 36 of 80.
    let old = [Self.bar(2..<11, 4..<6), Self.bar(20..<24, 3..<9)]
    let new = [Self.bar(2..<11, 4..<6), Self.bar(20..<30, 4..<6)]
    #expect(Self.isKept(old, new))
    #expect(Self.isKept(new, old))
    #expect(!Self.isKept(old, [Self.bar(2..<11, 4..<6), Self.bar(20..<30, 4..<7)]))
  }

  /// Ten columns with ink in their upper and lower half in turn, and perhaps a faint one at each
  /// side.
  static func teeth(from x: Int, isWider: Bool) -> [Bar] {
    let teeth: [Bar] = (0..<10).map { place in
      bar(x + place..<x + place + 1, place % 2 == 0 ? 2..<5 : 5..<8)
    }
    guard isWider else { return teeth }
    let sides: [Bar] = [(x - 1..<x, 2..<8, 195), (x + 10..<x + 11, 2..<8, 195)]
    return teeth + sides
  }

  @Test func `pieces are laid over each other within a pixel`() {
    #expect(Self.isKept(Self.teeth(from: 5, isWider: false), Self.teeth(from: 9, isWider: true)))
    #expect(Self.isKept(Self.teeth(from: 9, isWider: true), Self.teeth(from: 5, isWider: false)))
  }

  @Test func `lines without ink in the expected picture are new`() {
    let one = [Self.bar(5..<15, 4..<10)]
    #expect(Self.isKept(one, one))
    #expect(Self.isKept(one, one, mass: 0.5))
    #expect(!Self.isKept(one, one, mass: 0))
  }
}
