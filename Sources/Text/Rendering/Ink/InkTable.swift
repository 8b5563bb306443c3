import Imaging

/// The result of Cairo for one colour over one background, at each of the 256 coverages.
///
/// Most pictures have one ink on one background. Looking up Cairo's results gives the same picture
/// as compositing every pixel. It takes one pass and, for grey, a quarter of the memory.
struct InkTable {
  /// The colour at each coverage.
  private let colors: [RGBAColor]
  /// The grey level at each coverage; `nil` unless every colour is an opaque grey.
  private let levels: [UInt8]?
  /// The bits that convert each drawn coverage to its level by exclusive or: 0 for white ink on
  /// black, 255 for black on white, `nil` for other colours.
  private let flip: UInt8?

  init(color: RGBAColor, background: RGBAColor) throws(RenderError) {
    var ramp = CoverageLayer(width: 256, height: 1)
    ramp.add(
      GlyphMask(
        bounds: PixelRect(x: 0, y: 0, width: 256, height: 1), coverage: Array(0...255)),
      x: 0, y: 0)
    let surface = try CairoSurface(width: 256, height: 1, background: background)
    try surface.paint(color, through: ramp)
    let bitmap = try surface.bitmap()
    let colors = (0...255).map { bitmap.color(x: $0, y: 0) }
    self.colors = colors
    let levels = colors.allSatisfy(\.isOpaqueGray) ? colors.map(\.red) : nil
    self.levels = levels
    flip = [0, 255].first { flip in
      levels == (0...255).map { CoverageLayer.drawn($0) ^ flip }
    }
  }

  /// Returns the picture of ink in one colour. It is 8-bit grey if every colour is an opaque grey.
  ///
  /// - Parameter memory: The memory for the bands.
  func bitmap(of ink: PlacedInk, in memory: BandMemory) -> Bitmap {
    if let levels {
      return Bitmap(
        width: ink.canvas.width, height: ink.canvas.height, format: .gray8,
        bytes: Self.pixels(of: ink, in: memory) { band, shown in
          if let flip {
            Self.put(band, on: shown, flippedBy: flip)
          } else {
            Self.put(band, on: shown, by: levels)
          }
        })
    }
    // As four bytes lie in memory, whatever the order of bytes in a number.
    let pixels = colors.map { color in
      withUnsafeBytes(of: (color.red, color.green, color.blue, color.alpha)) {
        $0.loadUnaligned(as: UInt32.self)
      }
    }
    return Bitmap(
      width: ink.canvas.width, height: ink.canvas.height, format: .rgba8,
      bytes: Self.pixels(of: ink, in: memory) { Self.put($0, on: $1, by: pixels) })
  }

  /// Returns the bytes of a picture's pixels.
  ///
  /// - Parameter put: Writes a band to its pixels, whose old values are arbitrary.
  private static func pixels<Pixel: BitwiseCopyable>(
    of ink: PlacedInk, in memory: BandMemory,
    put: (borrowing InkBand, UnsafeMutableBufferPointer<Pixel>) -> Void
  ) -> [UInt8] {
    let canvas = ink.canvas
    let size = canvas.width * canvas.height * MemoryLayout<Pixel>.stride
    return [UInt8](unsafeUninitializedCapacity: size) { bytes, initialized in
      initialized = size
      bytes.withMemoryRebound(to: Pixel.self) { pixels in
        InkBand.forEach(of: ink, in: memory) { band in
          let start = (band.area.y - canvas.y) * canvas.width
          let end = start + band.area.width * band.area.height
          put(band, UnsafeMutableBufferPointer(rebasing: pixels[start..<end]))
        }
      }
    }
  }

  /// Writes a band to its pixels, which are the drawn coverage, or its inverse.
  private static func put(
    _ band: borrowing InkBand, on pixels: UnsafeMutableBufferPointer<UInt8>, flippedBy flip: UInt8
  ) {
    band.coverage.coverage.withUnsafeBufferPointer { coverage in
      // Without a branch or a table, so that the compiler takes many pixels at once.
      for pixel in pixels.indices { pixels[pixel] = CoverageLayer.drawn(coverage[pixel]) ^ flip }
    }
  }

  /// Writes a band to its pixels, by looking up each coverage in a table.
  private static func put<Pixel: BitwiseCopyable>(
    _ band: borrowing InkBand, on pixels: UnsafeMutableBufferPointer<Pixel>, by table: [Pixel]
  ) {
    pixels.initialize(repeating: table[0])
    table.withUnsafeBufferPointer { putInk(of: band, on: pixels, by: $0) }
  }

  /// Writes the ink of a band to its pixels, which already have the colour of the background.
  private static func putInk<Pixel: BitwiseCopyable>(
    of band: borrowing InkBand, on pixels: UnsafeMutableBufferPointer<Pixel>,
    by table: UnsafeBufferPointer<Pixel>
  ) {
    let width = band.area.width
    let inked = band.inked
    let full = table[255]
    band.coverage.coverage.withUnsafeBytes { coverage in
      for rect in inked {
        for row in rect.y..<rect.maxY {
          var pixel = row * width + rect.x
          let end = pixel + rect.width
          // Much of a glyph's box is no ink or all ink, so eight pixels are looked at at once.
          while pixel + 8 <= end {
            switch coverage.loadUnaligned(fromByteOffset: pixel, as: UInt64.self) {
            case 0: break
            case .max: for inked in pixel..<pixel + 8 { pixels[inked] = full }
            default: for inked in pixel..<pixel + 8 { pixels[inked] = table[Int(coverage[inked])] }
            }
            pixel += 8
          }
          while pixel < end {
            pixels[pixel] = table[Int(coverage[pixel])]
            pixel += 1
          }
        }
      }
    }
  }
}
