import Imaging

/// Compares whether lines have the same words in order, wherever the lines end.
struct WordOrder {
  /// A piece of a line with its pixels.
  private struct Piece {
    let piece: LinePiece
    /// The ink, row after row of its line.
    let ink: [Float]
    let height: Int

    /// Returns whether both pieces have about the same width; otherwise they are not compared.
    func isAsWide(as other: Piece) -> Bool {
      abs(piece.columns.count - other.piece.columns.count) <= 2
    }
  }

  /// The least share of ink that must be in both: words that moved 0.50, other words 0.41.
  private static let same = 0.45
  /// The cost of leaving a piece alone, compared with pairing two that differ.
  private static let skip = 0.17
  /// The greatest number of pairs of pieces compared, and of their pixels. If there are more, the
  /// order is assumed to be kept.
  private static let most = (pairs: 65_536, pixels: 67_108_864)

  /// The pieces of all lines of either picture, in order.
  private let expected: [Piece]
  private let actual: [Piece]

  /// Collects the pieces of lines in two pictures.
  init(of lines: [FieldJudgement.Line], in pair: PicturePair) {
    expected = lines.filter { $0.masses.expected > 0 }
      .flatMap { WordOrder.pieces(of: pair.expected, in: $0.area) }
    actual = lines.compactMap(\.actualArea).flatMap { WordOrder.pieces(of: pair.actual, in: $0) }
  }

  /// Whether most ink is in both pictures, in the same order.
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

  /// The number of pixels to compare for all pairs.
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

  /// Returns how much ink of two pieces differs with their middles aligned within a pixel, as a
  /// share of the ink of both, 0 to 1.
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
