import Imaging

/// The colours of a difference picture, each mixed only once: text has few levels, and neighbours are
/// mostly alike.
struct DifferencePalette {
  private let old: InkPicture
  private let new: InkPicture
  /// Whether both pictures are grey and of one size, so that a pair of levels is all there is to know.
  private let isGray: Bool
  /// For each pair of levels, the old one first, its colour as four bytes lie in memory; 0 where it is not
  /// mixed yet, which no colour is, as all are opaque.
  private var mixed: [UInt32]
  private var last: (old: RGBAColor?, new: RGBAColor?, color: RGBAColor)

  init(old: InkPicture, new: InkPicture) {
    self.old = old
    self.new = new
    isGray =
      old.picture.format == .gray8 && new.picture.format == .gray8
      && old.picture.size == new.picture.size
    mixed = isGray ? Array(repeating: 0, count: 256 * 256) : []
    last = (nil, nil, DifferenceColors.outside)
  }

  /// A colour as its four bytes lie in memory.
  static func pixel(_ color: RGBAColor) -> UInt32 {
    UInt32(
      bigEndian: UInt32(color.red) << 24 | UInt32(color.green) << 16 | UInt32(color.blue) << 8
        | UInt32(color.alpha))
  }

  /// Puts the colours of a row on its pixels, which either picture may not reach.
  mutating func paint(row y: Int, on pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard isGray else {
      for x in pixels.indices {
        pixels[x] = Self.pixel(color(old: old.color(x: x, y: y), new: new.color(x: x, y: y)))
      }
      return
    }
    let start = y * pixels.count
    old.picture.bytes.withUnsafeBufferPointer { before in
      new.picture.bytes.withUnsafeBufferPointer { after in
        for x in pixels.indices {
          let pair = Int(before[start &+ x]) << 8 | Int(after[start &+ x])
          if mixed[pair] == 0 {
            mixed[pair] = Self.pixel(color(old: old.color(x: x, y: y), new: new.color(x: x, y: y)))
          }
          pixels[x] = mixed[pair]
        }
      }
    }
  }

  private mutating func color(old before: RGBAColor?, new after: RGBAColor?) -> RGBAColor {
    if last.old != before || last.new != after {
      last = (
        before, after,
        DifferenceColors.color(old: before.map(old.pixel(of:)), new: after.map(new.pixel(of:)))
      )
    }
    return last.color
  }
}
