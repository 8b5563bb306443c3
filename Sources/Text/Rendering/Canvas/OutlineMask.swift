import Imaging

/// Clips a layer to several shapes: the part that is inside all of them.
struct OutlineMask {
  private let visible: PixelRect
  private let rasterizer: ShapeRasterizer

  /// - Parameter visible: The pixels that are needed.
  init(_ visible: PixelRect, in rasterizer: ShapeRasterizer) {
    self.visible = visible
    self.rasterizer = rasterizer
  }

  /// The pixels of an area that show, each to a part.
  struct Mask {
    /// The area where anything is visible.
    let area: PixelRect
    /// The coverage of each pixel, from 0 to 255, row by row; `nil` if all pixels are fully
    /// covered.
    fileprivate let coverage: [UInt8]?

    /// Whether all pixels of the area are fully covered.
    var isWhole: Bool { coverage == nil }

    /// Multiplies premultiplied pixels of the area by their coverage.
    func cut(_ pixels: inout [UInt8]) {
      guard let coverage else { return }
      pixels.withUnsafeMutableBytes { pixels in
        for (index, share) in coverage.enumerated() where share < 255 {
          let color = CanvasColor(bits: pixels.load(fromByteOffset: index * 4, as: UInt32.self))
          pixels.storeBytes(
            of: color.multiplied(by: UInt32(CoverageLayer.drawn(share))).bits,
            toByteOffset: index * 4, as: UInt32.self)
        }
      }
    }
  }

  /// Returns the mask of the area inside all shapes; `nil` if it is empty.
  func mask(of outlines: [ShapePath]) throws(RenderError) -> Mask? {
    var area = visible
    var shapes: [ShapeRasterizer.Shape] = []
    for outline in outlines {
      guard let shape = try rasterizer.shape(of: outline, line: nil, within: area) else {
        return nil
      }
      area = area.intersection(shape.bounds)
      if area.isEmpty { return nil }
      if case .outline = shape { shapes.append(shape) }
    }
    if shapes.isEmpty { return Mask(area: area, coverage: nil) }
    var coverage = [UInt8](repeating: 255, count: area.width * area.height)
    for shape in shapes {
      var layer = CoverageLayer.blank(area)
      try shape.cover(area) { y, x, count, level in
        layer.cover(y: y - area.y, x: x - area.x, count: count, by: level, isCutOut: false)
      }
      for index in coverage.indices {
        coverage[index] = UInt8((Int(coverage[index]) * Int(layer.coverage[index]) + 127) / 255)
      }
    }
    return Mask(area: area, coverage: coverage)
  }
}
