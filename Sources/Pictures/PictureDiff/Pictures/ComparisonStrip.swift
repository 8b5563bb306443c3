public import Imaging

/// The expected picture, the actual one and their difference side by side, for reports.
///
/// - Parameters:
///   - expected: The picture as it should be.
///   - actual: The picture as it is.
///   - clusters: What is outlined in the difference; each pixel that differs unless told otherwise.
///   - ignored: Rectangles in which nothing is shown as different.
/// - Returns: One opaque picture of all three in this order, tops aligned, 8 px of grey between them
///   and below those that are lower. Pixels that are not opaque lie on a pale checkerboard.
public func comparisonStrip(
  expected: Bitmap, actual: Bitmap, clusters: [PixelRect]? = nil, ignoring ignored: [PixelRect] = []
) -> Bitmap {
  let panels = [
    expected, actual,
    differencePicture(
      expected: expected, actual: actual, clusters: clusters, ignoring: ignored),
  ]
  let size = comparisonStripSize(expected: expected.size, actual: actual.size)
  let gray = DifferenceColors.outside
  let filler = [gray.red, gray.green, gray.blue, 255]
  let bytes = [UInt8](unsafeUninitializedCapacity: size.width * size.height * 4) { buffer, count in
    for pixel in 0..<size.width * size.height {
      for channel in 0..<4 { buffer[pixel * 4 + channel] = filler[channel] }
    }
    var left = 0
    for panel in panels {
      for y in 0..<panel.height {
        for x in 0..<panel.width {
          let color = Checkerboard.color(of: panel.color(x: x, y: y), x: x, y: y)
          let offset = (y * size.width + left + x) * 4
          buffer[offset] = color.red
          buffer[offset + 1] = color.green
          buffer[offset + 2] = color.blue
        }
      }
      left += panel.width + stripGap
    }
    count = size.width * size.height * 4
  }
  return Bitmap(width: size.width, height: size.height, format: .rgba8, bytes: bytes)
}

/// How large a strip of two pictures of some sizes is, for those who have to make sure that it is not
/// too large before they have one drawn.
public func comparisonStripSize(expected: PixelSize, actual: PixelSize) -> PixelSize {
  PixelSize(
    width: expected.width + actual.width + max(expected.width, actual.width) + 2 * stripGap,
    height: max(expected.height, actual.height))
}

/// Between two pictures of a strip, in px.
private let stripGap = 8

/// The ground of pixels that are not opaque.
private enum Checkerboard {
  private static let light = RGBAColor.white
  private static let dark = RGBAColor(red: 0xE6, green: 0xE6, blue: 0xE6)
  /// The side of a square in px.
  private static let side = 8

  static func color(of color: RGBAColor, x: Int, y: Int) -> RGBAColor {
    guard color.alpha < 255 else { return color }
    let ground = (x / side + y / side).isMultiple(of: 2) ? light : dark
    let alpha = Int(color.alpha)
    let mix = { (level: UInt8, ground: UInt8) in
      UInt8((Int(level) * alpha + Int(ground) * (255 - alpha) + 127) / 255)
    }
    return RGBAColor(
      red: mix(color.red, ground.red), green: mix(color.green, ground.green),
      blue: mix(color.blue, ground.blue))
  }
}
