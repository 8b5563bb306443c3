import ImageDiff
import Imaging

/// A file with three pictures: the expected one, the difference, and the actual one.
struct PictureStrip {
  private let picture: Bitmap

  init(_ picture: Bitmap) {
    self.picture = picture
  }

  /// Returns the actual picture; `nil` if the file cannot be cut into three.
  ///
  /// - Parameter expected: The size of the expected picture, which shows whether the pictures are
  ///   side by side or one above the other; `nil` if it is not known.
  func actual(besides expected: PixelSize?) -> Bitmap? {
    let (width, height) = (picture.width, picture.height)
    let isStacked =
      expected.map { height == 3 * $0.height && width != 3 * $0.width }
      ?? (!width.isMultiple(of: 3))
    guard (isStacked ? height : width).isMultiple(of: 3) else { return nil }
    let bytes = picture.format.bytesPerPixel
    let size = isStacked ? (width, height / 3) : (width / 3, height)
    let (left, top) = isStacked ? (0, 2 * size.1) : (2 * size.0, 0)
    var cut: [UInt8] = []
    for row in top..<top + size.1 {
      let start = row * picture.bytesPerRow + left * bytes
      cut += picture.bytes[start..<start + size.0 * bytes]
    }
    return Bitmap(width: size.0, height: size.1, format: picture.format, bytes: cut)
  }
}
