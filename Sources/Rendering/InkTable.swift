import Imaging

/// What Cairo makes of one colour over one background at each of the 256 coverages.
///
/// Most pictures have one ink on one background. Asking Cairo once for each coverage and looking
/// the pixels up gives the same picture as compositing every pixel, in one pass and, where all is
/// grey, at a quarter of the memory.
struct InkTable {
  private let colors: [RGBAColor]

  init(color: RGBAColor, background: RGBAColor) throws(RenderError) {
    var ramp = CoverageLayer(width: 256, height: 1)
    ramp.add(
      GlyphMask(
        bounds: PixelRect(x: 0, y: 0, width: 256, height: 1), coverage: Array(0...255)),
      x: 0, y: 0)
    let surface = try CairoSurface(width: 256, height: 1, background: background)
    try surface.paint(color, through: ramp)
    let bitmap = try surface.bitmap()
    colors = (0...255).map { bitmap.color(x: $0, y: 0) }
  }

  /// The picture of a layer: 8-bit grey where every colour is an opaque grey.
  func bitmap(of layer: CoverageLayer) -> Bitmap {
    if colors.allSatisfy(\.isOpaqueGray) {
      return Bitmap(
        width: layer.width, height: layer.height, format: .gray8, bytes: levels(of: layer))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(layer.coverage.count * 4)
    for level in layer.coverage {
      let color = colors[Int(level)]
      bytes.append(color.red)
      bytes.append(color.green)
      bytes.append(color.blue)
      bytes.append(color.alpha)
    }
    return Bitmap(width: layer.width, height: layer.height, format: .rgba8, bytes: bytes)
  }

  /// The grey level of each pixel. Most of a text is no ink, so eight pixels are looked at at once.
  private func levels(of layer: CoverageLayer) -> [UInt8] {
    let table = colors.map(\.red)
    let count = layer.coverage.count
    return [UInt8](unsafeUninitializedCapacity: count) { levels, initialized in
      levels.initialize(repeating: table[0])
      layer.coverage.withUnsafeBytes { coverage in
        table.withUnsafeBufferPointer { table in
          var index = 0
          while index + 8 <= count {
            if coverage.loadUnaligned(fromByteOffset: index, as: UInt64.self) != 0 {
              for pixel in index..<index + 8 { levels[pixel] = table[Int(coverage[pixel])] }
            }
            index += 8
          }
          for pixel in index..<count { levels[pixel] = table[Int(coverage[pixel])] }
        }
      }
      initialized = count
    }
  }
}
