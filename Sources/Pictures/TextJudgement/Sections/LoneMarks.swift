import Imaging

/// Marks of one picture without a mark of the other beside them: ink that came or went, and was not
/// exchanged.
struct LoneMarks {
  /// For each column, the number of columns before it with such marks: of the expected picture
  /// (`lost`), and of the actual one (`new`).
  private let lost: [Int]
  private let new: [Int]

  /// Collects the marks of a patch of this width in px, in linear time.
  init(_ marks: [InkMark], width: Int) {
    let lone = { (isNew: Bool) in
      // Marks side by side meet, so that the column after each counts for it.
      let others = LoneMarks.sums(
        marks.lazy.filter { $0.isNew != isNew }.map { $0.box.x..<$0.box.maxX + 1 },
        width: width + 1)
      return LoneMarks.sums(
        marks.lazy.filter { mark in
          mark.isNew == isNew && others[mark.box.maxX + 1] == others[mark.box.x]
        }.map { $0.box.x..<$0.box.maxX }, width: width)
    }
    (lost, new) = (lone(false), lone(true))
  }

  /// Returns whether any mark of one picture is in some columns.
  func meet(_ columns: Range<Int>, isNew: Bool) -> Bool {
    let sums = isNew ? new : lost
    return sums[columns.upperBound] > sums[columns.lowerBound]
  }

  /// Returns, for each column, the number of columns before it that are in any of some ranges.
  private static func sums(_ ranges: some Sequence<Range<Int>>, width: Int) -> [Int] {
    var changes = [Int](repeating: 0, count: width + 1)
    for range in ranges {
      changes[range.lowerBound] += 1
      changes[range.upperBound] -= 1
    }
    var (open, passed, sums) = (0, 0, [0])
    for change in changes.dropLast() {
      open += change
      passed += open > 0 ? 1 : 0
      sums.append(passed)
    }
    return sums
  }
}
