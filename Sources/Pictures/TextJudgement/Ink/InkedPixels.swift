import Imaging

/// The pixels of one picture that have ink, in some rows of its plane.
struct InkedPixels {
  let reader: InkReader
  let plane: InkPlane
  let rows: Range<Int>
  /// The area of the picture inside the plane's border.
  let area: PixelRect

  /// Calls `body` with the column, what the pixel adds to the background, and its ink.
  @inline(__always)
  func forEach(columns: Range<Int>, _ body: (Int, SIMD4<Float>, Float) -> Void) {
    let ground = SIMD4<Float>(reader.ground.channels)
    let picture = reader.picture
    let bytesPerPixel = picture.format.bytesPerPixel
    picture.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      for row in rows {
        guard let first = plane.start(ofRow: row) else { continue }
        let y = area.y + row - InkPlane.border
        for column in columns {
          // Ink is read from inside the picture only, so that there is a pixel.
          let level = plane.levels[first + column]
          guard level > 0 else { continue }
          let x = area.x + column - InkPlane.border
          let address = start + (y * picture.width + x) * bytesPerPixel
          let pixel = Premultiplied(at: address, format: picture.format)
          body(column, SIMD4<Float>(pixel.channels) - ground, Float(level))
        }
      }
    }
  }

  /// Returns whether a pixel of the plane has ink.
  @inline(__always)
  func hasInk(_ row: Int, _ column: Int) -> Bool {
    plane.start(ofRow: row).map { plane.levels[$0 &+ column] > 0 } ?? false
  }

  /// Returns what a pixel of the plane adds to the background; zero outside the picture.
  @inline(__always)
  func added(_ row: Int, _ column: Int) -> SIMD4<Float> {
    let (picture, border) = (reader.picture, InkPlane.border)
    let (x, y) = (area.x + column - border, area.y + row - border)
    guard x >= 0, y >= 0, x < picture.width, y < picture.height else { return SIMD4() }
    return picture.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return SIMD4() }
      let address = start + (y * picture.width + x) * picture.format.bytesPerPixel
      let pixel = Premultiplied(at: address, format: picture.format)
      return SIMD4<Float>(pixel.channels) - SIMD4<Float>(reader.ground.channels)
    }
  }

  /// Returns the colour of the ink in some columns.
  func color(columns: Range<Int>) -> InkColor {
    var (sum, total) = (SIMD4<Float>(), Float(0))
    forEach(columns: columns) { _, added, ink in
      sum += added
      total += ink
    }
    return InkColor(added: sum, ink: total)
  }

  /// Returns how much pixels differ from the colour of their columns' ink, as a share of it. It is
  /// near 0 where edges fade into the background, and a fifth or more where each stripe of a pixel
  /// is drawn separately.
  func fringe(columns: Range<Int>) -> Double {
    let direction = color(columns: columns).direction
    var (off, total) = (Float(0), Float(0))
    forEach(columns: columns) { _, added, ink in
      let rest = added - direction * ink
      off += rest.greatest
      total += ink
    }
    return total > 0 ? Double(off / total) : 0
  }
}

/// The colour of ink, independent of its amount: what one full level of it adds to the background.
struct InkColor: Hashable {
  /// Red, green, blue and alpha, each from -1 to 1; the greatest is about 1 or -1.
  private(set) var direction: SIMD4<Float>

  /// Whether there is enough ink for a reliable colour.
  let isTelling: Bool

  /// The least levels of ink for a reliable colour.
  private static let telling: Float = 512

  /// Creates the colour from the sums of what inked pixels add to the background and of their ink.
  init(added: SIMD4<Float>, ink: Float) {
    direction = ink > 0 ? added / ink : SIMD4()
    isTelling = ink >= InkColor.telling
  }

  /// Returns the colour of an amount of ink over a background.
  func color(over ground: Premultiplied, ink: UInt8) -> Premultiplied {
    Premultiplied(levels: ground.levels + direction * Float(ink))
  }
}
