import Imaging
import PNGFiles

/// The difference picture of any two pictures, pixel by pixel.
struct DifferencePainting {
  private let old: InkPicture
  private let new: InkPicture
  private let size: PixelSize
  /// The last pair and its colour, as neighbours are mostly alike.
  private var last: (old: RGBAColor?, new: RGBAColor?, color: UInt32)

  /// - Parameter size: How large the picture is, in px: as the larger of both in either direction.
  init(old: InkPicture, new: InkPicture, size: PixelSize) {
    self.old = old
    self.new = new
    self.size = size
    last = (nil, nil, Self.pixel(DifferenceColors.outside))
  }

  /// The picture, with lines where both pictures are the same.
  consuming func picture(with outlines: BoxOutlines) -> Bitmap {
    let (old, new, size) = (old, new, size)
    let count = size.width * size.height * 4
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { bytes, initialized in
      initialized = count
      bytes.withMemoryRebound(to: UInt32.self) { pixels in
        for y in 0..<size.height {
          for x in 0..<size.width {
            pixels[y * size.width + x] = color(
              old: old.color(x: x, y: y), new: new.color(x: x, y: y))
          }
        }
        let outline = Self.pixel(DifferenceColors.outline)
        outlines.forEachPoint { point in
          guard let before = old.color(x: point.x, y: point.y),
            before == new.color(x: point.x, y: point.y)
          else { return }
          pixels[point.y * size.width + point.x] = outline
        }
      }
    }
    return Bitmap(width: size.width, height: size.height, format: .rgba8, bytes: bytes)
  }

  private mutating func color(old before: RGBAColor?, new after: RGBAColor?) -> UInt32 {
    if last.old != before || last.new != after {
      let color = DifferenceColors.color(
        old: before.map(old.pixel(of:)), new: after.map(new.pixel(of:)))
      last = (before, after, Self.pixel(color))
    }
    return last.color
  }

  /// A colour as its four bytes lie in memory.
  private static func pixel(_ color: RGBAColor) -> UInt32 { UInt32(bigEndian: color.bytes) }
}

/// The colours of a difference picture.
enum DifferenceColors {
  /// Ink that only the expected picture has: Okabe and Ito's vermilion.
  static let removed = RGBAColor(red: 0xD5, green: 0x5E, blue: 0x00)
  /// Ink that only the actual picture has: Okabe and Ito's blue.
  static let added = RGBAColor(red: 0x00, green: 0x72, blue: 0xB2)
  /// About as much ink, but of another colour: Okabe and Ito's reddish purple.
  static let recolored = RGBAColor(red: 0xCC, green: 0x79, blue: 0xA7)
  /// The lines around what differs: dark, as nothing else is, so that any eye tells it apart.
  static let outline = RGBAColor(red: 0x33, green: 0x33, blue: 0x33)
  /// Where neither picture reaches.
  static let outside = RGBAColor(red: 0xC8, green: 0xC8, blue: 0xC8)

  /// The colour of one place, from the pixel each picture has there, if it has one.
  static func color(old: InkPicture.Pixel?, new: InkPicture.Pixel?) -> RGBAColor {
    switch (old, new) {
    case (nil, nil): return outside
    // The area itself is news, so that even its empty part is tinted.
    case (let old?, nil): return tint(removed, strength: 40 + old.ink * 215 / 255)
    case (nil, let new?): return tint(added, strength: 40 + new.ink * 215 / 255)
    case (let old?, let new?):
      if old.color == new.color { return tint(.black, strength: old.ink / 4) }
      let distance = InkPicture.distance(old.seen, new.seen)
      let gain = new.ink - old.ink
      // A grey edge changes by as much as its ink does; another colour changes by much more.
      let color = gain == 0 || abs(gain) < distance / 2 ? recolored : gain > 0 ? added : removed
      // The smallest change stands out already.
      return tint(color, strength: 110 + distance * 145 / 255)
    }
  }

  /// A colour mixed with white; strength from 0, white, to 255, the colour itself.
  private static func tint(_ color: RGBAColor, strength: Int) -> RGBAColor {
    let mix = { (level: UInt8) in UInt8(255 - (255 - Int(level)) * strength / 255) }
    return RGBAColor(red: mix(color.red), green: mix(color.green), blue: mix(color.blue))
  }
}
