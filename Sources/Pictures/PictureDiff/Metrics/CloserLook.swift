import Imaging
import PNGFiles

/// A second pass over two files, which finds more about the differences.
struct CloserLook {
  let files: FilePair
  /// The result of the first pass.
  let exact: PNGComparison

  /// The number of rows of a window for pixelmatch without descriptions.
  private static let pixelmatchRows = 256

  /// The greatest size in bytes of each picture in memory for a comparison as text.
  var mostForText = LookPlan.mostForText
  /// The greatest number of pixels of each picture in memory for descriptions alone.
  var mostForWords = LookPlan.mostForWords

  /// - Parameter describesAll: Whether differences of any size are described.
  /// - Throws: ``PictureFileError`` as reading does, or if text is compared that cannot be divided
  ///   between lines.
  func comparison(
    by metric: Metric, describesAll: Bool = false
  ) throws(PictureFileError) -> MetricComparison {
    let (old, new) = (
      try RowWindows(files.expected, selection: files.kept?.expected),
      try RowWindows(files.actual, selection: files.kept?.actual)
    )
    let format = old.format == new.format ? old.format : .rgba8
    let plan = LookPlan(
      for: exact, by: metric, as: format, mostForText: mostForText,
      mostForWords: mostForWords, describesAll: describesAll)
    let isOneSize = exact.expectedSize == exact.actualSize
    var look = WindowLook(
      metric: metric, expectedSize: exact.expectedSize, actualSize: exact.actualSize)
    if plan.windows.isEmpty {
      look.tellsWords = false
      if case .pixelmatch = metric, isOneSize {
        try addWindows(to: &look, old, new, as: format)
      }
    }
    for rows in plan.windows where look.end == nil {
      if look.rowCount >= plan.lastRows {
        look.end = rows.lowerBound
      } else if rows.count <= plan.mostRows {
        let pair = try pair(of: rows, old, new, as: format)
        look.add(pair, firstRow: rows.lowerBound, rows: rows)
      } else {
        try addText(of: rows, to: &look, old, new, as: format, plan)
      }
    }
    return look.comparison(difference: exact.pictures.difference)
  }

  /// Compares text in parts that are divided between lines, up to the greatest number of rows.
  private func addText(
    of rows: Range<Int>, to look: inout WindowLook, _ old: RowWindows, _ new: RowWindows,
    as format: Bitmap.Format, _ plan: LookPlan
  ) throws(PictureFileError) {
    var first = rows.lowerBound
    while first < rows.upperBound {
      guard look.rowCount < plan.lastRows else {
        look.end = first
        return
      }
      let part = first..<min(first + plan.mostRows, rows.upperBound)
      var oldBytes = try old.read(part, as: format)
      var newBytes = try new.read(part, as: format)
      if part.upperBound < rows.upperBound {
        let stride = old.size.width * format.bytesPerPixel
        let cut = RowCut(
          bytesPerPixel: format.bytesPerPixel, bytesPerRow: stride, rows: part.count)
        guard let kept = cut.rowsBelow(in: oldBytes, newBytes) else {
          guard look.metric == .text else {
            look.end = first
            return
          }
          throw .tooMuchDiffers(
            expected: files.expected.source.name, actual: files.actual.source.name,
            rows: rows.count, mostRows: plan.mostRows)
        }
        old.keep(kept, of: oldBytes, as: format)
        new.keep(kept, of: newBytes, as: format)
        oldBytes.removeLast(kept * stride)
        newBytes.removeLast(kept * stride)
      }
      let height = oldBytes.count / old.size.width / format.bytesPerPixel
      let bitmap = { (bytes: [UInt8]) in
        Bitmap(width: old.size.width, height: height, format: format, bytes: bytes)
      }
      look.add(
        MaskedPair(
          expected: bitmap(oldBytes), actual: bitmap(newBytes), ignoring: files.ignored,
          firstRow: first), firstRow: first, rows: first..<first + height)
      first += height
    }
  }

  /// Compares by the rule of pixelmatch, which needs only two rows above and below.
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
