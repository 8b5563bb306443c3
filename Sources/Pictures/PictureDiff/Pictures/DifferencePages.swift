import Imaging
import PNGFiles
import TextJudgement

/// Paints the rows of a difference picture from the top while both pictures are read.
///
/// Where only one picture has rows or columns, the other has a gap.
struct DifferencePages {
  typealias Band = PictureAlignment.Band

  let size: PixelSize
  private let bands: [Band]
  /// Whether the bands are columns.
  private let isColumns: Bool
  private let outlines: BoxOutlines
  private let ignored: IgnoredArea

  /// - Parameters:
  ///   - alignment: The rows that correspond; by default those at the same places.
  ///   - clusters: The boxes to outline, in the actual picture.
  init(
    expected: PixelSize, actual: PixelSize, alignment: PictureAlignment?, clusters: [PixelRect],
    ignoring ignored: IgnoredArea
  ) {
    let bands = alignment?.bands ?? DifferencePages.bandsInPlace(expected.height, actual.height)
    self.bands = bands
    isColumns = alignment?.axis == .columns
    let length = bands.reduce(0) { $0 + $1.length }
    size =
      isColumns
      ? PixelSize(width: length, height: max(expected.height, actual.height))
      : PixelSize(width: max(expected.width, actual.width), height: length)
    self.ignored = ignored
    outlines = BoxOutlines(
      around: alignment.map { DifferencePages.boxes(clusters, in: $0, expected) } ?? clusters,
      within: size)
  }

  /// Returns the boxes of an aligned actual picture at their drawn places, and the rows that only
  /// the expected picture has.
  private static func boxes(
    _ clusters: [PixelRect], in alignment: PictureAlignment, _ expected: PixelSize
  ) -> [PixelRect] {
    let bands = alignment.bands
    guard alignment.axis == .columns else {
      return clusters.map { inDrawing($0, of: bands) } + goneRows(of: bands, width: expected.width)
    }
    return clusters.map { inDrawing($0.transposed, of: bands).transposed }
      + goneRows(of: bands, width: expected.height).map(\.transposed)
  }

  private static func bandsInPlace(_ expected: Int, _ actual: Int) -> [Band] {
    let common = min(expected, actual)
    return [
      Band(.matched, expected: 0..<common, actual: 0..<common),
      Band(.removed, expected: common..<expected, actual: common..<common),
      Band(.inserted, expected: common..<common, actual: common..<actual),
    ].filter { $0.length > 0 }
  }

  /// Returns a box of the actual picture at its drawn place.
  private static func inDrawing(_ box: PixelRect, of bands: [Band]) -> PixelRect {
    let place = { (row: Int) in
      var start = 0
      for band in bands {
        if band.actual.contains(row) { return start + row - band.actual.lowerBound }
        start += band.length
      }
      return row
    }
    guard box.height > 0 else { return box }
    let first = place(box.y)
    return PixelRect(
      x: box.x, y: first, width: box.width, height: place(box.maxY - 1) + 1 - first)
  }

  /// Returns where the rows that only the expected picture has are drawn.
  private static func goneRows(of bands: [Band], width: Int) -> [PixelRect] {
    var start = 0
    return bands.compactMap { band in
      defer { start += band.length }
      // What was pushed out made room for others; a frame would draw the eye to it.
      guard band.kind != .matched, band.kind != .pushedOut, band.actual.isEmpty else { return nil }
      return PixelRect(columns: 0..<width, rows: start..<start + band.length)
    }
  }

  /// Paints each row of two pictures, as the number of each pixel's colour.
  func paint(
    _ expected: any PictureRows, _ actual: any PictureRows, by scale: InkScale,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(RowPair.Stop) {
    try paint(
      layouts: (expected.layout, actual.layout), by: scale,
      nextExpected: { () throws(RowPair.Stop) in
        do throws(StreamStop) { return try expected.next() } catch { throw .expected(error) }
      },
      nextActual: { () throws(RowPair.Stop) in
        do throws(StreamStop) { return try actual.next() } catch { throw .actual(error) }
      }, body)
  }

  /// Paints each row of two pictures in memory.
  func paint(
    _ expected: Bitmap, _ actual: Bitmap, by scale: InkScale,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    let (old, new) = (BitmapRows(of: expected), BitmapRows(of: actual))
    paint(
      layouts: (old.layout, new.layout), by: scale, nextExpected: old.next, nextActual: new.next,
      body)
  }

  private func paint<Failure>(
    layouts: (expected: RowLayout, actual: RowLayout), by scale: InkScale,
    nextExpected: () throws(Failure) -> UnsafeRawPointer,
    nextActual: () throws(Failure) -> UnsafeRawPointer,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(Failure) {
    let format = RowPrints.format(for: layouts.expected, layouts.actual)
    let old = RowReader(of: layouts.expected, as: format, ignoring: .none)
    let new = RowReader(of: layouts.actual, as: format, ignoring: .none)
    var painting = RowPainting(by: scale, as: format)
    let pixels = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size.width)
    defer { pixels.deallocate() }
    let none = UnsafeRawBufferPointer(start: nil, count: 0)
    if isColumns {
      for row in 0..<size.height {
        let oldRow = old.pixels(of: try nextExpected(), in: row)
        let newRow = new.pixels(of: try nextActual(), in: row)
        paintColumns(of: row, oldRow, newRow, on: pixels, by: &painting, scale, as: format)
        draw(row, on: pixels)
        body(UnsafeBufferPointer(pixels))
      }
      return
    }
    var row = 0
    for band in bands {
      for index in 0..<band.length {
        var (oldRow, newRow) = (none, none)
        if !band.expected.isEmpty { oldRow = old.pixels(of: try nextExpected(), in: row) }
        if !band.actual.isEmpty { newRow = new.pixels(of: try nextActual(), in: row) }
        painting.paint(oldRow, newRow, on: pixels)
        let rows = [band.expected, band.actual].filter { !$0.isEmpty }
          .map { $0.lowerBound + index }
        hide(
          rows.flatMap { ignored.ignored(of: 0..<size.width, in: $0) }, in: oldRow, newRow,
          on: pixels, by: scale, as: format)
        draw(row, on: pixels)
        body(UnsafeBufferPointer(pixels))
        row += 1
      }
    }
  }

  /// Paints a row of both pictures with aligned columns.
  private func paintColumns(
    of row: Int, _ oldRow: UnsafeRawBufferPointer, _ newRow: UnsafeRawBufferPointer,
    on pixels: UnsafeMutableBufferPointer<UInt8>, by painting: inout RowPainting,
    _ scale: InkScale, as format: Bitmap.Format
  ) {
    var start = 0
    for band in bands {
      let part = UnsafeMutableBufferPointer(rebasing: pixels[start..<start + band.length])
      let old = oldRow.columns(band.expected, as: format)
      let new = newRow.columns(band.actual, as: format)
      painting.paint(old, new, on: part)
      let hidden = [band.expected, band.actual].flatMap { range in
        ignored.ignored(of: range, in: row).map {
          $0.lowerBound - range.lowerBound..<$0.upperBound - range.lowerBound
        }
      }
      hide(hidden, in: old, new, on: part, by: scale, as: format)
      start += band.length
    }
  }

  /// Removes differences where pixels are ignored.
  private func hide(
    _ columns: [Range<Int>], in old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer,
    on pixels: UnsafeMutableBufferPointer<UInt8>, by scale: InkScale, as format: Bitmap.Format
  ) {
    guard !columns.isEmpty else { return }
    let (oldWidth, newWidth) = (
      old.count / format.bytesPerPixel, new.count / format.bytesPerPixel
    )
    let ground = scale.pixel(of: scale.background)
    for columns in columns {
      for x in columns {
        let shown = x < oldWidth ? scale.pixel(of: old.color(at: x, as: format)) : nil
        if x < oldWidth, x < newWidth {
          pixels[x] = DifferenceColors.number(old: shown, new: shown)
        } else if x < oldWidth || x < newWidth {
          pixels[x] = DifferenceColors.number(
            old: x < oldWidth ? ground : nil, new: x < newWidth ? ground : nil)
        }
      }
    }
  }

  /// Draws outlines on the pixels that are equal in both pictures, so that no difference is hidden.
  private func draw(_ row: Int, on pixels: UnsafeMutableBufferPointer<UInt8>) {
    for frame in outlines.frames where frame.y <= row && row < frame.maxY {
      let isAcross = row == frame.y || row == frame.maxY - 1
      let columns = isAcross ? Array(frame.x..<frame.maxX) : [frame.x, frame.maxX - 1]
      for x in columns where DifferenceColors.isShared(pixels[x]) {
        pixels[x] = DifferenceColors.outlineNumber
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Returns some pixels of a row.
  fileprivate func columns(
    _ columns: Range<Int>, as format: Bitmap.Format
  ) -> UnsafeRawBufferPointer {
    let step = format.bytesPerPixel
    return UnsafeRawBufferPointer(
      rebasing: self[columns.lowerBound * step..<columns.upperBound * step])
  }
}
