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

  /// A line by itself without any ink in some rectangles, all of which lie lower in the actual picture.
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

  /// Some rows of the planes, in px of the picture.
  func area(rows: Range<Int>) -> PixelRect {
    PixelRect(
      x: field.area.x, y: origin.y + rows.lowerBound, width: field.area.width, height: rows.count)
  }

  /// Whether both pictures have the same bytes in some rows of the planes.
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

  /// The top left corner of the planes, borders included, in the picture.
  var origin: PixelPoint {
    PixelPoint(x: field.area.x - InkPlane.border, y: field.area.y - InkPlane.border)
  }
}
