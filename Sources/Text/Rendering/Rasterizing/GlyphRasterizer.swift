import CFreeType
import Imaging

/// Converts outlines to coverage masks with FreeType's exact-area rasteriser, unhinted.
///
/// If a font marks a glyph's contours as overlapping, the mask is averaged from one that is four
/// times as large each way, as FreeType does. Summing areas would count overlaps twice. No font
/// shipped here sets that flag.
struct GlyphRasterizer {
  let library: FreeTypeLibrary
  /// The budget for the picture's glyphs. The memory of the drawings is not counted here.
  let budget: InkBudget

  /// Returns a glyph in its own colours if the face has any for it, else its mask.
  ///
  /// - Parameters:
  ///   - size: The side of the em square in 26.6 pixels.
  ///   - color: The colour of the text, which a glyph in its own colours may also use.
  func drawing(
    of glyph: UInt32, in face: FreeTypeFace, size: Int, origin: DevicePlacement.Origin,
    color: RGBAColor
  ) throws(RenderError) -> GlyphDrawing {
    if face.hasStrikes, let strike = try face.strike(of: glyph, size: size) {
      try budget.take(strike, glyph: glyph)
      return .picture(try GlyphPicture(strike, size: size))
    }
    guard !face.hidesOutline(of: glyph) else {
      throw .unreadableGlyph(
        id: glyph, detail: "it is an outline in a font of Apple's bitmaps, which is not supported")
    }
    if let svg = face.svgGlyphs, try svg.contains(glyph), !face.isScalable {
      throw .svgGlyph(id: glyph)
    }
    guard face.isScalable else { return .mask(.empty) }
    if let paint = try face.colors?.paint(of: glyph, isVaried: face.isVaried) {
      return try GlyphPainter(face: face, textColor: color, budget: budget)
        .picture(of: paint, glyph: glyph, size: size, origin: origin)
    }
    if let svg = face.svgGlyphs, try svg.contains(glyph) { throw .svgGlyph(id: glyph) }
    return .mask(
      try mask(of: glyph, in: face, size: size, stepX: origin.stepX, stepY: origin.stepY))
  }

  /// Returns the mask of a glyph.
  ///
  /// - Parameters:
  ///   - size: The side of the em square in 26.6 pixels.
  ///   - stepX: The number of quarter pixels from the pixel's left edge to the origin.
  ///   - stepY: The number of quarter pixels from the pixel's top edge to the origin.
  func mask(
    of glyph: UInt32, in face: FreeTypeFace, size: Int, stepX: Int, stepY: Int
  ) throws(RenderError) -> GlyphMask {
    try face.withOutline(of: glyph) { outline throws(RenderError) in
      try mask(
        of: &outline, glyph: glyph, unitsPerEm: face.unitsPerEm, size: size, stepX: stepX,
        stepY: stepY)
    }
  }

  private func mask(
    of outline: inout FT_Outline, glyph: UInt32, unitsPerEm: Int, size: Int, stepX: Int, stepY: Int
  ) throws(RenderError) -> GlyphMask {
    guard outline.n_points > 0 else { return .empty }
    let overlaps = outline.flags & FT_OUTLINE_OVERLAP != 0
    let magnification = overlaps ? 4 : 1
    let step = 64 / DevicePlacement.stepsPerPixel * magnification
    let factor = FT_Fixed(size * magnification * 65536 / unitsPerEm)
    var matrix = FT_Matrix(xx: factor, xy: 0, yx: 0, yy: factor)
    FT_Outline_Transform(&outline, &matrix)
    FT_Outline_Translate(&outline, FT_Pos(stepX * step), FT_Pos(-stepY * step))
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    let pixel = 64 * magnification
    let left = Self.floor(Int(box.xMin), to: pixel)
    let bottom = Self.floor(Int(box.yMin), to: pixel)
    let width = -Self.floor(-Int(box.xMax), to: pixel) - left
    let height = -Self.floor(-Int(box.yMax), to: pixel) - bottom
    guard width > 0, height > 0 else { return .empty }
    // A magnified mask takes 16 times the memory, so it may have a quarter of the pixels.
    guard max(width, height) <= DrawingLimits.greatestSide,
      width * height * magnification <= DrawingLimits.greatestPixelCount
    else {
      throw .tooLarge(width: width, height: height, limit: DrawingLimits.greatestPixelCount)
    }
    FT_Outline_Translate(&outline, FT_Pos(-left * pixel), FT_Pos(-bottom * pixel))
    try budget.take(
      edges: EdgeWork.steps(
        of: outline, width: width * magnification, height: height * magnification))
    let bounds = PixelRect(x: left, y: -(bottom + height), width: width, height: height)
    var coverage = [UInt8](repeating: 0, count: width * height)
    try coverage.withUnsafeMutableBufferPointer { pixels throws(RenderError) in
      guard overlaps else { return try draw(&outline, glyph: glyph, width: width, on: pixels) }
      let fineWidth = width * magnification
      let fine = UnsafeMutableBufferPointer<UInt8>.allocate(
        capacity: fineWidth * height * magnification)
      defer { fine.deallocate() }
      fine.initialize(repeating: 0)
      try draw(&outline, glyph: glyph, width: fineWidth, on: fine)
      Self.average(fine, by: magnification, onto: pixels, width: width)
    }
    return GlyphMask(bounds: bounds, coverage: coverage)
  }

  /// Draws an outline on blank pixels with a number of pixels per row.
  private func draw(
    _ outline: inout FT_Outline, glyph: UInt32, width: Int,
    on pixels: UnsafeMutableBufferPointer<UInt8>
  ) throws(RenderError) {
    var bitmap = FT_Bitmap()
    bitmap.rows = UInt32(pixels.count / width)
    bitmap.width = UInt32(width)
    bitmap.pitch = Int32(width)
    bitmap.buffer = pixels.baseAddress
    bitmap.num_grays = 256
    bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
    let error = FT_Outline_Get_Bitmap(library.handle, &outline, &bitmap)
    guard error == 0 else {
      throw .unreadableGlyph(id: glyph, detail: FreeTypeLibrary.describe(error))
    }
  }

  /// Sets each pixel to the mean of a square of finer ones.
  private static func average(
    _ fine: UnsafeMutableBufferPointer<UInt8>, by factor: Int,
    onto coarse: UnsafeMutableBufferPointer<UInt8>, width: Int
  ) {
    for pixel in coarse.indices {
      let (y, x) = pixel.quotientAndRemainder(dividingBy: width)
      var sum = 0
      for row in 0..<factor {
        let start = (y * factor + row) * width * factor + x * factor
        for column in 0..<factor { sum += Int(fine[start + column]) }
      }
      coarse[pixel] = UInt8((sum + factor * factor / 2) / (factor * factor))
    }
  }

  /// The whole pixel at or below a distance.
  private static func floor(_ distance: Int, to pixel: Int) -> Int {
    distance >= 0 ? distance / pixel : -((pixel - 1 - distance) / pixel)
  }
}
