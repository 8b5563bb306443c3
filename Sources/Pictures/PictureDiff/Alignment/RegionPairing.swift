/// Pairs the rows of a region that has more rows in one picture than in the other, by how much of them
/// is the same.
///
/// It is sequence alignment with affine gaps (O. Gotoh, 1982).
struct RegionPairing {
  /// Pairs of rows that are looked at, at most.
  private static let most = 1 << 21
  /// What a gap costs, in rows that are the same.
  private static let opening: Int32 = 12 * same
  /// What a row that tells something and is the same is worth.
  private static let same: Int32 = 16

  private static let low = Int32.min / 2

  private let old: RowPrints
  private let new: RowPrints
  private let region: RowMatching.Region

  init(old: RowPrints, new: RowPrints, in region: RowMatching.Region) {
    self.old = old
    self.new = new
    self.region = region
  }

  /// Rows that belong together, from the top; as many as the lower side has where the region is too large.
  func blocks() -> [RowMatching.Block] {
    let (rows, columns) = (region.old.count, region.new.count)
    let least = min(rows, columns)
    guard least > 0 else { return [] }
    guard rows != columns, rows * columns <= RegionPairing.most else {
      return [
        RowMatching.Block(old: region.old.lowerBound, new: region.new.lowerBound, count: least)
      ]
    }
    return way(through: steps())
  }

  /// How two rows are gone past: together, the old one alone, or the new one alone.
  private enum Step: UInt8 {
    case both
    case old
    case new
  }

  /// For each pair of ends and each step, two bits for the step before it.
  private func steps() -> [UInt8] {
    let (rows, columns) = (region.old.count, region.new.count)
    let stride = columns + 1
    var steps = [UInt8](repeating: 0, count: (rows + 1) * stride)
    // The best way to each place of the row above and of this one, by its last step.
    var above = [SIMD3<Int32>](repeating: SIMD3(repeating: Self.low), count: stride)
    var here = above
    for row in 0...rows {
      for column in 0...columns {
        if row == 0, column == 0 {
          here[0] = SIMD3(0, Self.low, Self.low)
          continue
        }
        var best = SIMD3<Int32>(repeating: Self.low)
        var from: UInt8 = 0
        if row > 0, column > 0 {
          let (value, step) = Self.greatest(above[column - 1])
          best[0] = value + worth(row - 1, column - 1)
          from |= step
        }
        if row > 0 {
          let (value, step) = Self.greatest(above[column] &- Self.costs(continuing: .old))
          best[1] = value
          from |= step << 2
        }
        if column > 0 {
          let (value, step) = Self.greatest(here[column - 1] &- Self.costs(continuing: .new))
          best[2] = value
          from |= step << 4
        }
        here[column] = best
        steps[row * stride + column] = from
      }
      swap(&above, &here)
    }
    // The step that the best way ends with.
    steps[0] = Self.greatest(above[columns]).step
    return steps
  }

  private static func costs(continuing step: Step) -> SIMD3<Int32> {
    step == .old ? SIMD3(opening, 0, opening) : SIMD3(opening, opening, 0)
  }

  private static func greatest(_ values: SIMD3<Int32>) -> (value: Int32, step: UInt8) {
    if values[0] >= values[1], values[0] >= values[2] { return (values[0], 0) }
    return values[1] >= values[2] ? (values[1], 1) : (values[2], 2)
  }

  private func way(through steps: [UInt8]) -> [RowMatching.Block] {
    var (row, column) = (region.old.count, region.new.count)
    var step = steps[0]
    var pairs: [RowMatching.Block] = []
    while row > 0 || column > 0 {
      let from = steps[row * (region.new.count + 1) + column] >> (step * 2) & 3
      if step != Step.new.rawValue { row -= 1 }
      if step != Step.old.rawValue { column -= 1 }
      if step == Step.both.rawValue {
        let (old, new) = (region.old.lowerBound + row, region.new.lowerBound + column)
        if let last = pairs.last, last.old == old + 1, last.new == new + 1 {
          pairs[pairs.count - 1] = RowMatching.Block(old: old, new: new, count: last.count + 1)
        } else {
          pairs.append(RowMatching.Block(old: old, new: new, count: 1))
        }
      }
      step = from
    }
    return pairs.reversed()
  }

  /// What it is worth to take two rows for one.
  private func worth(_ oldRow: Int, _ newRow: Int) -> Int32 {
    let (one, other) = (region.old.lowerBound + oldRow, region.new.lowerBound + newRow)
    if old.rows[one] == new.rows[other] {
      return old.isTelling(one) && new.isTelling(other) ? Self.same : Self.same / 8
    }
    guard !old.inked.isEmpty else { return 0 }
    let (ink, otherInk) = (old.inked[one], new.inked[other])
    // Text on blank rows is no text that changed.
    if (ink == 0) != (otherInk == 0) { return -Self.same / 4 }
    var alike: Int32 = 0
    var left = ink & otherInk
    while left != 0 {
      let part = left.trailingZeroBitCount
      let (index, otherIndex) = (one * RowPrints.parts + part, other * RowPrints.parts + part)
      if old.partDigests[index] == new.partDigests[otherIndex] { alike += 1 }
      left &= left - 1
    }
    return Self.same * alike / Int32(max((ink | otherInk).nonzeroBitCount, 1))
  }
}
