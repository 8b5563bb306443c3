import Imaging

/// A second way through two files, to find out more of what differs.
struct CloserLook {
  let files: FilePair
  /// What the first way found.
  let exact: PNGComparison

  /// Rows of a window by the rule of pixelmatch, where words are not asked for.
  private static let pixelmatchRows = 256

  func comparison(by metric: Metric) throws(PictureFileError) -> MetricComparison {
    let (old, new) = (try RowWindows(files.expected), try RowWindows(files.actual))
    let format = old.format == new.format ? old.format : .rgba8
    let plan = LookPlan(for: exact, by: metric, as: format)
    let isOneSize = exact.expectedSize == exact.actualSize
    var look = WindowLook(
      metric: metric, expectedSize: exact.expectedSize, actualSize: exact.actualSize)
    if !plan.windows.isEmpty {
      for rows in plan.windows {
        let pair = try pair(of: rows, old, new, as: format)
        look.add(pair, firstRow: rows.lowerBound, rows: rows)
      }
    } else {
      look.tellsWords = false
      switch metric {
      case .text where isOneSize:
        throw .tooMuchDiffers(
          expected: files.expected.source.name, actual: files.actual.source.name,
          rows: exact.differingRows.ranges.reduce(0) { $0 + $1.count }, mostRows: plan.mostRows)
      case .pixelmatch where isOneSize:
        try addWindows(to: &look, old, new, as: format)
      default: break
      }
    }
    return look.comparison(difference: exact.pictures.difference)
  }

  /// Compares by the rule of pixelmatch, which has to see only two rows above and below.
  private func addWindows(
    to look: inout WindowLook, _ old: RowWindows, _ new: RowWindows, as format: Bitmap.Format
  ) throws(PictureFileError) {
    let margin = PixelmatchRule.Window.margin
    for band in exact.differingRows.ranges {
      for first in stride(from: band.lowerBound, to: band.upperBound, by: CloserLook.pixelmatchRows)
      {
        let rows = first..<min(first + CloserLook.pixelmatchRows, band.upperBound)
        let wide = (rows.lowerBound - margin..<rows.upperBound + margin)
          .clamped(to: 0..<exact.expectedSize.height)
        look.add(try pair(of: wide, old, new, as: format), firstRow: wide.lowerBound, rows: rows)
      }
    }
  }

  private func pair(
    of rows: Range<Int>, _ old: RowWindows, _ new: RowWindows, as format: Bitmap.Format
  ) throws(PictureFileError) -> MaskedPair {
    MaskedPair(
      expected: try old.window(rows.clamped(to: 0..<old.size.height), as: format),
      actual: try new.window(rows.clamped(to: 0..<new.size.height), as: format),
      ignoring: files.ignored, firstRow: rows.lowerBound)
  }
}
