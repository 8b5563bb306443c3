import Imaging

/// Some rows of a picture and the coverage of a layer there. They are so few that they stay in the
/// processor's cache from the first mask to the final pixels.
struct InkBand {
  /// The rows in px from the drawing's top left corner, as wide as the picture.
  private(set) var area: PixelRect
  /// The coverage of the pixels, row by row from the top. It can have more values than pixels.
  private(set) var coverage: CoverageLayer
  /// The rectangles that have ink, in px from the band's top left corner. They may overlap.
  private(set) var inked: [PixelRect] = []

  /// The number of pixels of a band, unless a single row has more.
  private static let greatestPixelCount = 64 << 10

  /// Calls a closure with each band of a picture, from the top.
  ///
  /// - Parameters:
  ///   - ink: The ink, in one colour at most.
  ///   - memory: The memory for the bands.
  static func forEach(
    of ink: PlacedInk, in memory: BandMemory, _ body: (borrowing InkBand) -> Void
  ) {
    let canvas = ink.canvas
    guard !canvas.isEmpty else { return }
    let height = min(canvas.height, max(1, greatestPixelCount / canvas.width))
    var band = InkBand(
      area: canvas, coverage: memory.blankLayer(width: canvas.width, height: height))
    for top in stride(from: canvas.y, to: canvas.maxY, by: height) {
      band.move(
        to: PixelRect(
          x: canvas.x, y: top, width: canvas.width, height: min(height, canvas.maxY - top)))
      for layer in ink.layers { band.add(layer) }
      body(band)
    }
    memory.keep(band.coverage)
  }

  private mutating func move(to area: PixelRect) {
    self.area = area
    guard !inked.isEmpty else { return }
    coverage.clear()
    inked.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ layer: InkLayer) {
    for rule in layer.rules where meets(rule) {
      coverage.fill(rule, x: rule.x - area.x, y: rule.y - area.y)
    }
    for index in layer.masks.indices where meets(layer.masks[index].bounds) {
      let (mask, bounds) = layer.masks[index]
      coverage.add(mask, x: bounds.x - area.x, y: bounds.y - area.y)
    }
  }

  /// Whether a rectangle has a part in the band, which is then one with ink.
  private mutating func meets(_ rect: PixelRect) -> Bool {
    let shown = rect.intersection(area)
    guard !shown.isEmpty else { return false }
    inked.append(shown.offset(x: -area.x, y: -area.y))
    return true
  }
}

/// The memory for a renderer's bands, reused for each picture.
///
/// Freed memory is soon split up for other uses. Bands with memory of their own would each time get
/// pages that the system has to provide first.
final class BandMemory {
  /// The coverage of a band's pixels.
  private var coverage: [UInt8] = []

  /// A layer without ink, whose memory is to be given back with ``keep(_:)``.
  func blankLayer(width: Int, height: Int) -> CoverageLayer {
    if coverage.count < width * height {
      coverage = [UInt8](repeating: 0, count: width * height)
    }
    return CoverageLayer(width: width, height: height, clearing: &coverage)
  }

  /// Takes back the memory of a layer.
  func keep(_ layer: CoverageLayer) { coverage = layer.coverage }
}
