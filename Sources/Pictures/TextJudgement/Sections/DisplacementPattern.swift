/// The common pattern in the movements of a line's pieces.
enum DisplacementPattern: Hashable {
  /// No piece moved noticeably.
  case still
  /// All pieces moved alike, by px to the right and down.
  case alike(SIMD2<Double>)
  /// The pieces right of a column moved further right by this distance than those left of it.
  case step(column: Int, by: Double)
  /// Each piece moved right in proportion to its column: by this many px for each px.
  case slope(Double)
  /// Some pieces moved, and the rest did not.
  case some(columns: Range<Int>, by: SIMD2<Double>)
  /// The pieces moved irregularly, by this distance at most.
  case irregular(greatest: Double)
}

/// Finds the simplest pattern that explains the movements of pieces.
struct PatternSearch {
  /// The permitted distance of larger text's displacements from a line, in px, and as a share of
  /// the greatest: resized 0.5 and 0.07, words of other widths 2.4 and 0.1.
  private static let (snapped, uneven) = (0.7, 0.08)

  let pieces: [Displacement]
  /// The permitted error of one piece's displacement, in px.
  let noise: Double
  /// The least displacement that counts as a movement, in px.
  let least: Double
  /// As `least`, for a few pieces among others that did not move.
  let leastOfSome: Double

  /// The search without pieces far off the line through the others, which may be paired wrongly; at
  /// most a quarter of them.
  var withoutOutliers: PatternSearch {
    guard pieces.count > 4 else { return self }
    let slopes = zip(pieces, pieces.dropFirst(pieces.count / 2)).map {
      ($1.by.x - $0.by.x) / ($1.x - $0.x)
    }
    let slope = slopes.sorted()[slopes.count / 2]
    let rests = pieces.map { $0.by.x - slope * $0.x }
    let middle = rests.sorted()[rests.count / 2]
    let kept = zip(pieces, rests).filter { abs($0.1 - middle) <= 4 * noise }.map(\.0)
    guard kept.count * 4 >= pieces.count * 3 else { return self }
    return PatternSearch(pieces: kept, noise: noise, least: least, leastOfSome: leastOfSome)
  }

  var pattern: DisplacementPattern {
    guard !pieces.isEmpty else { return .still }
    if let greatest = pieces.map({ max(abs($0.by.x), abs($0.by.y)) }).max(), greatest < least {
      return .still
    }
    let mean = mean(of: pieces[...])
    let even = deviation { _ in mean }
    let isMoved = max(abs(mean.x), abs(mean.y)) >= least
    if let found = some ?? slopeOrStep(even: even) { return found }
    if isMoved, even <= max(2 * noise, 0.12 * max(abs(mean.x), abs(mean.y))) { return .alike(mean) }
    return loose(even)
  }

  private func loose(_ even: Double) -> DisplacementPattern {
    let greatest = pieces.map { abs($0.by.x) }.max() ?? 0
    return even > max(2 * noise, least) ? .irregular(greatest: greatest) : .still
  }

  /// The pattern of one range of pieces that moved among others that did not.
  private var some: DisplacementPattern? {
    let moved = pieces.indices.filter {
      abs(pieces[$0].by.x) >= leastOfSome || abs(pieces[$0].by.y) >= leastOfSome
    }
    guard let first = moved.first, let last = moved.last, last - first + 1 == moved.count,
      moved.count * 3 <= pieces.count, first > 0, last < pieces.count - 1
    else { return nil }
    let run = pieces[first...last]
    let rest = pieces[..<first] + pieces[(last + 1)...]
    guard deviation(of: Array(rest), { _ in SIMD2() }) <= noise else { return nil }
    return .some(
      columns: pieces[first].columns.lowerBound..<pieces[last].columns.upperBound, by: mean(of: run)
    )
  }

  private func slopeOrStep(even: Double) -> DisplacementPattern? {
    guard pieces.count > 1, let last = pieces.last else { return nil }
    let (slope, sloped) = slope
    let span = abs(slope) * (last.x - pieces[0].x)
    let (place, jump, stepped) = bestStep
    if span >= 2 * least, sloped <= max(noise, PatternSearch.uneven * span),
      sloped <= stepped * 1.2 || stepped > max(noise, 0.15 * abs(jump))
    {
      return .slope(slope)
    }
    // Beside a shift of all, a small step is the pieces' noise.
    let mean = mean(of: pieces[...])
    if abs(jump) >= max(least, 0.4 * abs(mean.x)), stepped <= max(noise, 0.15 * abs(jump)),
      stepped < 0.75 * even
    {
      return .step(column: pieces[place].columns.lowerBound, by: jump)
    }
    return nil
  }

  /// The straight line through the displacements to the right, and their distance from it.
  var slope: (perPixel: Double, deviation: Double) {
    let weight = pieces.reduce(0) { $0 + $1.weight }
    let middle = pieces.reduce(0) { $0 + $1.x * $1.weight } / max(weight, 1e-9)
    let mean = mean(of: pieces[...])
    var (across, products) = (0.0, 0.0)
    for piece in pieces {
      across += piece.weight * (piece.x - middle) * (piece.x - middle)
      products += piece.weight * (piece.x - middle) * (piece.by.x - mean.x)
    }
    let slope = across > 0 ? products / across : 0
    return (slope, deviation { SIMD2(mean.x + slope * ($0.x - middle), mean.y) })
  }

  /// Whether the displacements are close to that line, as in text that has grown, but not in words
  /// that others moved.
  var isStretched: Bool {
    guard let first = pieces.first, let last = pieces.last else { return false }
    let (slope, deviation) = slope
    return deviation
      <= max(PatternSearch.snapped, PatternSearch.uneven * abs(slope) * (last.x - first.x))
  }

  /// The place where two constants explain the displacements best.
  private var bestStep: (place: Int, jump: Double, deviation: Double) {
    var total = SIMD3<Double>()
    for piece in pieces { total += PatternSearch.moments(piece) }
    var (left, best) = (SIMD3<Double>(), (place: 1, gain: -1.0, jump: 0.0))
    for place in 1..<pieces.count {
      left += PatternSearch.moments(pieces[place - 1])
      let right = total - left
      guard left.x > 0, right.x > 0 else { continue }
      let jump = right.y / right.x - left.y / left.x
      let gain = jump * jump * left.x * right.x / total.x
      if gain > best.gain { best = (place, gain, jump) }
    }
    let (before, after) = (mean(of: pieces[..<best.place]), mean(of: pieces[best.place...]))
    let column = pieces[best.place].x
    return (best.place, best.jump, deviation { $0.x < column ? before : after })
  }

  private static func moments(_ piece: Displacement) -> SIMD3<Double> {
    SIMD3(1, piece.by.x, piece.by.x * piece.by.x) * piece.weight
  }

  private func mean(of pieces: ArraySlice<Displacement>) -> SIMD2<Double> {
    let weight = pieces.reduce(0) { $0 + $1.weight }
    return pieces.reduce(SIMD2<Double>()) { $0 + $1.by * $1.weight } / max(weight, 1e-9)
  }

  /// Returns the distance of displacements from a model, as a root mean square in px.
  private func deviation(_ model: (Displacement) -> SIMD2<Double>) -> Double {
    deviation(of: pieces, model)
  }

  private func deviation(
    of pieces: [Displacement], _ model: (Displacement) -> SIMD2<Double>
  ) -> Double {
    let weight = pieces.reduce(0) { $0 + $1.weight }
    let sum = pieces.reduce(0.0) { sum, piece in
      let off = piece.by - model(piece)
      return sum + piece.weight * (off * off).sum()
    }
    return (sum / max(weight, 1e-9)).squareRoot()
  }
}
