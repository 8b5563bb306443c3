public import Imaging

/// Draws what differs between two pictures, for the eye.
///
/// The ground is white and everything both have is pale grey. What only the expected picture has is
/// orange, what only the actual one has is blue, and where both have about as much ink but of another
/// colour it is purple: colours that people with any colour vision tell apart (M. Okabe and K. Ito,
/// “Color Universal Design”, 2002). Ink is whatever stands off the background, dark or light, and the
/// background is the commonest colour along the edges of the expected picture.
///
/// - Returns: An opaque picture as wide and as high as the larger of both, top left on top left. A
///   strip that only one picture reaches has the pale colour of its side, a corner that neither
///   reaches is grey.
public func differencePicture(expected: Bitmap, actual: Bitmap) -> Bitmap {
  let old = InkPicture(expected, background: InkPicture.background(of: expected))
  let new = InkPicture(actual, background: old.background)
  let width = max(expected.width, actual.width)
  let height = max(expected.height, actual.height)
  let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
    for y in 0..<height {
      for x in 0..<width {
        let color = DifferenceColors.color(
          old: old.pixel(x: x, y: y), new: new.pixel(x: x, y: y))
        let offset = (y * width + x) * 4
        buffer[offset] = color.red
        buffer[offset + 1] = color.green
        buffer[offset + 2] = color.blue
        buffer[offset + 3] = 255
      }
    }
    count = width * height * 4
  }
  return Bitmap(width: width, height: height, format: .rgba8, bytes: bytes)
}
