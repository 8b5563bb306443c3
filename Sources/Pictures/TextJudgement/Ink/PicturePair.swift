import Imaging

/// Two pictures laid top left on top left, stored alike.
struct PicturePair {
  let expected: Bitmap
  let actual: Bitmap

  /// Where both show nothing but greys, one byte a pixel; else four.
  init(expected: Bitmap, actual: Bitmap) {
    let (gray, actualGray) = (expected.reduced(), actual.reduced())
    let isGray = gray.format == .gray8 && actualGray.format == .gray8
    self.expected = isGray ? gray : expected.expandedToRGBA()
    self.actual = isGray ? actualGray : actual.expandedToRGBA()
  }

  /// The smallest rectangle that holds both.
  var area: PixelRect {
    PixelRect(
      x: 0, y: 0, width: max(expected.width, actual.width),
      height: max(expected.height, actual.height))
  }

  /// The part both have.
  var overlap: PixelRect {
    PixelRect(
      x: 0, y: 0, width: min(expected.width, actual.width),
      height: min(expected.height, actual.height))
  }
}
