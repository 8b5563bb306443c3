import Imaging
import Testing

@testable import TextJudgement

@Suite struct `Marks beside which the other picture has none` {
  static func mark(_ columns: Range<Int>, isNew: Bool) -> InkMark {
    InkMark(
      box: PixelRect(x: columns.lowerBound, y: 1, width: columns.count, height: 1), isNew: isNew,
      strength: 1)
  }

  @Test func `are met in their columns, and those of their picture only`() {
    let marks = LoneMarks([Self.mark(3..<6, isNew: false)], width: 12)
    #expect(marks.meet(5..<8, isNew: false))
    #expect(!marks.meet(6..<8, isNew: false))
    #expect(!marks.meet(0..<3, isNew: false))
    #expect(!marks.meet(3..<6, isNew: true))
  }

  @Test func `are none where the other picture has one side by side`() {
    let marks = LoneMarks(
      [
        Self.mark(3..<6, isNew: false), Self.mark(6..<8, isNew: true),
        Self.mark(9..<12, isNew: true),
      ], width: 12)
    #expect(!marks.meet(0..<12, isNew: false))
    #expect(!marks.meet(0..<9, isNew: true))
    #expect(marks.meet(11..<12, isNew: true))
  }

  @Test func `are found among as many as a picture of dots has`() {
    // In pairs, these are twenty thousand million.
    let marks = (0..<100_000).flatMap { index in
      [Self.mark(index..<index + 1, isNew: false), Self.mark(index..<index + 1, isNew: true)]
    }
    #expect(!LoneMarks(marks, width: 100_000).meet(0..<100_000, isNew: false))
  }
}
