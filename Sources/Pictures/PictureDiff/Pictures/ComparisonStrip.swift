public import Imaging
import TextJudgement

/// Draws the expected picture, the actual picture and their difference side by side, for reports.
///
/// - Parameters:
///   - expected: The expected picture.
///   - actual: The actual picture.
///   - clusters: The boxes to outline in the difference; by default around each pixel that differs.
///   - ignored: Rectangles where no difference is shown.
///   - alignment: Which rows correspond, for the difference.
/// - Returns: An opaque picture of all three in this order, aligned at the top. Grey fills the 8 px
///   between them and the space below lower pictures. Transparent pixels show a pale checkerboard.
public func comparisonStrip(
  expected: Bitmap, actual: Bitmap, clusters: [PixelRect]? = nil,
  ignoring ignored: [PixelRect] = [], alignment: PictureAlignment? = nil
) -> Bitmap {
  let panels = [
    expected, actual,
    differencePicture(
      expected: expected, actual: actual, clusters: clusters, ignoring: ignored,
      alignment: alignment),
  ]
  let size = comparisonStripSize(
    expected: expected.size, actual: actual.size, alignment: alignment)
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

/// Returns the size of a strip, so that you can check it before drawing.
public func comparisonStripSize(
  expected: PixelSize, actual: PixelSize, alignment: PictureAlignment? = nil
) -> PixelSize {
  let length = alignment?.bands.reduce(0) { $0 + $1.length } ?? 0
  let isColumns = alignment?.axis == .columns
  return PixelSize(
    width: expected.width + actual.width + 2 * stripGap
      + max(expected.width, actual.width, isColumns ? length : 0),
    height: max(expected.height, actual.height, isColumns ? 0 : length))
}

/// The gap between two pictures of a strip, in px.
private let stripGap = 8

/// The background of pixels that are not opaque.
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
