import Imaging

/// A picture of at most 256 colours, as places in a palette.
struct IndexedPicture {
  /// The colours, those that are not opaque first, so that `tRNS` can stop at the last of them;
  /// then by red, green, blue and alpha.
  let palette: [RGBAColor]
  /// For each pixel, a number for its colour.
  let numbers: [UInt8]
  /// For each number, of 256, the place of its colour in the palette.
  let indices: [UInt8]

  /// `nil` where the picture has more than 256 colours.
  init?(_ picture: Bitmap) {
    guard let (numbers, known) = Self.numbered(picture) else { return nil }
    let colors = known.keys.sorted { left, right in
      let isTranslucent = (left: left & 0xFF < 0xFF, right: right & 0xFF < 0xFF)
      return isTranslucent.left == isTranslucent.right ? left < right : isTranslucent.left
    }
    var indices = [UInt8](repeating: 0, count: 256)
    for (index, color) in colors.enumerated() {
      if let number = known[color] { indices[Int(number)] = UInt8(index) }
    }
    palette = colors.map { color in
      RGBAColor(
        red: UInt8(color >> 24), green: UInt8(color >> 16 & 0xFF), blue: UInt8(color >> 8 & 0xFF),
        alpha: UInt8(color & 0xFF))
    }
    self.numbers = numbers
    self.indices = indices
  }

  /// Numbers the colours from 0 as they come, each as red, green, blue and alpha from the highest byte
  /// down.
  private static func numbered(
    _ picture: Bitmap
  ) -> (numbers: [UInt8], known: [UInt32: UInt8])? {
    var known: [UInt32: UInt8] = [:]
    let count = picture.width * picture.height
    let numbers = [UInt8](unsafeUninitializedCapacity: count) { numbers, initialized in
      picture.bytes.withUnsafeBytes { pixels in
        // Neighbours are mostly equal, so that few pixels ask the dictionary.
        var last: (pixel: UInt32, number: UInt8)?
        for index in 0..<count {
          let pixel = pixels.load(fromByteOffset: index &* 4, as: UInt32.self)
          if let last, last.pixel == pixel {
            numbers[index] = last.number
            continue
          }
          let color = UInt32(bigEndian: pixel)
          guard let number = known[color] ?? UInt8(exactly: known.count) else { return }
          known[color] = number
          last = (pixel, number)
          numbers[index] = number
        }
        initialized = count
      }
    }
    return numbers.count == count ? (numbers, known) : nil
  }
}
