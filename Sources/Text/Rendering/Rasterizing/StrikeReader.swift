import CFreeType
import Imaging

/// A glyph's picture in a font, made for one size.
struct Strike {
  let width: Int
  let height: Int
  /// The distance from the glyph's origin to the picture's left edge, in px of the picture.
  let left: Int
  /// The distance from the baseline up to the picture's top edge, in px of the picture.
  let top: Int
  /// The sides of the em square that the picture was made for, in px of the picture, as 26.6
  /// numbers.
  let emWidth: Int
  let emHeight: Int
  /// The pixels, in the format of `GlyphPicture`.
  let pixels: [UInt32]
}

extension FreeTypeFace {
  /// Returns a glyph's picture from the smallest set that is at least as large as needed, or else
  /// from the largest; `nil` if the font has none for the glyph.
  ///
  /// - Parameter size: The side of the em square in 26.6 pixels.
  func strike(of glyph: UInt32, size: Int) throws(RenderError) -> Strike? {
    guard let choice = try chosenStrike(for: size) else { return nil }
    // Without a picture, FreeType would go on to the outline of a glyph that has one.
    let flags = Int32(FT_LOAD_COLOR) | (isScalable ? Int32(FT_LOAD_SBITS_ONLY) : 0)
    try embeddedPictures.check(glyph)
    // Its size is looked at before anything is decoded.
    let found = FT_Load_Glyph(handle, glyph, flags | Int32(FT_LOAD_BITMAP_METRICS_ONLY))
    guard found == 0, let slot = handle.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP
    else {
      if found == 0 || isScalable { return nil }
      throw .unreadableGlyph(id: glyph, detail: FreeTypeLibrary.describe(found))
    }
    let (width, height) = (Int(slot.pointee.bitmap.width), Int(slot.pointee.bitmap.rows))
    guard width > 0, height > 0 else { return nil }
    guard width * height <= file.limits.picturePixels else {
      throw .unreadableGlyph(
        id: glyph,
        detail: "its picture has \(width) × \(height) px; \(FontLimits.Name.picturePixels.remedy)")
    }
    let error = FT_Load_Glyph(handle, glyph, flags)
    guard error == 0 else {
      throw .unreadableGlyph(
        id: glyph, detail: "its picture is damaged (\(FreeTypeLibrary.describe(error)))")
    }
    guard let pixels = Self.pixels(of: slot.pointee.bitmap, width: width, height: height) else {
      throw .unreadableGlyph(id: glyph, detail: "its picture has no colours")
    }
    return Strike(
      width: width, height: height, left: Int(slot.pointee.bitmap_left),
      top: Int(slot.pointee.bitmap_top), emWidth: choice.width, emHeight: choice.height,
      pixels: pixels)
  }

  /// Selects the set of pictures that FreeType reads, and returns the em square it was made for.
  private func chosenStrike(
    for size: Int
  ) throws(RenderError) -> (width: Int, height: Int)? {
    guard let strikes = handle.pointee.available_sizes else { return nil }
    let sets = (0..<Int(handle.pointee.num_fixed_sizes))
      .map {
        (index: $0, width: Int(strikes[$0].x_ppem), height: Int(strikes[$0].y_ppem))
      }
      .filter { $0.width > 0 && $0.height > 0 }
    let large = sets.filter { $0.height >= size }.min { $0.height < $1.height }
    guard let choice = large ?? sets.max(by: { $0.height < $1.height }) else { return nil }
    let error = FT_Select_Size(handle, FT_Int(choice.index))
    guard error == 0 else {
      throw .unreadableFont(detail: FreeTypeLibrary.describe(error))
    }
    return (choice.width, choice.height)
  }

  private static func pixels(of bitmap: FT_Bitmap, width: Int, height: Int) -> [UInt32]? {
    guard UInt32(bitmap.pixel_mode) == FT_PIXEL_MODE_BGRA.rawValue, let buffer = bitmap.buffer,
      Int(bitmap.width) == width, Int(bitmap.rows) == height, Int(bitmap.pitch) >= width * 4
    else { return nil }
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let line = buffer + row * Int(bitmap.pitch)
      for column in 0..<width {
        // FreeType multiplies the colours of a PNG by alpha; those of raw pixels are as the font
        // has them, and may not exceed it.
        let alpha = line[column * 4 + 3]
        let channel = { (index: Int) in UInt32(min(line[column * 4 + index], alpha)) }
        pixels.append(UInt32(alpha) << 24 | channel(2) << 16 | channel(1) << 8 | channel(0))
      }
    }
    return pixels
  }
}

extension GlyphPicture {
  /// Creates a picture from that of a font, scaled and placed on the baseline at whole pixels.
  ///
  /// - Parameter size: The side of the em square in 26.6 pixels.
  init(_ strike: Strike, size: Int) throws(RenderError) {
    let width = max(1, Self.scaled(strike.width, by: size, of: strike.emWidth))
    let height = max(1, Self.scaled(strike.height, by: size, of: strike.emHeight))
    guard width * height <= DrawingLimits.greatestPixelCount else {
      throw .tooLarge(width: width, height: height, limit: DrawingLimits.greatestPixelCount)
    }
    let bottom = Self.scaled(strike.height - strike.top, by: size, of: strike.emHeight)
    bounds = PixelRect(
      x: Self.scaled(strike.left, by: size, of: strike.emWidth), y: bottom - height,
      width: width, height: height)
    pixels = PictureScaling(from: (strike.width, strike.height), to: (width, height))
      .scaled(strike.pixels)
  }

  /// length × size ÷ em, to the nearest whole number, halves upwards.
  private static func scaled(_ length: Int, by size: Int, of em: Int) -> Int {
    let (quotient, remainder) = (2 * length * size + em).quotientAndRemainder(dividingBy: 2 * em)
    return remainder < 0 ? quotient - 1 : quotient
  }
}
