/// The factor of text that grew or shrank too much for its letters to be found at their places.
///
/// A change of size stretches ink equally in both directions, and gives the same ink after the
/// larger picture is shrunk to the smaller one. Heavier strokes hardly change the height of text,
/// and other text has other ink at any size.
struct Enlargement: Hashable {
  /// The factor: less than 1 where the text shrank.
  let ratio: Double

  /// The least change of the ink's spread in both directions, as a share: below, letters are found.
  private static let least = 0.1
  /// The greatest ratio of the changes in both directions: some fonts space letters differently at
  /// other sizes, which gave 1.06.
  private static let evenly = 1.15
  /// The ratio up to which both directions changed equally, and the width is used, which has more
  /// ink.
  private static let alike = 1.004
  /// The permitted ratio of the ink to the amount that the size explains.
  private static let inked = 1.5
  /// The share of ink that may be in one picture only when both are laid over each other: resized
  /// 0.18, other text or another font 0.41.
  private static let unexplained = 0.3

  /// Finds the factor; `nil` where the text has about the same size, or where size does not explain
  /// the change.
  init?(in patch: LinePatch) {
    guard let old = InkMoments(patch.expected, of: patch),
      let new = InkMoments(patch.actual, of: patch), old.spread.min() > 0, new.spread.min() > 0
    else { return nil }
    let ratio = new.spread / old.spread
    let far = ratio.x > 1 ? ratio.min() - 1 : 1 / ratio.max() - 1
    let inked = new.mass / old.mass / (ratio.x * ratio.y)
    let unevenness = ratio.max() / ratio.min()
    guard far >= Enlargement.least, unevenness <= Enlargement.evenly,
      max(inked, 1 / inked) <= Enlargement.inked,
      let laid = Enlargement.laid(patch, old, new),
      Enlargement.unexplained(in: laid) <= Enlargement.unexplained
    else { return nil }
    self.ratio = unevenness <= Enlargement.alike ? ratio.x : ratio.y
  }

  /// Returns both pictures in the size of the smaller one.
  private static func laid(_ patch: LinePatch, _ old: InkMoments, _ new: InkMoments) -> LinePatch? {
    let hasGrown = new.spread.y > old.spread.y
    let shrunk = ShrunkInk(
      hasGrown ? patch.actual : patch.expected, of: patch, from: hasGrown ? new : old,
      onto: hasGrown ? old : new
    ).levels
    let other = hasGrown ? patch.expected : patch.actual
    // As high as the smaller text: how far letters may be apart is measured by the height of the line.
    let rows = patch.inkedRows(other) + patch.inkedRows(shrunk)
    guard let first = rows.min(), let last = rows.max() else { return nil }
    let blank = [Float](repeating: 0, count: patch.width)
    let cut = { (plane: [Float]) in
      blank + plane[first * patch.width..<(last + 1) * patch.width] + blank
    }
    return LinePatch(
      width: patch.width, height: last - first + 3, expected: cut(hasGrown ? other : shrunk),
      actual: cut(hasGrown ? shrunk : other))
  }

  /// Returns the share of ink that is in one picture only: with the pictures laid over each other,
  /// or piece by piece where letters moved.
  private static func unexplained(in patch: LinePatch) -> Double {
    let all = (patch.expected + patch.actual).reduce(0) { $0 + Double($1) }
    let overlaid = Double(patch.difference) / max(all, 1e-6)
    let pieces = PieceAlignment(
      expected: LinePiece.pieces(of: patch.expected, in: patch),
      actual: LinePiece.pieces(of: patch.actual, in: patch), height: patch.height)
    guard let pieces else { return overlaid }
    let alone = (pieces.lost + pieces.gained).reduce(0) { $0 + $1.mass }
    let rest = PieceLikeness(pieces, in: patch).pairs.reduce(0) { $0 + $1.rest }
    let paired = alone + pieces.masses.expected + pieces.masses.actual
    return min(overlaid, (alone + rest) / max(paired, 1e-6))
  }
}
