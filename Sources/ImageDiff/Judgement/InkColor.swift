import Imaging

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

  /// Grey ink over a grey ground: darker over a light one, lighter over a dark one.
  init(gray ground: Premultiplied) {
    let level: Float = ground.channels.x >= 128 ? -1 : 1
    direction = SIMD4(level, level, level, 0)
    isTelling = true
  }

  /// How far two colours are apart, their brightness set aside; 0 to 2.
  func distance(to other: InkColor) -> Double {
    let apart = direction - other.direction
    return Double([apart.x, apart.y, apart.z, apart.w].map(abs).max() ?? 0)
  }

  /// The colour of so much ink over a ground.
  func color(over ground: Premultiplied, ink: UInt8) -> RGBAColor {
    let levels = SIMD4<Float>(ground.channels) + direction * Float(ink)
    let rounded = levels.rounded(.toNearestOrAwayFromZero)
      .clamped(lowerBound: SIMD4(), upperBound: SIMD4(repeating: 255))
    return Premultiplied(channels: SIMD4<UInt8>(rounded)).color
  }
}

/// The colour of ink in each column of a line in one picture.
struct ColumnColors {
  /// What the column's inked pixels add to the ground.
  private var added: [SIMD4<Float>]
  /// Their ink.
  private var ink: [Float]

  /// Reads some rows of a picture.
  ///
  /// - Parameters:
  ///   - plane: The picture's ink.
  ///   - rows: The rows of the plane.
  ///   - area: The area of the picture that the plane shows inside its border.
  init(_ reader: InkReader, plane: InkPlane, rows: Range<Int>, area: PixelRect) {
    added = Array(repeating: SIMD4(), count: plane.width)
    ink = Array(repeating: 0, count: plane.width)
    let ground = SIMD4<Float>(reader.ground.channels)
    let bytesPerPixel = reader.picture.format.bytesPerPixel
    reader.picture.bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      for row in rows where row >= 0 && row < plane.height {
        for column in 0..<plane.width {
          // Ink is read from inside the picture only, so that there is a pixel.
          let level = plane.levels[row * plane.width + column]
          guard level > 0 else { continue }
          let (x, y) = (area.x + column - InkPlane.border, area.y + row - InkPlane.border)
          let address = start + (y * reader.picture.width + x) * bytesPerPixel
          let pixel = Premultiplied(at: address, format: reader.picture.format)
          added[column] += SIMD4<Float>(pixel.channels) - ground
          ink[column] += Float(level)
        }
      }
    }
  }

  /// The colour of all ink in some columns.
  func color(columns: Range<Int>) -> InkColor {
    InkColor(
      added: added[columns].reduce(SIMD4(), +), ink: ink[columns].reduce(0, +))
  }
}
