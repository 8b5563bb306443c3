import Imaging

/// The pixels of one picture that hold ink, in some rows of its plane.
struct InkedPixels {
  let reader: InkReader
  let plane: InkPlane
  let rows: Range<Int>
  /// The area of the picture that the plane shows inside its border.
  let area: PixelRect

  /// Calls `body` with the column, what the pixel adds to the ground, and its ink.
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

  /// Whether a pixel of the plane holds ink.
  @inline(__always)
  func hasInk(_ row: Int, _ column: Int) -> Bool {
    plane.start(ofRow: row).map { plane.levels[$0 &+ column] > 0 } ?? false
  }

  /// What a pixel of the plane adds to the ground; nothing outside the picture.
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

  /// The colour of the ink in some columns.
  func color(columns: Range<Int>) -> InkColor {
    var (sum, total) = (SIMD4<Float>(), Float(0))
    forEach(columns: columns) { _, added, ink in
      sum += added
      total += ink
    }
    return InkColor(added: sum, ink: total)
  }

  /// How far pixels lie off the colour of their columns' ink, as a share of it: near 0 where edges fade
  /// into the ground, a fifth or more where each stripe of a pixel is drawn by itself.
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

/// The colour of ink, apart from how much there is: what one full level of it adds to the ground.
struct InkColor: Hashable {
  /// Red, green, blue and alpha, each -1 to 1; the greatest is about 1 without its sign.
  private(set) var direction: SIMD4<Float>

  /// Whether there is enough ink to speak of a colour.
  let isTelling: Bool

  /// Levels of ink from which on there is.
  private static let telling: Float = 512

  /// From the sums of what inked pixels add to the ground and of their ink.
  init(added: SIMD4<Float>, ink: Float) {
    direction = ink > 0 ? added / ink : SIMD4()
    isTelling = ink >= InkColor.telling
  }

  /// The colour of so much ink over a ground.
  func color(over ground: Premultiplied, ink: UInt8) -> Premultiplied {
    Premultiplied(levels: ground.levels + direction * Float(ink))
  }
}
