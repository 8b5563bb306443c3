import Imaging
import PNGFiles

/// The rows of a difference picture, painted from the top while both pictures are read.
///
/// Rows that one picture has alone stand by themselves: the other is left a gap there.
struct DifferencePages {
  typealias Band = PictureAlignment.Band

  let size: PixelSize
  private let bands: [Band]
  private let outlines: BoxOutlines
  private let ignored: IgnoredArea

  /// - Parameters:
  ///   - alignment: Which rows correspond; by default those at the same places.
  ///   - clusters: The boxes to outline, in the actual picture.
  init(
    expected: PixelSize, actual: PixelSize, alignment: PictureAlignment?, clusters: [PixelRect],
    ignoring ignored: IgnoredArea
  ) {
    let bands = alignment?.bands ?? DifferencePages.bandsInPlace(expected.height, actual.height)
    self.bands = bands
    size = PixelSize(
      width: max(expected.width, actual.width), height: bands.reduce(0) { $0 + $1.length })
    self.ignored = ignored
    let isAligned = alignment != nil
    outlines = BoxOutlines(
      around: isAligned
        ? clusters.map { DifferencePages.inDrawing($0, of: bands) }
          + DifferencePages.goneRows(of: bands, width: expected.width) : clusters,
      within: size)
  }

  private static func bandsInPlace(_ expected: Int, _ actual: Int) -> [Band] {
    let common = min(expected, actual)
    return [
      Band(.matched, expected: 0..<common, actual: 0..<common),
      Band(.removed, expected: common..<expected, actual: common..<common),
      Band(.inserted, expected: common..<common, actual: common..<actual),
    ].filter { $0.length > 0 }
  }

  /// A box of the actual picture where it is drawn.
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

  /// Where rows are drawn that only the expected picture has.
  private static func goneRows(of bands: [Band], width: Int) -> [PixelRect] {
    var start = 0
    return bands.compactMap { band in
      defer { start += band.length }
      guard band.kind != .matched, band.actual.isEmpty else { return nil }
      return PixelRect(columns: 0..<width, rows: start..<start + band.length)
    }
  }

  /// Paints each row: the number of each pixel's colour.
  func paint(
    _ expected: any PictureRows, _ actual: any PictureRows, by scale: InkScale,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) throws(RowPair.Stop) {
    let format = RowPrints.format(for: expected.layout, actual.layout)
    let old = RowReader(of: expected.layout, as: format, ignoring: .none)
    let new = RowReader(of: actual.layout, as: format, ignoring: .none)
    var painting = RowPainting(by: scale, as: format)
    let pixels = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: size.width)
    defer { pixels.deallocate() }
    let none = UnsafeRawBufferPointer(start: nil, count: 0)
    var row = 0
    for band in bands {
      for index in 0..<band.length {
        var (oldRow, newRow) = (none, none)
        if !band.expected.isEmpty {
          do {
            oldRow = old.pixels(of: try expected.next(), in: row)
          } catch { throw .expected(error) }
        }
        if !band.actual.isEmpty {
          do { newRow = new.pixels(of: try actual.next(), in: row) } catch { throw .actual(error) }
        }
        painting.paint(oldRow, newRow, on: pixels)
        hide(band, index, in: oldRow, newRow, on: pixels, by: scale, as: format)
        draw(row, on: pixels)
        body(UnsafeBufferPointer(pixels))
        row += 1
      }
    }
  }

  /// Shows no difference where none counts.
  private func hide(
    _ band: Band, _ index: Int, in old: UnsafeRawBufferPointer, _ new: UnsafeRawBufferPointer,
    on pixels: UnsafeMutableBufferPointer<UInt8>, by scale: InkScale, as format: Bitmap.Format
  ) {
    guard !ignored.isEmpty else { return }
    let rows = [band.expected, band.actual].filter { !$0.isEmpty }.map { $0.lowerBound + index }
    let (oldWidth, newWidth) = (
      old.count / format.bytesPerPixel, new.count / format.bytesPerPixel
    )
    let ground = scale.pixel(of: scale.background)
    for columns in rows.flatMap({ ignored.ignored(of: 0..<size.width, in: $0) }) {
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

  /// Draws lines where both pictures are the same, or all is gone or new.
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
