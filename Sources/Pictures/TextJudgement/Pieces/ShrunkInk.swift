/// The ink of one picture, shrunk so that its middle and its spread are those of another.
struct ShrunkInk {
  /// The ink, row after row, in as many pixels as before.
  let levels: [Float]

  /// Shrinks the ink: each pixel is the mean of those that it covers, as a rasteriser would draw
  /// it.
  init(_ plane: [Float], of patch: LinePatch, from: InkMoments, onto: InkMoments) {
    let ratio = from.spread / onto.spread
    let (width, height) = (patch.width, patch.height)
    let columns = (0..<width).map { column in
      ShrunkInk.shares(of: column, from.middle.x, onto.middle.x, ratio.x, count: width)
    }
    var narrow = [Float](repeating: 0, count: width * height)
    for row in 0..<height {
      for (column, shares) in columns.enumerated() {
        narrow[row * width + column] = shares.reduce(0) {
          $0 + plane[row * width + $1.place] * $1.share
        }
      }
    }
    var levels = [Float](repeating: 0, count: width * height)
    for row in 0..<height {
      for (place, share) in ShrunkInk.shares(
        of: row, from.middle.y, onto.middle.y, ratio.y, count: height)
      {
        for column in 0..<width {
          levels[row * width + column] += narrow[place * width + column] * share
        }
      }
    }
    self.levels = levels
  }

  /// Returns the pixels of a row or column that a shrunk pixel covers, and the share of each.
  private static func shares(
    of pixel: Int, _ middle: Double, _ onto: Double, _ ratio: Double, count: Int
  ) -> [(place: Int, share: Float)] {
    let start = middle + (Double(pixel) - 0.5 - onto) * ratio + 0.5
    let (from, to) = (max(0, start), min(Double(count), start + ratio))
    guard from < to else { return [] }
    return (Int(from)..<min(count, Int(to.rounded(.up)))).map { place in
      let covered = min(to, Double(place + 1)) - max(from, Double(place))
      return (place, Float(covered / ratio))
    }
  }
}
