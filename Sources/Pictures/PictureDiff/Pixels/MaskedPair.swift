import Imaging
import TextJudgement

/// Two pictures, or the same rows of two, in one format, whose ignored pixels are equal.
struct MaskedPair {
  let expected: Bitmap
  let actual: Bitmap

  /// - Parameter firstRow: The first row of these pictures, in the whole pictures.
  init(expected: Bitmap, actual: Bitmap, ignoring ignored: IgnoredArea, firstRow: Int = 0) {
    let isAlike = expected.format == actual.format
    let old = isAlike ? expected : expected.expandedToRGBA()
    let new = isAlike ? actual : actual.expandedToRGBA()
    guard !ignored.isEmpty else {
      self.expected = old
      self.actual = new
      return
    }
    self.actual = MaskedPair.masked(new, like: old, in: ignored, firstRow: firstRow)
    // What only the expected picture has there is ground.
    self.expected = MaskedPair.masked(old, like: old, in: ignored, firstRow: firstRow, beyond: new)
  }

  /// Returns a picture with the pixels of another where it is ignored, and with background where
  /// the other ends.
  private static func masked(
    _ picture: Bitmap, like other: Bitmap, in ignored: IgnoredArea, firstRow: Int,
    beyond overlapping: Bitmap? = nil
  ) -> Bitmap {
    let end = overlapping ?? other
    guard picture != other || picture.width > end.width || picture.height > end.height else {
      return picture
    }
    let ground = pixel(
      of: Ground.color(
        of: picture, in: PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
      ).color, as: picture.format)
    let step = picture.format.bytesPerPixel
    var bytes = picture.bytes
    for row in 0..<picture.height {
      for columns in ignored.ignored(of: 0..<picture.width, in: firstRow + row) {
        for column in columns {
          let place = row * picture.bytesPerRow + column * step
          let isInside = row < end.height && column < end.width
          let source = row * other.bytesPerRow + column * step
          for byte in 0..<step {
            bytes[place + byte] = isInside ? other.bytes[source + byte] : ground[byte]
          }
        }
      }
    }
    return Bitmap(
      width: picture.width, height: picture.height, format: picture.format, bytes: bytes)
  }

  private static func pixel(of color: RGBAColor, as format: Bitmap.Format) -> [UInt8] {
    switch format {
    case .gray8: [color.red]
    case .rgba8: [color.red, color.green, color.blue, color.alpha]
    }
  }
}
