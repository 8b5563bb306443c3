import Imaging
import TextJudgement

extension PictureAlignment {
  /// Returns what was inserted, removed and moved, from the top. Blank bands that only make room
  /// are left out.
  ///
  /// - Parameters:
  ///   - width: The extent of a band in px: the width of rows, or the height of columns.
  ///   - isBlank: Returns whether all rows of a band are the same.
  func findings(width: Int, isBlank: (Band) -> Bool) -> [Finding] {
    bands.compactMap { band in
      let cause: Cause.Band
      switch band.kind {
      case .matched, .movedAway: return nil
      case .inserted: cause = .inserted
      case .removed: cause = .removed
      case .movedHere:
        let from = moves.first { $0.actual == band.actual }?.expected.lowerBound
        cause = .moved(from: from ?? band.expected.lowerBound)
      case .pushedOut, .pulledIn:
        if isBlank(band) { return nil }
        cause = band.kind == .pushedOut ? .pushedOut : .pulledIn
      }
      let rows = band.expected.isEmpty ? band.actual : band.expected
      return Finding(
        cause: .band(cause, axis, count: rows.count),
        area: area(of: rows, width: width))
    }
  }

  private func area(of rows: Range<Int>, width: Int) -> PixelRect {
    let area = PixelRect(columns: 0..<width, rows: rows)
    return axis == .rows ? area : area.transposed
  }

  /// Returns the rows that only the actual picture has; without blank ones that only fill its end.
  func newRows(width: Int, isBlank: (Band) -> Bool) -> [PixelRect] {
    bands.filter { $0.kind != .matched && $0.expected.isEmpty }
      .filter { $0.kind != .pulledIn || !isBlank($0) }
      .map { area(of: $0.actual, width: width) }
  }
}
