/// Compares the ink of paired pieces, laid over each other.
struct PieceLikeness {
  /// One piece of the text in both pictures.
  struct Pair {
    let expected: LinePiece
    let actual: LinePiece
    /// The ink that is in only one of both, in full pixels.
    let rest: Double

    /// The number of columns from the left that are equal to the pixel.
    let sameColumns: Int

    /// The `rest` as a share of the ink of both: 0 if they are equal, 1 if they share nothing.
    var unexplained: Double { rest / max(expected.mass + actual.mass, 1e-6) }
    /// The ink of the actual piece, divided by that of the expected one.
    var gain: Double { actual.mass / max(expected.mass, 1e-6) }
    /// The ink of the expected and the actual piece, without equal columns.
    var changed: (expected: Double, actual: Double) {
      let mass = { (piece: LinePiece) in
        Double(piece.profile.dropFirst(sameColumns).reduce(0, +))
      }
      return (mass(expected), mass(actual))
    }
  }

  /// The unexplained share from which a pair is odd: redrawn, resized and reweighed 0.25, other
  /// words 0.45.
  private static let leastUnexplained = 0.36
  /// The least remaining ink, in full pixels: what remains of a dot is chance.
  private static let leastRest = 1.5

  /// The change of the ink relative to the others' and the unexplained share from which a pair is
  /// odd too, as for a hyphen instead of a dash.
  private static let oddGain = (off: 0.25, unexplained: 0.15)

  /// The pairs from the left of the expected picture.
  let pairs: [Pair]
  /// The pairs of different glyphs or words.
  let odd: [Pair]

  /// Lays each piece of the expected picture over its counterpart, with equal middles. Long ones
  /// are compared part by part, since touching glyphs may have moved apart.
  ///
  /// - Parameter ratio: The change in size of the text, above 0.
  init(_ pieces: PieceAlignment, in patch: LinePatch, ratio: Double = 1) {
    precondition(ratio > 0, "Text has a size.")
    let pairs = pieces.paired.map { old, new in
      let count = pieces.parts(of: old)
      return Pair(
        expected: old, actual: new,
        rest: PieceLikeness.rest(
          of: old, on: new, in: patch, ratio: Float(ratio),
          parts: zip(old.cut(into: count), new.cut(into: count)).map {
            (Float($0.middle), Float($1.middle), $1.columns.upperBound)
          }), sameColumns: PieceLikeness.sameColumns(of: old, and: new, in: patch))
    }
    self.pairs = pairs
    let gains = pairs.map(\.gain).sorted()
    let middle = gains.isEmpty ? 1 : gains[gains.count / 2]
    odd = pairs.filter { pair in
      guard pair.rest >= PieceLikeness.leastRest else { return false }
      return pair.unexplained >= PieceLikeness.leastUnexplained
        || abs(pair.gain / middle - 1) >= PieceLikeness.oddGain.off
          && pair.unexplained >= PieceLikeness.oddGain.unexplained
    }
  }

  /// Returns the number of equal columns of two pieces from the left; 0 where they begin apart.
  private static func sameColumns(
    of old: LinePiece, and new: LinePiece, in patch: LinePatch
  ) -> Int {
    guard old.columns.lowerBound == new.columns.lowerBound else { return 0 }
    let first = old.columns.lowerBound
    let end = min(old.columns.upperBound, new.columns.upperBound)
    let differing = (first..<end).first { column in
      (0..<patch.height).contains { row in
        let index = row * patch.width + column
        return abs(patch.expected[index] - patch.actual[index]) > FitSums.same
      }
    }
    return (differing ?? end) - first
  }

  /// A part: the middle in either picture, and the column after it in the actual one.
  private typealias Part = (from: Float, to: Float, end: Int)

  private static func rest(
    of old: LinePiece, on new: LinePiece, in patch: LinePatch, ratio: Float, parts: [Part]
  ) -> Double {
    guard let first = parts.first, let last = parts.last else { return old.mass + new.mass }
    // Wide enough for either piece.
    let left = Int(first.to + (Float(old.columns.lowerBound) - first.from) * ratio) - 1
    let right = Int(last.to + (Float(old.columns.upperBound) - last.from) * ratio) + 2
    // Where each row lies in the expected picture: the row above that, and how far below it.
    let lines = (0..<patch.height).map { row in
      let line = Float(old.middle.y) + (Float(row) - Float(new.middle.y)) / ratio
      let top = line.rounded(.down)
      return (top: Int(top), down: line - top)
    }
    var column = InterpolatedColumn(of: old, in: patch)
    var (rest, place) = (Float(0), 0)
    patch.actual.withUnsafeBufferPointer { actual in
      for x in min(left, new.columns.lowerBound)..<max(right, new.columns.upperBound) {
        while place + 1 < parts.count, x >= parts[place].end { place += 1 }
        column.move(to: parts[place].from + (Float(x) - parts[place].to) / ratio)
        let isInside = new.columns.contains(x)
        for (row, line) in lines.enumerated() {
          let ink = isInside ? actual[row &* patch.width &+ x] : 0
          rest += abs(ink - column.ink(below: line.top, by: line.down))
        }
      }
    }
    return Double(rest)
  }
}

/// The ink of a piece of the expected picture along a vertical line between its pixels; none
/// outside it.
private struct InterpolatedColumn {
  private let piece: LinePiece
  private let patch: LinePatch
  /// The ink at each row, and a blank one at either end.
  private var levels: [Float]

  init(of piece: LinePiece, in patch: LinePatch) {
    self.piece = piece
    self.patch = patch
    levels = Array(repeating: 0, count: patch.height + 2)
  }

  mutating func move(to column: Float) {
    let left = column.rounded(.down)
    let (x, right) = (Int(left), column - left)
    let (hasLeft, hasRight) = (piece.columns.contains(x), piece.columns.contains(x + 1))
    patch.expected.withUnsafeBufferPointer { ink in
      for row in 0..<patch.height {
        let index = row &* patch.width &+ x
        levels[row + 1] =
          (hasLeft ? ink[index] : 0) * (1 - right) + (hasRight ? ink[index + 1] : 0) * right
      }
    }
  }

  /// Returns the ink at a fraction of the way from a row to the next, 0 to 1.
  @inline(__always)
  func ink(below row: Int, by down: Float) -> Float {
    let upper = row >= 0 && row < patch.height ? levels[row + 1] : 0
    let lower = row >= -1 && row < patch.height - 1 ? levels[row + 2] : 0
    return upper * (1 - down) + lower * down
  }
}

extension PieceLikeness {
  /// Returns whether most ink of either picture is not in the other.
  func isExchanged(lost: [LinePiece], gained: [LinePiece]) -> Bool {
    let mass = { (pieces: [LinePiece]) in pieces.reduce(0) { $0 + $1.mass } }
    let old = mass(lost) + odd.reduce(0) { $0 + $1.changed.expected }
    let new = mass(gained) + odd.reduce(0) { $0 + $1.changed.actual }
    return old * 2 > mass(lost) + mass(pairs.map(\.expected))
      && new * 2 > mass(gained) + mass(pairs.map(\.actual))
  }
}
