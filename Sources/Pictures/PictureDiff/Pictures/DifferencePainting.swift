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
