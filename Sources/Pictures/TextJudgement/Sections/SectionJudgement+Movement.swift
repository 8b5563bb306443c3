extension SectionJudgement {
  /// The least factor of a size that is reported: letters a quarter as high, or four times as high,
  /// no longer overlap.
  private static let leastRatio = 0.25

  /// The movement of the section, if it moved.
  var movement: Event? {
    if let size { return size }
    switch evidence.pattern {
    case .still:
      return down == 0 ? nil : Event(cause: .shifted(dx: 0, dy: Double(down)))
    case .alike(let by):
      return alike(by)
    case .step(_, let by) where hasEqualBefore && hasEqualAfter:
      return Event(cause: .shifted(dx: by, dy: 0))
    case .step(let column, let by):
      let refined = evidence.step(at: column) ?? by
      return Event(
        cause: .spacing(.gap(x: evidence.section.columns.lowerBound + column, by: refined)),
        columns: evidence.section.columns.lowerBound + column..<evidence.section.columns.upperBound)
    case .slope(let perPixel):
      return Event(cause: .spacing(.even(perPixel: perPixel)))
    case .some(let columns, let by):
      let first = evidence.section.columns.lowerBound
      return Event(
        cause: .shifted(dx: by.x, dy: by.y + Double(down)),
        columns: first + columns.lowerBound..<first + columns.upperBound)
    case .irregular(let greatest):
      guard greatest >= Thresholds.farShift else { return Event(cause: .other) }
      return Event(cause: .spacing(.uneven(greatest: greatest)))
    }
  }

  /// The event of text that grew equally in both directions.
  private var size: Event? {
    guard !isPart, evidence.pattern != .still else { return nil }
    let (wider, taller) = (evidence.widening, evidence.heightening)
    if case .slope(let perPixel) = evidence.pattern {
      return taller / perPixel >= Thresholds.sizeShare ? size(ratio: 1 + perPixel) : nil
    }
    let width = Double(evidence.section.patch.width)
    guard evidence.isStretched, abs(wider) * width >= Thresholds.farShift,
      abs(taller) >= Thresholds.taller,
      taller / wider >= Thresholds.sizeShare, wider / taller >= Thresholds.sizeShare
    else { return nil }
    return size(ratio: 1 + wider)
  }

  /// Returns the event of a change in size; text that shrank to almost nothing is other ink.
  private func size(ratio: Double) -> Event? {
    ratio >= SectionJudgement.leastRatio ? Event(cause: .size(ratio: ratio)) : nil
  }

  /// Returns the event that the whole section moved.
  private func alike(_ by: SIMD2<Double>) -> Event {
    let by = evidence.meanDisplacement(near: by)
    return gap(by) ?? Event(cause: .shifted(dx: by.x, dy: by.y + Double(down)))
  }

  /// Returns the gap that changed, where more than a glyph moved sideways and the text on one side
  /// did not.
  func gap(_ by: SIMD2<Double>) -> Event? {
    guard abs(by.x) > abs(by.y), down == 0, evidence.section.clusters.count > 2 else { return nil }
    if hasEqualBefore, !hasEqualAfter {
      return Event(cause: .spacing(.gap(x: evidence.section.columns.lowerBound, by: by.x)))
    }
    if hasEqualAfter, !hasEqualBefore {
      return Event(cause: .spacing(.gap(x: evidence.section.columns.upperBound, by: -by.x)))
    }
    return nil
  }
}

extension SectionEvidence {
  /// Returns the mean movement of whole pieces, if all are in both pictures and agree with a fit.
  /// The middle of ink is exact where a fit overrates fractions of a pixel.
  func meanDisplacement(near fit: SIMD2<Double>) -> SIMD2<Double> {
    guard let moved = wholePieces, let mean = SectionEvidence.mean(moved[...]) else { return fit }
    let off = mean - fit
    return max(abs(off.x), abs(off.y)) < 0.4 ? mean : fit
  }

  /// Returns how much further right the pieces from a column on moved than those before it.
  func step(at column: Int) -> Double? {
    guard let moved = wholePieces,
      let place = moved.firstIndex(where: { $0.columns.upperBound > column }), place > 0,
      let before = SectionEvidence.mean(moved[..<place]),
      let after = SectionEvidence.mean(moved[place...])
    else { return nil }
    return after.x - before.x
  }

  private var wholePieces: [Displacement]? {
    guard let pieces, pieces.lost.isEmpty, pieces.gained.isEmpty else { return nil }
    return pieces.moved
  }

  static func mean(_ moved: ArraySlice<Displacement>) -> SIMD2<Double>? {
    let weight = moved.reduce(0) { $0 + $1.weight }
    guard weight > 0 else { return nil }
    return moved.reduce(SIMD2()) { $0 + $1.by * $1.weight } / weight
  }
}
