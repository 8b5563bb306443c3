import Imaging

/// Some rows of a picture and what a layer covers of them: so few that they stay close to the processor
/// from the first mask that is put on until their pixels are written.
struct InkBand {
  /// Where it lies, in px from the drawing's top left corner, as wide as the picture.
  private(set) var area: PixelRect
  /// What is covered of its pixels, row by row from its top; there may be more than it has.
  private(set) var coverage: CoverageLayer
  /// Where anything is covered, in px from its top left corner. What overlaps is there twice.
  private(set) var inked: [PixelRect] = []

  /// How many pixels a band has, unless a row has more.
  private static let greatestPixelCount = 64 << 10

  /// Goes through the picture of some ink from its top.
  ///
  /// - Parameters:
  ///   - ink: What is in one colour at most.
  ///   - memory: What the bands lie in.
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

/// What a renderer's bands lie in, one picture after the other.
///
/// What is freed between pictures others take in parts, so that bands with memory of their own were each
/// time on pages that the system had to hand out first.
final class BandMemory {
  /// What is covered of a band's pixels.
  private var coverage: [UInt8] = []

  /// A layer without ink, whose memory is to be given back with ``keep(_:)``.
  func blankLayer(width: Int, height: Int) -> CoverageLayer {
    if coverage.count < width * height {
      coverage = [UInt8](repeating: 0, count: width * height)
    }
    return CoverageLayer(width: width, height: height, clearing: &coverage)
  }

  /// Takes the memory of a layer that nobody needs any more.
  func keep(_ layer: CoverageLayer) { coverage = layer.coverage }
}
