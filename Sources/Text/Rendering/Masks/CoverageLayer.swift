import Imaging

/// The coverage of each pixel of a picture by ink of one colour.
struct CoverageLayer {
  let width: Int
  let height: Int
  /// The coverage from 0 to 255 for each pixel, row by row from the top. It can have more values
  /// than pixels.
  private(set) var coverage: [UInt8]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    coverage = [UInt8](repeating: 0, count: width * height)
  }

  /// Creates a layer without ink.
  ///
  /// - Parameter bytes: The memory to use, at least a byte for each pixel with any content. It is
  ///   moved out, so that the array is empty afterwards.
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

  /// The number of coverage levels that are drawn, from none to full.
  static let levelCount = 16

  /// Returns the coverage that is drawn: the nearest of 16 levels.
  ///
  /// Eyes distinguish no more levels along an edge, and a 4-bit PNG has as many. Goldens become a
  /// third smaller than with 256 levels (measured on the built-in suite), and a rasteriser that
  /// differs in its last bits makes no difference.
  static func drawn(_ coverage: UInt8) -> UInt8 {
    // `level(of:)` times 17, exactly, in bytes alone, of which the compiler takes many at once: what has
    // the level in its upper four bits, and these twice.
    let upper = coverage &- ((coverage >> 1 &+ 4) >> 3) &+ 8
    return upper & 0xF0 | upper >> 4
  }

  /// The number of the level that is nearest to a coverage.
  static func level(of coverage: UInt8) -> Int { (Int(coverage) * 15 + 127) / 255 }

  /// Removes all ink.
  mutating func clear() {
    let count = width * height
    coverage.withUnsafeMutableBufferPointer { $0[..<count].update(repeating: 0) }
  }

  /// Covers a rectangle with its top left pixel at (`x`, `y`). No column may be outside the layer;
  /// rows outside are ignored.
  mutating func fill(_ rect: PixelRect, x: Int, y: Int) {
    for row in max(y, 0)..<max(0, y, min(y + rect.height, height)) {
      for pixel in row * width + x..<row * width + x + rect.width { coverage[pixel] = 255 }
    }
  }

  /// Covers a share of what is open in some pixels of a row, or cuts that share out of their
  /// coverage.
  mutating func cover(y: Int, x: Int, count: Int, by added: UInt8, isCutOut: Bool) {
    let start = y * width + x
    for pixel in start..<start + count {
      let (a, b) = (UInt16(coverage[pixel]), UInt16(added))
      let both = (a &* b &+ 127) / 255
      coverage[pixel] = UInt8(truncatingIfNeeded: isCutOut ? a &- both : a &+ b &- both)
    }
  }

  /// Adds a mask with its top left pixel at (`x`, `y`). No column may be outside the layer; rows
  /// outside are ignored.
  ///
  /// Overlapping ink covers what the other leaves open: a + b − a·b.
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
