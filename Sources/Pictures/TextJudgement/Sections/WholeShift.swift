/// Finds whether a difference is a move by whole pixels, even where what moved touches what did not.
struct WholeShift: Hashable {
  /// How far right and down, in px.
  let dx: Int
  let dy: Int

  /// Glyph clusters that it is tried on at most, as it takes time.
  static let mostClusters = 8
  /// The same in pixels.
  private static let mostPixels = 65_536
  /// Px tried in each direction.
  private static let reach = 3
  /// Share of the difference that may remain, as where glyphs touch: by a pixel, and farther, where
  /// another glyph may fit by chance.
  private static let rest: (near: Float, far: Float) = (0.35, 0.2)
  /// Share of the difference by which there may be more ink, or less.
  private static let gained: Float = 0.25

  /// The shift of a patch's expected ink that explains its differing pixels best; `nil` where none does.
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
    let steps = -WholeShift.reach...WholeShift.reach
    for dy in steps {
      for dx in steps where dx != 0 || dy != 0 {
        // What is new came from where it says, and what is gone went there.
        let rest = max(
          WholeShift.rest(of: pixels, patch.actual, from: patch.expected, patch, dx: dx, dy: dy),
          WholeShift.rest(of: pixels, patch.expected, from: patch.actual, patch, dx: -dx, dy: -dy))
        let isNear = abs(dx) <= 1 && abs(dy) <= 1
        let most = whole * (isNear ? WholeShift.rest.near : WholeShift.rest.far)
        if rest < min(best.rest, most) { best = (rest, dx, dy) }
      }
    }
    guard best.dx != 0 || best.dy != 0 else { return nil }
    (dx, dy) = (best.dx, best.dy)
  }

  /// How much of some pixels is not what lies so far left and above in the other picture.
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
