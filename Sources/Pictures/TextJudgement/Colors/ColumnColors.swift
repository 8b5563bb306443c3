import Imaging

/// The colour of ink in each column of a line in one picture.
struct ColumnColors {
  /// What the column's inked pixels add to the ground.
  private var added: [SIMD4<Float>]
  /// Their ink.
  private var ink: [Float]

  init(_ pixels: InkedPixels) {
    var added = [SIMD4<Float>](repeating: SIMD4(), count: pixels.plane.width)
    var total = [Float](repeating: 0, count: pixels.plane.width)
    pixels.forEach(columns: 0..<pixels.plane.width) { column, more, ink in
      added[column] += more
      total[column] += ink
    }
    self.added = added
    ink = total
  }

  /// The colour of all ink in some columns.
  func color(columns: Range<Int>) -> InkColor { color(columns: [columns]) }

  /// The colour of all ink in several runs of columns.
  func color(columns: [Range<Int>]) -> InkColor {
    InkColor(
      added: columns.reduce(SIMD4()) { added[$1].reduce($0, +) },
      ink: columns.reduce(0) { ink[$1].reduce($0, +) })
  }
}
