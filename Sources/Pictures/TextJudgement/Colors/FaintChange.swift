import Imaging

/// A difference on a line whose glyph clusters all have as much ink as before: ink too faint to be
/// in a cluster, or equally full ink in another hue.
struct FaintChange: Hashable {
  /// The change of the pixels that differ.
  enum Kind: Hashable {
    case vanished, appeared, recolored, exchanged
  }

  let kind: Kind
  /// The columns and rows from the first to the last such pixel, in the expected plane.
  let columns: Range<Int>
  let rows: Range<Int>

  /// The share of ink up to which ink counts as gone, or as equally full.
  private static let least = 0.05

  /// Finds the change; `nil` where no pixel differs by more than a few levels.
  init?(of line: LineSection, expected: InkedPixels, actual: InkedPixels, by thresholds: Thresholds)
  {
    var sums = (old: 0.0, new: 0.0, apart: 0.0)
    var (columns, rows) = (Range<Int>?.none, Range<Int>?.none)
    for (row, other) in zip(expected.rows, actual.rows) {
      for column in line.columns
      where expected.hasInk(row, column) || actual.hasInk(other, column) {
        let (before, after) = (expected.added(row, column), actual.added(other, column))
        guard Double((after - before).greatest) > thresholds.faint else { continue }
        sums.old += Double(before.greatest)
        sums.new += Double(after.greatest)
        sums.apart += Double(abs(after.greatest - before.greatest))
        let (first, end) = (columns?.lowerBound ?? column, columns?.upperBound ?? 0)
        columns = min(first, column)..<max(end, column + 1)
        rows = (rows?.lowerBound ?? row)..<row + 1
      }
    }
    guard let columns, let rows else { return nil }
    (self.columns, self.rows) = (columns, rows)
    let all = sums.old + sums.new
    kind =
      if sums.new <= FaintChange.least * all {
        .vanished
      } else if sums.old <= FaintChange.least * all {
        .appeared
      } else if sums.apart <= FaintChange.least * all {
        .recolored
      } else {
        .exchanged
      }
  }
}
