import Imaging

/// The ink of a field in both pictures.
struct FieldPlanes {
  let field: Field
  let expectedReader: InkReader
  let actualReader: InkReader
  let expected: InkPlane
  let actual: InkPlane

  init(_ field: Field, in pair: PicturePair) {
    self.field = field
    expectedReader = InkReader(picture: pair.expected, ground: field.expectedGround)
    actualReader = InkReader(picture: pair.actual, ground: field.actualGround)
    expected = InkPlane(expectedReader, area: field.area)
    actual = InkPlane(actualReader, area: field.area)
  }

  /// The top left corner of the planes, borders included, in the picture.
  var origin: PixelPoint {
    PixelPoint(x: field.area.x - InkPlane.border, y: field.area.y - InkPlane.border)
  }
}
