/// Matches equal rows of two pictures, by rows that occur once in each.
///
/// It is patience diff (B. Cohen, 2003) on runs of a few rows, as single rows of text are often
/// equal in several lines, such as the tops of tall letters.
struct RowMatching {
  /// Consecutive rows of both pictures that are equal.
  struct Block: Hashable {
    var old: Int
    var new: Int
    var count: Int

    var offset: Int { new - old }
  }

  /// The rows between blocks, in both pictures.
  struct Region: Hashable {
    let old: Range<Int>
    let new: Range<Int>
  }

  /// The number of rows of an anchor.
  static let run = 4
  /// The numbers of rows of an anchor where none of the short ones is unique.
  private static let longRuns = [48, 144]
  /// The least number of anchors in a block that no neighbour confirms.
  private static let least = 3
  /// The greatest depth of dividing regions.
  private static let deepest = 12

  private let old: RowPrints
  private let new: RowPrints
  /// The blocks from the top, which neither overlap nor cross.
  private(set) var blocks: [Block] = []
  /// The regions from the top; at least one of both ranges has rows.
  private(set) var regions: [Region] = []

  init(old: RowPrints, new: RowPrints) {
    self.old = old
    self.new = new
    match(Region(old: 0..<old.rows.count, new: 0..<new.rows.count), depth: 0)
  }

  private mutating func match(_ region: Region, depth: Int) {
    var (oldRows, newRows) = (region.old, region.new)
    let start = sameStart(oldRows, newRows)
    append(Block(old: oldRows.lowerBound, new: newRows.lowerBound, count: start))
    oldRows = oldRows.dropFirst(start)
    newRows = newRows.dropFirst(start)
    let end = sameEnd(oldRows, newRows)
    oldRows = oldRows.dropLast(end)
    newRows = newRows.dropLast(end)
    defer { append(Block(old: oldRows.upperBound, new: newRows.upperBound, count: end)) }
    if oldRows.isEmpty, newRows.isEmpty { return }
    let rest = Region(old: oldRows, new: newRows)
    let found =
      oldRows.isEmpty || newRows.isEmpty || depth == RowMatching.deepest ? [] : anchors(of: rest)
    guard !found.isEmpty else {
      regions.append(rest)
      return
    }
    var (nextOld, nextNew) = (oldRows.lowerBound, newRows.lowerBound)
    for anchor in found {
      // What was matched before may have reached here.
      let skipped = max(nextOld - anchor.old, nextNew - anchor.new, 0)
      guard skipped < anchor.count else { continue }
      let (first, firstNew) = (anchor.old + skipped, anchor.new + skipped)
      let before = sameEnd(nextOld..<first, nextNew..<firstNew)
      match(
        Region(old: nextOld..<first - before, new: nextNew..<firstNew - before), depth: depth + 1)
      let after = sameStart(
        anchor.old + anchor.count..<oldRows.upperBound,
        anchor.new + anchor.count..<newRows.upperBound)
      let count = before + anchor.count - skipped + after
      append(Block(old: first - before, new: firstNew - before, count: count))
      nextOld = first - before + count
      nextNew = firstNew - before + count
    }
    match(
      Region(old: nextOld..<oldRows.upperBound, new: nextNew..<newRows.upperBound),
      depth: depth + 1)
  }

  private mutating func append(_ block: Block) {
    guard block.count > 0 else { return }
    if let last = blocks.last, last.old + last.count == block.old,
      last.new + last.count == block.new
    {
      blocks[blocks.count - 1].count += block.count
    } else {
      blocks.append(block)
    }
  }

  private func sameStart(_ oldRows: Range<Int>, _ newRows: Range<Int>) -> Int {
    zip(oldRows, newRows).prefix { old.rows[$0] == new.rows[$1] }.count
  }

  private func sameEnd(_ oldRows: Range<Int>, _ newRows: Range<Int>) -> Int {
    zip(oldRows.reversed(), newRows.reversed()).prefix { old.rows[$0] == new.rows[$1] }.count
  }

  /// Returns runs of rows that are unique in both pictures of a region, as many as can be kept in
  /// order.
  private func anchors(of region: Region) -> [Block] {
    // Where each row of a list is there twice, only runs over several of them are there once.
    for run in [RowMatching.run] + RowMatching.longRuns {
      let found = RowRuns(of: run, in: old, region.old).unique(
        RowRuns(of: run, in: new, region.new))
      let blocks = blocks(of: found, run: run, in: region)
      if !blocks.isEmpty { return blocks }
    }
    return []
  }

  private func blocks(
    of found: [(old: Int, new: Int)], run: Int, in region: Region
  ) -> [Block] {
    var blocks: [Block] = []
    for (old, new) in LongestIncrease.of(found) {
      if let last = blocks.last, last.offset == new - old {
        blocks[blocks.count - 1].count = old + run - last.old
      } else {
        blocks.append(Block(old: old, new: new, count: run))
      }
    }
    let around = [
      region.new.lowerBound - region.old.lowerBound, region.new.upperBound - region.old.upperBound,
    ]
    return blocks.filter { block in
      around.contains(block.offset)
        || (block.old..<block.old + block.count).count(where: old.isTelling)
          >= RowMatching.run + RowMatching.least - 1
    }.flatMap(solid)
  }

  /// Returns the parts of a block in which all rows are equal.
  private func solid(_ block: Block) -> [Block] {
    var parts: [Block] = []
    for row in 0..<block.count where old.rows[block.old + row] == new.rows[block.new + row] {
      if let last = parts.last, last.old + last.count == block.old + row {
        parts[parts.count - 1].count += 1
      } else {
        parts.append(Block(old: block.old + row, new: block.new + row, count: 1))
      }
    }
    return parts
  }
}

/// Runs of some rows of a picture, by their digests.
struct RowRuns {
  /// The place of a run.
  private struct Place {
    let first: Int
    var isOnly = true
  }

  private var places: [UInt64: Place] = [:]

  /// Collects all runs of a range in which most rows are distinctive, or at least as many as in a
  /// short run.
  init(of count: Int = RowMatching.run, in prints: RowPrints, _ range: Range<Int>) {
    guard range.count >= count else { return }
    places.reserveCapacity(range.count)
    // A polynomial over the digests of a run, so that the next run needs two of them only (R. Karp and
    // M. Rabin, 1987).
    let base: UInt64 = 0x9E37_79B9_7F4A_7C15
    let highest = (1..<count).reduce(1 as UInt64) { power, _ in power &* base }
    var (key, telling): (UInt64, Int) = (0, 0)
    for row in range {
      if row - count >= range.lowerBound {
        key &-= prints.rows[row - count] &* highest
        telling -= prints.isTelling(row - count) ? 1 : 0
      }
      key = key &* base &+ prints.rows[row]
      telling += prints.isTelling(row) ? 1 : 0
      guard row - count >= range.lowerBound - 1, telling >= RowMatching.run - 1 else { continue }
      if places[key] == nil {
        places[key] = Place(first: row - count + 1)
      } else {
        places[key]?.isOnly = false
      }
    }
  }

  /// Returns the runs that occur once in both, by their place in the first.
  func unique(_ other: RowRuns) -> [(old: Int, new: Int)] {
    common(other) { $0.isOnly && $1.isOnly }
  }

  /// Returns the runs that both have, at the first place in each, by their place in the first.
  func first(_ other: RowRuns) -> [(old: Int, new: Int)] { common(other) { _, _ in true } }

  private func common(
    _ other: RowRuns, _ counts: (Place, Place) -> Bool
  ) -> [(old: Int, new: Int)] {
    var found: [(old: Int, new: Int)] = []
    for (key, old) in places {
      if let new = other.places[key], counts(old, new) { found.append((old.first, new.first)) }
    }
    return found.sorted { $0.old < $1.old }
  }
}

/// The longest increasing part of a sequence.
enum LongestIncrease {
  /// - Parameter pairs: The pairs, sorted by their first numbers.
  /// - Returns: As many of them as possible, so that the second numbers increase too.
  static func of(_ pairs: [(old: Int, new: Int)]) -> [(old: Int, new: Int)] {
    // For each length, the pair that the lowest such sequence ends with.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var sequence: [(old: Int, new: Int)] = []
    var next = ends.last ?? -1
    while next >= 0 {
      sequence.append(pairs[next])
      next = before[next]
    }
    return sequence.reversed()
  }
}
