/// How much of the ink of pieces that were paired is the same ink when one is laid on the other.
struct PieceLikeness {
  /// One piece of the text in both pictures.
  struct Pair {
    let expected: LinePiece
    let actual: LinePiece
    /// Ink that is in one and not in the other, in full pixels.
    let rest: Double

    /// The same as a share of the ink of both: 0 where they are the same, 1 where they share nothing.
    var unexplained: Double { rest / max(expected.mass + actual.mass, 1e-6) }
    /// Whether one is another glyph than the other, or another word.
    var isOdd: Bool { unexplained >= PieceLikeness.odd && rest >= PieceLikeness.leastRest }
  }

  /// The unexplained share from which on a pair is odd: redrawn, resized and reweighed 0.25, other words
  /// 0.45.
  private static let odd = 0.36
  /// The ink that must remain, in full pixels: what is left of a dot is chance.
  private static let leastRest = 1.5

  /// From the left of the expected picture.
  let pairs: [Pair]

  /// Lays each piece of the expected picture on its counterpart, middle on middle; long ones part by
  /// part, since glyphs that touch may have moved apart.
  ///
  /// - Parameter ratio: How many times as large the text has become.
  init(_ pieces: PieceAlignment, in patch: LinePatch, ratio: Double = 1) {
    pairs = pieces.paired.map { old, new in
      let count = pieces.parts(of: old)
      return Pair(
        expected: old, actual: new,
        rest: PieceLikeness.rest(
          of: old, on: new, in: patch, ratio: Float(ratio),
          parts: zip(old.cut(into: count), new.cut(into: count)).map {
            (Float($0.middle), Float($1.middle), $1.columns.upperBound)
          }))
    }
  }

  /// Part by part: the middle in either picture, and the column after it in the actual one.
  private typealias Part = (from: Float, to: Float, end: Int)

  private static func rest(
    of old: LinePiece, on new: LinePiece, in patch: LinePatch, ratio: Float, parts: [Part]
  ) -> Double {
    guard let first = parts.first, let last = parts.last else { return old.mass + new.mass }
    // Wide enough for either piece.
    let left = Int(first.to + (Float(old.columns.lowerBound) - first.from) * ratio) - 1
    let right = Int(last.to + (Float(old.columns.upperBound) - last.from) * ratio) + 2
    var (rest, place) = (Float(0), 0)
    for column in min(left, new.columns.lowerBound)..<max(right, new.columns.upperBound) {
      while place + 1 < parts.count, column >= parts[place].end { place += 1 }
      let source = parts[place].from + (Float(column) - parts[place].to) / ratio
      let isInside = new.columns.contains(column)
      for row in 0..<patch.height {
        let line = Float(old.middle.y) + (Float(row) - Float(new.middle.y)) / ratio
        let ink = isInside ? patch.actual[row * patch.width + column] : 0
        rest += abs(ink - patch.ink(line, source, of: old))
      }
    }
    return Double(rest)
  }
}

extension LinePatch {
  /// The ink of a piece of the expected picture between pixels; none beside it.
  @inline(__always)
  fileprivate func ink(_ row: Float, _ column: Float, of piece: LinePiece) -> Float {
    let (top, left) = (row.rounded(.down), column.rounded(.down))
    let (down, right) = (row - top, column - left)
    let (y, x) = (Int(top), Int(left))
    let upper = ink(y, x, of: piece) * (1 - right) + ink(y, x + 1, of: piece) * right
    let lower = ink(y + 1, x, of: piece) * (1 - right) + ink(y + 1, x + 1, of: piece) * right
    return upper * (1 - down) + lower * down
  }

  @inline(__always)
  private func ink(_ row: Int, _ column: Int, of piece: LinePiece) -> Float {
    guard row >= 0, row < height, piece.columns.contains(column) else { return 0 }
    return expected[row * width + column]
  }
}

extension PieceLikeness {
  /// Whether most ink of either picture is not in the other.
  func isExchanged(lost: [LinePiece], gained: [LinePiece]) -> Bool {
    let mass = { (pieces: [LinePiece]) in pieces.reduce(0) { $0 + $1.mass } }
    let odd = pairs.filter(\.isOdd)
    let isMost = { (alone: [LinePiece], side: (Pair) -> LinePiece) in
      let other = mass(alone) + mass(odd.map(side))
      return other * 2 > mass(alone) + mass(pairs.map(side))
    }
    return isMost(lost, \.expected) && isMost(gained, \.actual)
  }
}
