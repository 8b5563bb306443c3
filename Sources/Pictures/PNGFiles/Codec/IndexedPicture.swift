package import Imaging

/// A picture of at most 256 colours, with the number of its colour for each pixel.
package struct IndexedPicture {
  /// The size in px.
  package let size: PixelSize
  /// The number of each pixel's colour, row by row from the top.
  let numbers: [UInt8]
  /// The colour of each number: red, green, blue and alpha, from the highest byte down. No two are the
  /// same.
  let colors: [UInt32]

  /// Creates a picture of known numbers, one for each pixel.
  package init(size: PixelSize, numbers: [UInt8], colors: [UInt32]) {
    self.size = size
    self.numbers = numbers
    self.colors = colors
  }

  /// Numbers the colours of a picture in the order they occur; `nil` where it has more than 256.
  init?(_ picture: Bitmap) {
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
    guard numbers.count == count else { return nil }
    var colors = [UInt32](repeating: 0, count: known.count)
    for (color, number) in known { colors[Int(number)] = color }
    self.init(size: picture.size, numbers: numbers, colors: colors)
  }

  /// The colours in an order that does not depend on their numbers, and the position of each of 256
  /// numbers in it. Colours that are not opaque come first, so that `tRNS` can stop at the last of
  /// them; then they are sorted by red, green, blue and alpha.
  var palette: (colors: [RGBAColor], places: [UInt8]) {
    let order = colors.indices.sorted { left, right in
      let (left, right) = (colors[left], colors[right])
      let isTranslucent = (left: left & 0xFF < 0xFF, right: right & 0xFF < 0xFF)
      return isTranslucent.left == isTranslucent.right ? left < right : isTranslucent.left
    }
    var places = [UInt8](repeating: 0, count: 256)
    for (place, number) in order.enumerated() { places[number] = UInt8(place) }
    return (order.map { RGBAColor(bytes: colors[$0]) }, places)
  }

  /// The same picture with numbers only for the colours that some pixel has.
  package var withoutUnusedColors: IndexedPicture {
    var isUsed = [Bool](repeating: false, count: 256)
    isUsed.withUnsafeMutableBufferPointer { isUsed in
      for number in numbers { isUsed[Int(number)] = true }
    }
    let used = colors.indices.filter { isUsed[$0] }
    // Shades may come out the same.
    var places: [UInt32: UInt8] = [:]
    var kept: [UInt32] = []
    var table = [UInt8](repeating: 0, count: 256)
    for number in used {
      let place = places[colors[number]] ?? UInt8(kept.count)
      if Int(place) == kept.count { kept.append(colors[number]) }
      places[colors[number]] = place
      table[number] = place
    }
    return IndexedPicture(size: size, numbers: numbers.map { table[Int($0)] }, colors: kept)
  }

  /// The picture with four bytes per pixel.
  package var bitmap: Bitmap {
    Bitmap(
      width: size.width, height: size.height, format: .rgba8,
      bytes: IndexedPicture.pixels(of: numbers, in: colors.map { UInt32(bigEndian: $0) }))
  }

  /// Whether all colours are opaque greys.
  var isOpaqueGray: Bool { colors.allSatisfy { RGBAColor(bytes: $0).isOpaqueGray } }

  /// Returns the four bytes of each pixel.
  ///
  /// - Parameter table: For each number that occurs, the bytes in the order of memory.
  static func pixels(of numbers: [UInt8], in table: [UInt32]) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: numbers.count * 4) { buffer, count in
      count = numbers.count * 4
      let pixels = UnsafeMutableRawBufferPointer(buffer)
      for (pixel, number) in numbers.enumerated() {
        pixels.storeBytes(of: table[Int(number)], toByteOffset: pixel * 4, as: UInt32.self)
      }
    }
  }
}

extension RGBAColor {
  /// Creates a colour from red, green, blue and alpha, from the highest byte down.
  package init(bytes: UInt32) {
    self.init(
      red: UInt8(bytes >> 24), green: UInt8(bytes >> 16 & 0xFF), blue: UInt8(bytes >> 8 & 0xFF),
      alpha: UInt8(bytes & 0xFF))
  }

  /// The colour as red, green, blue and alpha, from the highest byte down.
  package var bytes: UInt32 {
    UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
  }
}
