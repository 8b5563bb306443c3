import Imaging
import Testing

@testable import TextJudgement

@Suite struct `A line that is measured` {
  /// Rows of stems, with a line below each of them or without.
  static func stems(ruled: Bool, height: Int = 96) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: 64 * height)
    for top in stride(from: 2, to: height - 6, by: 6) {
      for row in top..<top + 3 {
        for column in 2..<60 where column % 4 < 2 { bytes[row * 64 + column] = 0 }
      }
      if ruled { for column in 2..<60 { bytes[(top + 4) * 64 + column] = 0 } }
    }
    return Bitmap(width: 64, height: height, format: .gray8, bytes: bytes)
  }

  static func measured(_ pair: PicturePair) -> MeasuredField {
    MeasuredField(Field(at: pair.area, in: pair), in: pair)
  }

  @Test func `keeps its own rows without a rule, and no other line's`() throws {
    let field = Self.measured(
      PicturePair(expected: Self.stems(ruled: false), actual: Self.stems(ruled: true)))
    let lines = field.lines.compactMap(\.measured)
    #expect(lines.count == 15)
    for line in lines {
      #expect(line.rules.map(\.isNew) == [true])
      let kept = [line.inspection.expected, line.inspection.actual].map(\.levels.count)
      #expect(kept.allSatisfy { $0 < 64 * 20 }, "\(kept)")
    }
  }

  @Test func `is told with a rule below each of many, and nothing else`() {
    let causes = judge(expected: Self.stems(ruled: false), actual: Self.stems(ruled: true))
      .findings.map(\.cause)
    #expect(causes == Array(repeating: .inkAppeared(.rule), count: 15))
  }
}
