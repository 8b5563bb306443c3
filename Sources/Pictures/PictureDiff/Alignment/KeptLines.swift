import Imaging
import TextJudgement

/// The lines of text in the kept rows of an expected picture, by their numbers in the whole picture.
struct KeptLines {
  private let kept: KeptRows
  private let whole: LineNumbers
  private let part: LineNumbers

  init(of expected: Bitmap, kept: KeptRows) {
    self.kept = kept
    whole = LineNumbers(of: expected)
    part = LineNumbers(of: kept.inPicture(expected: expected))
  }

  /// Returns the numbers of lines in the whole picture; empty where one of them cannot be counted
  /// there.
  func inExpected(_ lines: [Int]) -> [Int] {
    var numbers: Set<Int> = []
    for line in lines {
      let found = part.rows(ofLine: line).map { whole.numbers(of: kept.inExpected($0)) } ?? []
      if found.isEmpty { return [] }
      numbers.formUnion(found)
    }
    return numbers.sorted()
  }
}
