import Imaging

/// A picture as samples in PNG's storage, before compression.
package struct PNGSamples: Equatable {
  let colorType: PNGHeader.ColorType
  /// The number of bits of a sample: 1, 2, 4 or 8.
  let bitsPerSample: Int
  /// The colours, those that are not opaque first; empty unless the colour type is palette.
  let palette: [RGBAColor]
  /// The rows from the top, each starting at a whole byte, with samples from the highest bit down.
  let rows: [UInt8]

  /// Chooses the lossless storage with the fewest bits per pixel; of equal ones, that without a
  /// palette.
  ///
  /// The format of the bitmap has no effect: equal pictures have equal samples.
  init(of bitmap: Bitmap) {
    let picture = bitmap.reduced()
    switch picture.format {
    case .gray8: self.init(gray: picture)
    case .rgba8:
      if let indexed = IndexedPicture(picture) {
        self.init(palette: indexed)
      } else {
        self.init(color: picture)
      }
    }
  }

  /// Creates the same samples as from the picture's bitmap, but faster.
  package init(of picture: IndexedPicture) {
    if picture.isOpaqueGray {
      self.init(of: picture.bitmap)
    } else {
      self.init(palette: picture)
    }
  }

  private init(palette picture: IndexedPicture) {
    let (colors, places) = picture.palette
    palette = colors
    colorType = .palette
    bitsPerSample = PNGSamples.indexBits(for: colors.count)
    rows = BitPacking(bitsPerSample: bitsPerSample, width: picture.size.width)
      .pack(picture.numbers, by: places)
  }

  private init(gray picture: Bitmap) {
    var isUsed = [Bool](repeating: false, count: 256)
    isUsed.withUnsafeMutableBufferPointer { isUsed in
      for level in picture.bytes { isUsed[Int(level)] = true }
    }
    let levels = (0...255).filter { isUsed[$0] }
    let grayBits = PNGSamples.grayBits(for: levels)
    let paletteBits = PNGSamples.indexBits(for: levels.count)
    var samples = [UInt8](repeating: 0, count: 256)
    if paletteBits < grayBits {
      for (index, level) in levels.enumerated() { samples[level] = UInt8(index) }
      palette = levels.map { level in
        RGBAColor(red: UInt8(level), green: UInt8(level), blue: UInt8(level))
      }
      colorType = .palette
      bitsPerSample = paletteBits
    } else {
      for level in levels { samples[level] = UInt8(level >> (8 - grayBits)) }
      palette = []
      colorType = .gray
      bitsPerSample = grayBits
    }
    rows = BitPacking(bitsPerSample: bitsPerSample, width: picture.width)
      .pack(picture.bytes, by: samples)
  }

  private init(color picture: Bitmap) {
    let (isGray, isOpaque) = PNGSamples.traits(of: picture)
    palette = []
    bitsPerSample = 8
    colorType = isOpaque ? .rgb : isGray ? .grayAlpha : .rgba
    let channels: [Int] = isOpaque ? [0, 1, 2] : isGray ? [0, 3] : [0, 1, 2, 3]
    let pixels = picture.bytes
    var rows: [UInt8] = []
    rows.reserveCapacity(pixels.count / 4 * channels.count)
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      for channel in channels { rows.append(pixels[pixel + channel]) }
    }
    self.rows = rows
  }

  /// Returns the fewest bits that keep each level exactly: PNG spreads n bits evenly over 0…255.
  private static func grayBits(for levels: [Int]) -> Int {
    if levels.allSatisfy({ $0.isMultiple(of: 255) }) { return 1 }
    if levels.allSatisfy({ $0.isMultiple(of: 85) }) { return 2 }
    if levels.allSatisfy({ $0.isMultiple(of: 17) }) { return 4 }
    return 8
  }

  private static func indexBits(for colors: Int) -> Int {
    switch colors {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  private static func traits(of picture: Bitmap) -> (isGray: Bool, isOpaque: Bool) {
    let pixels = picture.bytes
    var isGray = true
    var isOpaque = true
    for pixel in stride(from: 0, to: pixels.count, by: 4) {
      let level = pixels[pixel]
      if level != pixels[pixel + 1] || level != pixels[pixel + 2] { isGray = false }
      if pixels[pixel + 3] != 255 { isOpaque = false }
    }
    return (isGray, isOpaque)
  }
}
