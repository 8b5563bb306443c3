import Imaging

/// How much of each pixel of a picture the ink of one colour covers.
struct CoverageLayer {
  let width: Int
  let height: Int
  /// 0 to 255 for each pixel, row by row from the top; there may be more than the layer has pixels.
  private(set) var coverage: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    coverage = [UInt8](repeating: 0, count: width * height)
  }

  /// A layer without ink.
  ///
  /// - Parameter bytes: What it is to lie in, whatever that holds: at least a byte for each pixel. They are
  ///   taken, so that none are left.
  init(width: Int, height: Int, clearing bytes: inout [UInt8]) {
    precondition(bytes.count >= width * height, "each pixel has a byte")
    self.width = width
    self.height = height
    // Were they held elsewhere too, the first write would copy them.
    coverage = []
    swap(&coverage, &bytes)
    clear()
  }

  /// A layer without ink, as large as a rectangle.
  static func blank(_ canvas: PixelRect) -> CoverageLayer {
    CoverageLayer(width: canvas.width, height: canvas.height)
  }

  /// How many levels of coverage are drawn, from none to full.
  static let levelCount = 16

  /// A coverage as it is drawn: the nearest of 16 levels.
  ///
  /// Sixteen are as many as an eye tells apart along an edge, and as a 4-bit PNG holds: goldens
  /// become a third smaller than with 256 (measured on the built-in suite), and a rasteriser that
  /// differs in its last bits makes no difference.
  static func drawn(_ coverage: UInt8) -> UInt8 {
    // `level(of:)` times 17, exactly, in bytes alone, of which the compiler takes many at once: what has
    // the level in its upper four bits, and these twice.
    let upper = coverage &- ((coverage >> 1 &+ 4) >> 3) &+ 8
    return upper & 0xF0 | upper >> 4
  }

  /// The number of the level that is nearest to a coverage.
  static func level(of coverage: UInt8) -> Int { (Int(coverage) * 15 + 127) / 255 }

  /// Takes all ink away.
  mutating func clear() {
    let count = width * height
    coverage.withUnsafeMutableBufferPointer { $0[..<count].update(repeating: 0) }
  }

  /// Covers a rectangle whose top left pixel goes to (`x`, `y`), with no column outside the layer. Rows
  /// above and below the layer are left out.
  mutating func fill(_ rect: PixelRect, x: Int, y: Int) {
    for row in max(y, 0)..<max(0, y, min(y + rect.height, height)) {
      for pixel in row * width + x..<row * width + x + rect.width { coverage[pixel] = 255 }
    }
  }

  /// Covers some pixels of a row in part, over what they were covered before, or takes away as much.
  mutating func cover(y: Int, x: Int, count: Int, by added: UInt8, isCutOut: Bool) {
    let start = y * width + x
    for pixel in start..<start + count {
      let (a, b) = (UInt16(coverage[pixel]), UInt16(added))
      let both = (a &* b &+ 127) / 255
      coverage[pixel] = UInt8(truncatingIfNeeded: isCutOut ? a &- both : a &+ b &- both)
    }
  }

  /// Adds a mask whose top left pixel goes to (`x`, `y`), with no column outside the layer. Rows above
  /// and below the layer are left out.
  ///
  /// Where ink meets ink, it covers what the other leaves open: a + b − a·b.
  mutating func add(_ mask: GlyphMask, x: Int, y: Int) {
    let bounds = mask.bounds
    let columns = bounds.width
    let first = max(0, -y)
    let rows = first..<max(first, min(bounds.height, height - y))
    coverage.withUnsafeMutableBufferPointer { target in
      mask.coverage.withUnsafeBufferPointer { source in
        for row in rows {
          let start = (y + row) * width + x
          let line = UnsafeMutableBufferPointer(rebasing: target[start..<start + columns])
          let added = UnsafeBufferPointer(
            rebasing: source[row * columns..<(row + 1) * columns])
          // Without a branch, so that the compiler takes many pixels at once; none of it overflows.
          for column in 0..<columns {
            let (a, b) = (UInt16(line[column]), UInt16(added[column]))
            line[column] = UInt8(truncatingIfNeeded: a &+ b &- (a &* b &+ 127) / 255)
          }
        }
      }
    }
  }
}
