/// Pairs the rows of a region that has more rows in one picture than in the other, by how much of
/// each row is equal.
///
/// It is sequence alignment with affine gaps (O. Gotoh, 1982).
struct RegionPairing {
  /// The greatest number of pairs of rows to compare.
  private static let most = 1 << 19
  /// The score of an equal row that is not blank.
  private static let same: Int32 = 16
  /// The cost of a gap.
  private static let opening: Int32 = 8 * same
  /// The additional cost of a gap that begins or ends within text.
  private static let cut: Int32 = 4 * same

  /// The least height in px of a row of a list.
  private static let leastRow = 16

  private static let low = Int32.min / 4

  private let old: RowPrints
  private let new: RowPrints
  private let region: RowMatching.Region

  init(old: RowPrints, new: RowPrints, in region: RowMatching.Region) {
    self.old = old
    self.new = new
    self.region = region
  }

  /// Returns rows that belong together, from the top; equally many as the lower side has where the
  /// region is too large.
  func blocks() -> [RowMatching.Block] {
    let (rows, columns) = (region.old.count, region.new.count)
    let least = min(rows, columns)
    guard least > 0 else { return [] }
    guard rows != columns, rows * columns <= RegionPairing.most else {
      return [
        RowMatching.Block(old: region.old.lowerBound, new: region.new.lowerBound, count: least)
      ]
    }
    let found = way(through: steps())
    let worth = found.reduce(0) { $0 + self.worth(of: $1) }
    return between.max { $0.worth < $1.worth }
      .flatMap { $0.worth > worth + Self.opening / 2 ? [$0.block] : nil } ?? found
  }

  /// All rows of the lower side in one block between rows of a list in the other picture, if two or
  /// three of those have the same height.
  private var between: [(block: RowMatching.Block, worth: Int32)] {
    let (rows, columns) = (region.old.count, region.new.count)
    let gap = abs(rows - columns)
    let offsets = [2, 3].filter { gap.isMultiple(of: $0) && gap / $0 >= Self.leastRow }
      .flatMap { count in (1..<count).map { gap / count * $0 } }
    return offsets.map { offset in
      let block = RowMatching.Block(
        old: region.old.lowerBound + (rows > columns ? offset : 0),
        new: region.new.lowerBound + (rows > columns ? 0 : offset), count: min(rows, columns))
      return (block, worth(of: block))
    }
  }

  /// A step of the alignment: both rows together, the old one alone, or the new one alone.
  private enum Step: UInt8 {
    case both
    case old
    case new
  }

  /// The best scores at the places of a row, by the step they end with.
  private struct Ways {
    var both: [Int32]
    var old: [Int32]
    var new: [Int32]

    init(count: Int) {
      both = Array(repeating: RegionPairing.low, count: count)
      (old, new) = (both, both)
    }
  }

  /// Returns the additional cost of a gap that begins or ends above each row of a region.
  private static func cuts(of prints: RowPrints, in region: Range<Int>) -> [Int32] {
    region.map { prints.isCut(at: $0) ? cut : 0 }
  }

  /// Returns two bits for the previous step, for each pair of ends and each step.
  private func steps() -> [UInt8] {
    let (rows, columns) = (region.old.count, region.new.count)
    var steps = [UInt8](repeating: 0, count: (rows + 1) * (columns + 1))
    var (above, here) = (Ways(count: columns + 1), Ways(count: columns + 1))
    let oldCuts = Self.cuts(of: old, in: region.old)
    let newCuts = Self.cuts(of: new, in: region.new)
    for row in 0...rows {
      for column in 0...columns {
        var (both, old, new) = (Self.low, Self.low, Self.low)
        var from: UInt8 = 0
        if row > 0, column > 0 {
          let last = column - 1
          let (value, step) = Self.greatest(
            above.both[last], above.old[last] - oldCuts[row - 1],
            above.new[last] - newCuts[last])
          both = value + worth(row - 1, last)
          from = step
        } else if row == 0, column == 0 {
          both = 0
        }
        if row > 0 {
          let opening = Self.opening + oldCuts[row - 1]
          let (value, step) = Self.greatest(
            above.both[column] - opening, above.old[column], above.new[column] - opening)
          old = value
          from |= step << 2
        }
        if column > 0 {
          let last = column - 1
          let opening = Self.opening + newCuts[last]
          let (value, step) = Self.greatest(
            here.both[last] - opening, here.old[last] - opening, here.new[last])
          new = value
          from |= step << 4
        }
        (here.both[column], here.old[column], here.new[column]) = (both, old, new)
        steps[row * (columns + 1) + column] = from
      }
      swap(&above, &here)
    }
    // The step that the best way ends with.
    steps[0] = Self.greatest(above.both[columns], above.old[columns], above.new[columns]).step
    return steps
  }

  @inline(__always)
  private static func greatest(
    _ both: Int32, _ old: Int32, _ new: Int32
  ) -> (value: Int32, step: UInt8) {
    if both >= old, both >= new { return (both, Step.both.rawValue) }
    return old >= new ? (old, Step.old.rawValue) : (new, Step.new.rawValue)
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

  private func worth(of block: RowMatching.Block) -> Int32 {
    let (row, column) = (block.old - region.old.lowerBound, block.new - region.new.lowerBound)
    return (0..<block.count).reduce(0) { $0 + worth(row + $1, column + $1) }
  }

  /// Returns the score for pairing two rows.
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
