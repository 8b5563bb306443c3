import Imaging
import PNGFiles

/// The strength of pixels as ink: their distance from a background.
struct InkScale {
  /// One pixel.
  struct Pixel {
    /// The pixel as stored.
    let color: RGBAColor
    /// The pixel's colour over white.
    let seen: RGBAColor
    /// The greatest distance from the background in a channel, 0 to 255.
    let ink: Int
  }

  /// The colour of the background, over white.
  let background: RGBAColor

  /// The greatest number of rows whose edges are searched for the background.
  private static let mostRows = 4096

  /// Creates the scale of a picture. Its background is the commonest colour along the edges of its
  /// first 4096 rows, over white; the lighter of two equally common ones.
  init(of picture: any PictureRows) throws(StreamStop) {
    try self.init(size: picture.size, layout: picture.layout) { () throws(StreamStop) in
      try picture.next()
    }
  }

  /// Creates the scale of a picture in memory.
  init(of picture: Bitmap) {
    let rows = BitmapRows(of: picture)
    self.init(size: rows.size, layout: rows.layout, next: rows.next)
  }

  private init<Failure>(
    size: PixelSize, layout: RowLayout, next: () throws(Failure) -> UnsafeRawPointer
  ) throws(Failure) {
    let format = layout.format
    let reader = RowReader(of: layout, as: format, ignoring: .none)
    var counts: [RGBAColor: Int] = [:]
    for row in 0..<min(size.height, InkScale.mostRows) {
      let pixels = reader.pixels(of: try next(), in: row)
      let add = { (x: Int) in
        counts[InkScale.overWhite(pixels.color(at: x, as: format)), default: 0] += 1
      }
      add(0)
      add(size.width - 1)
      for _ in 0..<(row == 0 ? 1 : 0) + (row == size.height - 1 ? 1 : 0) {
        for x in 0..<size.width { add(x) }
      }
    }
    var commonest = (count: 0, color: RGBAColor.white)
    for (color, count) in counts
    where (count, InkScale.order(of: color))
      > (commonest.count, InkScale.order(of: commonest.color))
    {
      commonest = (count, color)
    }
    background = commonest.color
  }

  /// Returns a colour as a pixel on the background.
  func pixel(of color: RGBAColor) -> Pixel {
    let seen = InkScale.overWhite(color)
    return Pixel(color: color, seen: seen, ink: InkScale.distance(seen, background))
  }

  /// Returns the greatest distance of two opaque colours in a channel, 0 to 255.
  static func distance(_ one: RGBAColor, _ other: RGBAColor) -> Int {
    max(
      abs(Int(one.red) - Int(other.red)), abs(Int(one.green) - Int(other.green)),
      abs(Int(one.blue) - Int(other.blue)))
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

extension UnsafeRawBufferPointer {
  /// Returns a pixel of a row.
  func color(at x: Int, as format: Bitmap.Format) -> RGBAColor {
    switch format {
    case .gray8: RGBAColor(red: self[x], green: self[x], blue: self[x])
    case .rgba8:
      RGBAColor(
        red: self[x * 4], green: self[x * 4 + 1], blue: self[x * 4 + 2], alpha: self[x * 4 + 3])
    }
  }
}
