import Glibc
import Imaging

/// The ink of a field in both pictures.
struct FieldPlanes {
  let field: Field
  let expectedReader: InkReader
  let actualReader: InkReader
  private(set) var expected: InkPlane
  private(set) var actual: InkPlane

  init(_ field: Field, in pair: PicturePair) {
    self.field = field
    expectedReader = InkReader(picture: pair.expected, ground: field.expectedGround)
    actualReader = InkReader(picture: pair.actual, ground: field.actualGround)
    expected = InkPlane(expectedReader, area: field.area)
    actual = InkPlane(actualReader, area: field.area)
  }

  /// Returns a line without the ink in some rectangles. The rectangles are lower in the actual
  /// picture.
  func cut(toRows rows: Range<Int>, without boxes: [PixelRect], down: Int) -> FieldPlanes {
    var planes = self
    planes.expected = expected.cut(toRows: rows, without: boxes)
    planes.actual = actual.cut(
      toRows: rows.lowerBound + down..<rows.upperBound + down,
      without: boxes.map {
        PixelRect(x: $0.x, y: $0.y + down, width: $0.width, height: $0.height)
      })
    return planes
  }

  /// Returns the area of some rows of the planes, in px of the picture.
  func area(rows: Range<Int>) -> PixelRect {
    PixelRect(
      x: field.area.x, y: origin.y + rows.lowerBound, width: field.area.width, height: rows.count)
  }

  /// Returns the area from the first to the last column with ink in one of the planes.
  func inkedArea(rows: Range<Int>, of plane: InkPlane) -> PixelRect {
    let area = area(rows: rows)
    guard let columns = plane.inkedColumns(rows: rows) else { return area }
    return PixelRect(
      x: origin.x + columns.lowerBound, y: area.y, width: columns.count, height: area.height)
  }

  /// Returns a box without blank rows at its top and bottom, in px of the picture.
  func withoutBlankRows(_ box: PixelRect) -> PixelRect {
    let columns = (box.x - origin.x..<box.maxX - origin.x).clamped(to: 0..<expected.width)
    let rows = box.y - origin.y..<box.maxY - origin.y
    let inked = [expected, actual].compactMap { $0.inkedRows(of: rows, columns: columns) }
    guard let top = inked.map(\.lowerBound).min(), let bottom = inked.map(\.upperBound).max() else {
      return box
    }
    return PixelRect(x: box.x, y: origin.y + top, width: box.width, height: bottom - top)
  }

  /// The smallest box in the field around shared pixels that differ; the whole field where one
  /// picture ends in it.
  var differingArea: PixelRect {
    let (one, other) = (expectedReader.picture, actualReader.picture)
    let area = field.area
    guard area.maxX <= min(one.width, other.width), area.maxY <= min(one.height, other.height)
    else { return area }
    let pixel = one.format.bytesPerPixel
    var (columns, rows) = (Range<Int>?.none, Range<Int>?.none)
    for row in area.y..<area.maxY {
      let differs = { (column: Int) in
        let (start, otherStart) = (
          row * one.bytesPerRow + column * pixel, row * other.bytesPerRow + column * pixel
        )
        return (0..<pixel).contains { one.bytes[start + $0] != other.bytes[otherStart + $0] }
      }
      guard let first = (area.x..<area.maxX).first(where: differs),
        let last = (area.x..<area.maxX).last(where: differs)
      else { continue }
      columns = min(columns?.lowerBound ?? first, first)..<max(columns?.upperBound ?? 0, last + 1)
      rows = (rows?.lowerBound ?? row)..<row + 1
    }
    guard let columns, let rows else { return area }
    return PixelRect(columns: columns, rows: rows)
  }

  /// Returns whether both pictures have the same bytes in some rows of the planes.
  func isSame(rows: Range<Int>) -> Bool {
    let (one, other) = (expectedReader.picture, actualReader.picture)
    let area = area(rows: rows)
    guard area.maxX <= min(one.width, other.width), area.y >= 0,
      area.maxY <= min(one.height, other.height)
    else { return false }
    let pixel = one.format.bytesPerPixel
    return one.bytes.withUnsafeBytes { old in
      other.bytes.withUnsafeBytes { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return true }
        return (area.y..<area.maxY).allSatisfy { row in
          memcmp(
            old + row * one.bytesPerRow + area.x * pixel,
            new + row * other.bytesPerRow + area.x * pixel, area.width * pixel) == 0
        }
      }
    }
  }

  /// The top left corner of the planes, including borders, in the picture.
  var origin: PixelPoint {
    PixelPoint(x: field.area.x - InkPlane.border, y: field.area.y - InkPlane.border)
  }
}
