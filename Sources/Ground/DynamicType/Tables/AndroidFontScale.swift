/// How Android 14 scales text: large text less than small text.
///
/// The tables are those of the Android Open Source Project, `FontScaleConverterFactory`. Below a
/// scale of 1 and above the last table, text scales linearly. Between two tables, and between 1 and
/// the first, sizes are interpolated. So are sizes between two rows, and between 0 and the first
/// row. Above the last row, the ratio of the last row applies.
struct AndroidFontScale {
  let fontScale: Double

  /// Returns the size in dp for a size in sp.
  func scaled(_ size: Double) -> Double {
    guard fontScale > 1, let last = Self.tables.last, fontScale <= last.fontScale else {
      return size * fontScale
    }
    var below = (fontScale: 1.0, scaled: Self.sizes)
    for table in Self.tables {
      if fontScale <= table.fontScale {
        let part = (fontScale - below.fontScale) / (table.fontScale - below.fontScale)
        let start = Self.lookUp(size, in: below.scaled)
        let end = Self.lookUp(size, in: table.scaled)
        return start + (end - start) * part
      }
      below = table
    }
    return size * fontScale
  }

  private static func lookUp(_ size: Double, in scaled: [Double]) -> Double {
    if size < 0 { return -lookUp(-size, in: scaled) }
    var below = (size: 0.0, scaled: 0.0)
    for (known, result) in zip(sizes, scaled) {
      if size == known { return result }
      if size < known {
        let part = (size - below.size) / (known - below.size)
        return below.scaled + (result - below.scaled) * part
      }
      below = (known, result)
    }
    return size * (below.scaled / below.size)
  }

  private static let sizes: [Double] = [8, 10, 12, 14, 18, 20, 24, 30, 100]

  private static let tables: [(fontScale: Double, scaled: [Double])] = [
    (1.15, [9.2, 11.5, 13.8, 16.4, 19.8, 21.8, 25.2, 30, 100]),
    (1.3, [10.4, 13, 15.6, 18.8, 21.6, 23.6, 26.4, 30, 100]),
    (1.5, [12, 15, 18, 22, 24, 26, 28, 30, 100]),
    (1.8, [14.4, 18, 21.6, 24.4, 27.6, 30.8, 32.8, 34.8, 100]),
    (2.0, [16, 20, 24, 26, 30, 34, 36, 38, 100]),
  ]
}
