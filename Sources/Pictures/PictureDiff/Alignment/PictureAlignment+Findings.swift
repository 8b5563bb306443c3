import Imaging
import TextJudgement

extension PictureAlignment {
  /// What was inserted, removed and moved, from the top; not what only made room for it and is blank.
  ///
  /// - Parameters:
  ///   - width: The width of the pictures.
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
        area: PixelRect(columns: 0..<width, rows: rows))
    }
  }

  /// The rows that only the actual picture has here.
  func newRows(width: Int) -> [PixelRect] {
    bands.filter { $0.kind != .matched && $0.expected.isEmpty }
      .map { PixelRect(columns: 0..<width, rows: $0.actual) }
  }
}
