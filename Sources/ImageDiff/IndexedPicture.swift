import Imaging

/// A picture of at most 256 colours, as places in a palette.
struct IndexedPicture {
  /// The colours, those that are not opaque first, so that `tRNS` can stop at the last of them;
  /// then by red, green, blue and alpha.
  let palette: [RGBAColor]
  /// The place of each pixel's colour.
  let indices: [UInt8]

  /// `nil` where the picture has more than 256 colours.
  init?(_ picture: Bitmap) {
    let pixels = picture.bytes
    var places: [UInt32: Int] = [:]
    var found: [UInt8] = []
    found.reserveCapacity(pixels.count / 4)
    // Neighbours are mostly equal, so that few pixels ask the dictionary.
    var last: (color: UInt32, place: UInt8)?
    for offset in stride(from: 0, to: pixels.count, by: 4) {
      let color =
        UInt32(pixels[offset]) << 24 | UInt32(pixels[offset + 1]) << 16
        | UInt32(pixels[offset + 2]) << 8 | UInt32(pixels[offset + 3])
      if let last, last.color == color {
        found.append(last.place)
        continue
      }
      let place = places[color] ?? places.count
      guard let small = UInt8(exactly: place) else { return nil }
      places[color] = place
      last = (color, small)
      found.append(small)
    }
    let colors = places.keys.sorted { left, right in
      let isTranslucent = (left: left & 0xFF < 0xFF, right: right & 0xFF < 0xFF)
      return isTranslucent.left == isTranslucent.right ? left < right : isTranslucent.left
    }
    var order = [UInt8](repeating: 0, count: 256)
    for (index, color) in colors.enumerated() {
      if let place = places[color] { order[place] = UInt8(index) }
    }
    palette = colors.map { color in
      RGBAColor(
        red: UInt8(color >> 24), green: UInt8(color >> 16 & 0xFF), blue: UInt8(color >> 8 & 0xFF),
        alpha: UInt8(color & 0xFF))
    }
    indices = found.map { order[Int($0)] }
  }
}
