import Imaging
import TextJudgement

extension PictureAlignment {
  /// What was inserted, removed and moved, from the top; not what only made room for it and is blank.
  ///
  /// - Parameters:
  ///   - width: How many px a band has across: the width of rows, or the height of columns.
  ///   - isBlank: Whether all rows of a band are the same.
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

  /// The rows that only the actual picture has here; not what only filled its end and is blank.
  func newRows(width: Int, isBlank: (Band) -> Bool) -> [PixelRect] {
    bands.filter { $0.kind != .matched && $0.expected.isEmpty }
      .filter { $0.kind != .pulledIn || !isBlank($0) }
      .map { area(of: $0.actual, width: width) }
  }
}
