import Imaging

/// A picture as ink on a background: how far each pixel stands off it.
struct InkPicture {
  /// One pixel of it.
  struct Pixel {
    /// The pixel as stored.
    let color: RGBAColor
    /// Its colour over white.
    let seen: RGBAColor
    /// The greatest distance from the background in a channel; 0 to 255.
    let ink: Int
  }

  let picture: Bitmap
  /// The colour that is no ink, seen over white.
  let background: RGBAColor

  init(_ picture: Bitmap, background: RGBAColor) {
    self.picture = picture
    self.background = background
  }

  /// The pixel as stored; `nil` outside the picture.
  func color(x: Int, y: Int) -> RGBAColor? {
    x < picture.width && y < picture.height ? picture.color(x: x, y: y) : nil
  }

  /// What a colour of the picture is on its background.
  func pixel(of color: RGBAColor) -> Pixel {
    let seen = InkPicture.overWhite(color)
    return Pixel(color: color, seen: seen, ink: InkPicture.distance(seen, background))
  }

  /// The greatest distance of two opaque colours in a channel; 0 to 255.
  static func distance(_ one: RGBAColor, _ other: RGBAColor) -> Int {
    max(
      abs(Int(one.red) - Int(other.red)), abs(Int(one.green) - Int(other.green)),
      abs(Int(one.blue) - Int(other.blue)))
  }

  /// The commonest colour along the edges, seen over white; of two as common, the lighter.
  static func background(of picture: Bitmap) -> RGBAColor {
    let (right, bottom) = (picture.width - 1, picture.height - 1)
    let edges =
      (0...right).flatMap { [($0, 0), ($0, bottom)] }
      + (0...bottom).flatMap { [(0, $0), (right, $0)] }
    var counts: [RGBAColor: Int] = [:]
    for (x, y) in edges { counts[overWhite(picture.color(x: x, y: y)), default: 0] += 1 }
    var commonest = (count: 0, color: RGBAColor.white)
    for (color, count) in counts
    where (count, order(of: color)) > (commonest.count, order(of: commonest.color)) {
      commonest = (count, color)
    }
    return commonest.color
  }

  private static func order(of color: RGBAColor) -> Int {
    let (red, green, blue) = (Int(color.red), Int(color.green), Int(color.blue))
    return (red + green + blue) << 24 | red << 16 | green << 8 | blue
  }

  private static func overWhite(_ color: RGBAColor) -> RGBAColor {
    guard color.alpha < 255 else { return color }
    let alpha = Int(color.alpha)
    let mix = { (level: UInt8) in UInt8((Int(level) * alpha + 255 * (255 - alpha) + 127) / 255) }
    return RGBAColor(red: mix(color.red), green: mix(color.green), blue: mix(color.blue))
  }
}
