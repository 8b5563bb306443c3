/// A difference that is a move by whole pixels, even where moved and unmoved glyphs touch.
struct WholeShift: Hashable {
  /// The shift to the right (`dx`) and down (`dy`), in px.
  let dx: Int
  let dy: Int

  /// The greatest number of glyph clusters that it is tried on, as it takes time.
  static let mostClusters = 8
  /// The greatest number of pixels that it is tried on.
  private static let mostPixels = 65_536
  /// The greatest shift tried in each direction, in px.
  private static let reach = 3
  /// The shifts that are tried, the nearest first, as several explain the move of an even bar.
  private static let steps: [(dx: Int, dy: Int)] = {
    let ways = Array(-reach...reach)
    let all = ways.flatMap { dy in ways.map { dx in (dx: dx, dy: dy) } }
    let length = { (way: (dx: Int, dy: Int)) -> Int in way.dx * way.dx + way.dy * way.dy }
    return all.sorted { length($0) < length($1) }.filter { length($0) > 0 }
  }()
  /// The share of the difference that may remain, as where glyphs touch: for a shift by a pixel,
  /// and for a greater one, where another glyph may fit by chance.
  private static let rest: (near: Float, far: Float) = (0.35, 0.2)
  /// The share of the difference by which the amount of ink may change.
  private static let gained: Float = 0.25

  /// Finds the shift of a patch's expected ink that explains its differing pixels best; `nil` where
  /// none does.
  init?(in patch: LinePatch) {
    guard patch.width * patch.height <= WholeShift.mostPixels else { return nil }
    var pixels: [Int] = []
    var (whole, gained) = (Float(0), Float(0))
    for index in 0..<patch.width * patch.height {
      let difference = abs(patch.actual[index] - patch.expected[index])
      guard difference > FitSums.same else { continue }
      pixels.append(index)
      whole += difference
      gained += patch.actual[index] - patch.expected[index]
    }
    // What moved is all there still; what is gone would be explained by blank pixels from elsewhere.
    guard abs(gained) <= whole * WholeShift.gained else { return nil }
    var best = (rest: Float.infinity, dx: 0, dy: 0)
    for (dx, dy) in WholeShift.steps {
      // What is new came from where it says, and what is gone went there.
      let rest = max(
        WholeShift.rest(of: pixels, patch.actual, from: patch.expected, patch, dx: dx, dy: dy),
        WholeShift.rest(of: pixels, patch.expected, from: patch.actual, patch, dx: -dx, dy: -dy))
      let isNear = abs(dx) <= 1 && abs(dy) <= 1
      let most = whole * (isNear ? WholeShift.rest.near : WholeShift.rest.far)
      if rest < min(best.rest, most) { best = (rest, dx, dy) }
    }
    guard best.dx != 0 || best.dy != 0 else { return nil }
    (dx, dy) = (best.dx, best.dy)
  }

  /// Returns how much some pixels differ from those at the shifted place in the other picture.
  private static func rest(
    of pixels: [Int], _ plane: [Float], from other: [Float], _ patch: LinePatch, dx: Int, dy: Int
  ) -> Float {
    var rest: Float = 0
    for index in pixels {
      let (row, column) = index.quotientAndRemainder(dividingBy: patch.width)
      let (fromRow, fromColumn) = (row - dy, column - dx)
      let isInside =
        fromRow >= 0 && fromRow < patch.height && fromColumn >= 0 && fromColumn < patch.width
      let moved = isInside ? other[fromRow * patch.width + fromColumn] : 0
      rest += abs(plane[index] - moved)
    }
    return rest
  }
}
