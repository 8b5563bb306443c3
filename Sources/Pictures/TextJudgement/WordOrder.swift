import Imaging

/// Whether lines hold the same words one after the other, wherever they end.
struct WordOrder {
  /// A piece of a line with its pixels.
  private struct Piece {
    let piece: LinePiece
    /// Its ink, row after row of its line.
    let ink: [Float]
    let height: Int

    /// Whether it is about as wide as another: else they are not held against each other.
    func isAsWide(as other: Piece) -> Bool {
      abs(piece.columns.count - other.piece.columns.count) <= 2
    }
  }

  /// The ink that must be in both, as a share: words that moved 0.50, other words 0.41.
  private static let same = 0.45
  /// What it costs to leave a piece alone, against pairing two that differ.
  private static let skip = 0.17
  /// Pairs of pieces weighed at most, and pixels that are held against each other for that; of more, it
  /// is taken to be so.
  private static let most = (pairs: 65_536, pixels: 67_108_864)

  /// The pieces of all lines of either picture, in order.
  private let expected: [Piece]
  private let actual: [Piece]

  /// Looks at lines of two pictures.
  init(of lines: [FieldJudgement.Line], in pair: PicturePair) {
    expected = lines.filter { $0.masses.expected > 0 }
      .flatMap { WordOrder.pieces(of: pair.expected, in: $0.area) }
    actual = lines.compactMap(\.actualArea).flatMap { WordOrder.pieces(of: pair.actual, in: $0) }
  }

  /// Whether most ink is in both pictures, in one order.
  var isKept: Bool {
    guard expected.count * actual.count <= WordOrder.most.pairs, pixels <= WordOrder.most.pixels
    else { return true }
    let steps = SequenceAlignment(
      expected.count, actual.count, skip: WordOrder.skip,
      cost: { WordOrder.unlikeness(expected[$0], actual[$1]) }
    ).steps
    let kept = steps.reduce(0.0) { sum, step in
      guard let one = step.expected, let other = step.actual else { return sum }
      return sum + expected[one].piece.mass + actual[other].piece.mass
    }
    return kept >= WordOrder.same * (expected + actual).reduce(0) { $0 + $1.piece.mass }
  }

  /// Pixels that are held against each other where all pairs are weighed.
  private var pixels: Int {
    expected.reduce(0) { sum, one in
      actual.reduce(sum) { $0 + (one.isAsWide(as: $1) ? one.ink.count : 0) }
    }
  }

  private static func pieces(of picture: Bitmap, in area: PixelRect) -> [Piece] {
    let reader = InkReader(picture: picture, ground: Ground.color(of: picture, in: area))
    let plane = InkPlane(reader, area: area)
    let rows = InkPlane.border..<InkPlane.border + area.height
    let contrast = Float(
      max(1, InkLevels(plane, rows: rows, columns: 0..<plane.width).contrast))
    let patch = LinePatch(
      expected: plane, actual: plane, rows: rows, columns: 0..<plane.width, down: 0,
      contrasts: (contrast, contrast))
    return LinePiece.pieces(of: patch.expected, in: patch).map { piece in
      let starts = (0..<patch.height).map { $0 * patch.width + piece.columns.lowerBound }
      let ink = starts.flatMap { patch.expected[$0..<$0 + piece.columns.count] }
      return Piece(piece: piece, ink: ink, height: patch.height)
    }
  }

  /// How much ink of two pieces differs when their middles meet within a pixel, as a share of the ink of
  /// both: 0 to 1.
  private static func unlikeness(_ one: Piece, _ other: Piece) -> Double {
    guard one.isAsWide(as: other) else { return 1 }
    let (width, otherWidth) = (one.piece.columns.count, other.piece.columns.count)
    let down = Int((other.piece.middle.y - one.piece.middle.y).rounded())
    let both = one.piece.mass + other.piece.mass
    var least = both
    for right in -1...1 {
      // Ink that both have at one place; the rest of either is not shared.
      let rows = max(0, -down)..<max(0, -down, min(one.height, other.height - down))
      let columns = max(0, -right)..<max(0, -right, min(width, otherWidth - right))
      var shared: Float = 0
      one.ink.withUnsafeBufferPointer { ink in
        other.ink.withUnsafeBufferPointer { otherInk in
          for row in rows {
            let (start, otherStart) = (row &* width, (row &+ down) &* otherWidth &+ right)
            for column in columns {
              shared += min(ink[start &+ column], otherInk[otherStart &+ column])
            }
          }
        }
      }
      least = min(least, both - 2 * Double(shared))
    }
    return least / max(both, 1e-6)
  }
}
