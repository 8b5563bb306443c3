import Imaging
import PNGFiles
import TextJudgement

/// Two pictures in memory that differ.
struct PicturesInMemory {
  let expected: Bitmap
  let actual: Bitmap
  let ignored: IgnoredArea

  func comparison(by metric: Metric, exact: ImageComparison) -> MetricComparison {
    let difference = exact.difference
    if let aligned = alignedRows() {
      return comparison(by: metric, difference: difference, aligned: aligned)
    }
    return inColumns(by: metric, difference: difference)
      ?? inPlace(by: metric, difference: difference)
  }

  /// Returns the comparison with aligned columns; `nil` where none came, went or moved.
  func inColumns(by metric: Metric, difference: PixelDifference?) -> MetricComparison? {
    guard let aligned = alignedColumns(difference) else { return nil }
    let found = comparison(by: metric, difference: difference, aligned: aligned)
    // Words of some lines may be below each other by chance; columns explain most of what differs.
    guard let difference, let left = found.alignedDifference else { return found }
    return left.differingPixels * ColumnEvidence.mostLeft <= difference.differingPixels
      ? found : nil
  }

  private func comparison(
    by metric: Metric, difference: PixelDifference?, aligned: AlignedLook
  ) -> MetricComparison {
    var found = MetricComparison(
      metric: metric, verdict: .differs, expectedSize: expected.size, actualSize: actual.size)
    found.difference = difference
    if case .pixelmatch = metric, expected.size == actual.size {
      found = inPlace(by: metric, difference: difference)
      guard found.verdict == .differs else { return found }
    }
    let kept = aligned.kept
    let rest = PicturesInMemory(
      expected: kept.inPicture(expected: expected), actual: kept.inPicture(actual: actual),
      ignored: kept.kept(of: ignored))
    let left = PixelScan.difference(
      expected: rest.expected, actual: rest.actual, ignoring: rest.ignored)
    return aligned.comparison(
      rest: left == nil
        ? MetricComparison(equalBy: metric, size: rest.actual.size)
        : rest.inPlace(by: metric, difference: left),
      lines: KeptLines(of: expected, kept: kept), inPlace: found)
  }

  private func inPlace(by metric: Metric, difference: PixelDifference?) -> MetricComparison {
    let pair = MaskedPair(expected: expected, actual: actual, ignoring: ignored)
    var look = WindowLook(metric: metric, expectedSize: expected.size, actualSize: actual.size)
    look.add(pair, firstRow: 0, rows: 0..<expected.height)
    return look.comparison(difference: difference)
  }

  private var format: Bitmap.Format { expected.format == actual.format ? expected.format : .rgba8 }

  private func alignedRows() -> AlignedLook? {
    guard expected.width == actual.width else { return nil }
    let old = RowPrints(of: expected, as: format, ignoring: ignored)
    let new = RowPrints(of: actual, as: format, ignoring: ignored)
    guard ShiftEvidence(between: old, and: new).greatestShift >= LookOrder.leastShift else {
      return nil
    }
    return AlignedLook(old: old, new: new, width: expected.width, tellsAnyShift: false)
  }

  /// Aligns columns, using only the rows that differ.
  private func alignedColumns(_ difference: PixelDifference?) -> AlignedLook? {
    guard expected.height == actual.height else { return nil }
    let isOneSize = expected.width == actual.width
    let box = isOneSize ? difference?.boundingBox : nil
    let rows = box.map { $0.y..<$0.maxY } ?? 0..<expected.height
    if isOneSize {
      guard let difference, ColumnEvidence.isWide(difference, in: expected.size) else { return nil }
    }
    guard RowPrints(of: expected, as: format, ignoring: ignored).countLines(in: rows) > 1 else {
      return nil
    }
    let turned = IgnoredArea(
      ignored.rectangles.map {
        PixelRect(x: $0.x, y: $0.y - rows.lowerBound, width: $0.width, height: $0.height).transposed
      })
    let old = RowPrints(of: expected.transposed(rows: rows), as: format, ignoring: turned)
    let new = RowPrints(of: actual.transposed(rows: rows), as: format, ignoring: turned)
    guard ShiftEvidence(between: old, and: new).greatestShift >= LookOrder.leastShift else {
      return nil
    }
    return AlignedLook(
      old: old, new: new, axis: .columns, width: expected.height, tellsAnyShift: false)
  }
}

/// The evidence that columns may have come or gone.
enum ColumnEvidence {
  /// The least height of a difference in px, and its least share of the width: a column moves
  /// everything to its right.
  private static let least = (height: 24, share: 4)
  /// The divisor for the greatest share of a difference that may remain after aligning columns: a
  /// fourth.
  static let mostLeft = 4

  /// Returns whether a difference is as large as that of a column.
  static func isWide(_ difference: PixelDifference, in size: PixelSize) -> Bool {
    difference.boundingBox.height >= least.height
      && difference.boundingBox.width * least.share >= size.width
  }
}

extension RowPrints {
  /// Returns the number of lines of text or drawings in some rows, one above the other.
  fileprivate func countLines(in range: Range<Int>) -> Int {
    range.count { !isPlain($0) && ($0 == range.lowerBound || isPlain($0 - 1)) }
  }
}
