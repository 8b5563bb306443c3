/// The bands of two pictures whose rows are matched.
struct AlignedBands {
  typealias Band = PictureAlignment.Band

  /// The number of equal rows between two bands that keeps them from being joined.
  private static let leastBetween = 6

  private let old: RowPrints
  private let new: RowPrints
  private(set) var bands: [Band] = []

  init(old: RowPrints, new: RowPrints) {
    (self.old, self.new) = (old, new)
    let matching = RowMatching(old: old, new: new)
    let paired = matching.regions.flatMap { RegionPairing(old: old, new: new, in: $0).blocks() }
    let blocks = (matching.blocks + paired).sorted { $0.old < $1.old }
    var (oldEnd, newEnd) = (0, 0)
    let last = RowMatching.Block(old: old.rows.count, new: new.rows.count, count: 0)
    for block in blocks + [last] {
      append(.removed, oldEnd..<block.old, newEnd..<newEnd)
      append(.inserted, block.old..<block.old, newEnd..<block.new)
      (oldEnd, newEnd) = (block.old + block.count, block.new + block.count)
      append(.matched, block.old..<oldEnd, block.new..<newEnd)
    }
    joinWhatCancelsOut()
    for index in bands.indices { place(index) }
    fillGaps()
  }

  private mutating func append(
    _ kind: PictureAlignment.Kind, _ expected: Range<Int>, _ actual: Range<Int>
  ) {
    guard !expected.isEmpty || !actual.isEmpty else { return }
    if kind == .matched, let last = bands.last, last.kind == .matched {
      bands[bands.count - 1] = Band(
        .matched, expected: last.expected.lowerBound..<expected.upperBound,
        actual: last.actual.lowerBound..<actual.upperBound)
    } else {
      bands.append(Band(kind, expected: expected, actual: actual))
    }
  }

  /// Joins new rows with equally many removed rows if almost nothing equal is between them, as
  /// these changed in place.
  private mutating func joinWhatCancelsOut() {
    var joined: [Band] = []
    for band in bands {
      joined.append(band)
      while let place = joined.lastChange(cancelling: band, over: Self.leastBetween, in: old, new) {
        let whole = joined[place...]
        guard let first = whole.first, let last = whole.last else { break }
        let both = Band(
          .matched, expected: first.expected.lowerBound..<last.expected.upperBound,
          actual: first.actual.lowerBound..<last.actual.upperBound)
        joined.removeSubrange(place...)
        joined.append(both)
        break
      }
    }
    bands = []
    for band in joined { append(band.kind, band.expected, band.actual) }
  }

  /// Moves inserted or removed rows to the start of a row of the design, among all equivalent
  /// places.
  private mutating func place(_ index: Int) {
    let band = bands[index]
    guard band.kind != .matched else { return }
    let isNew = band.kind == .inserted
    let rows = isNew ? band.actual : band.expected
    let prints = isNew ? new : old
    let above = index > 0 && bands[index - 1].kind == .matched ? bands[index - 1] : nil
    let below =
      index + 1 < bands.count && bands[index + 1].kind == .matched ? bands[index + 1] : nil
    var (up, down) = (0, 0)
    let isSame = { [old, new] (band: Band, row: Int) in
      old.rows[band.expected.lowerBound + row] == new.rows[band.actual.lowerBound + row]
    }
    if let above {
      let count = above.expected.count
      while up < count, isSame(above, count - 1 - up),
        prints.rows[rows.lowerBound - 1 - up] == prints.rows[rows.upperBound - 1 - up]
      {
        up += 1
      }
    }
    if let below {
      while down < below.expected.count, isSame(below, down),
        prints.rows[rows.lowerBound + down] == prints.rows[rows.upperBound + down]
      {
        down += 1
      }
    }
    let places = rows.lowerBound - up...rows.lowerBound + down
    let isAtEnd = below.map { down == $0.expected.count && index + 2 == bands.count } ?? false
    let place =
      isAtEnd && prints.isBlank(places.upperBound..<places.upperBound + rows.count)
      ? places.upperBound
      : BandPlace(of: rows.count, among: places, in: prints).start
    move(index, by: place - rows.lowerBound)
  }

  private mutating func move(_ index: Int, by rows: Int) {
    guard rows != 0 else { return }
    let shifted = { (range: Range<Int>) in range.lowerBound + rows..<range.upperBound + rows }
    bands[index] = Band(
      bands[index].kind, expected: shifted(bands[index].expected),
      actual: shifted(bands[index].actual))
    let (start, startNew) = (bands[index].expected.lowerBound, bands[index].actual.lowerBound)
    let (end, endNew) = (bands[index].expected.upperBound, bands[index].actual.upperBound)
    let above = Band(
      .matched, expected: (index > 0 ? bands[index - 1].expected.lowerBound : 0)..<start,
      actual: (index > 0 ? bands[index - 1].actual.lowerBound : 0)..<startNew)
    let hasBelow = index + 1 < bands.count
    let below = Band(
      .matched,
      expected: end..<(hasBelow ? bands[index + 1].expected.upperBound : old.rows.count),
      actual: endNew..<(hasBelow ? bands[index + 1].actual.upperBound : new.rows.count))
    if hasBelow, bands[index + 1].kind == .matched { bands[index + 1] = below }
    if index > 0, bands[index - 1].kind == .matched { bands[index - 1] = above }
  }
}

extension AlignedBands {
  /// Adds the rows that a band left behind where it moved away from another change or from an edge.
  /// They are equal in both pictures.
  private mutating func fillGaps() {
    let placed = bands
    bands = []
    var (oldEnd, newEnd) = (0, 0)
    for band in placed {
      append(.matched, oldEnd..<band.expected.lowerBound, newEnd..<band.actual.lowerBound)
      append(band.kind, band.expected, band.actual)
      (oldEnd, newEnd) = (band.expected.upperBound, band.actual.upperBound)
    }
    append(.matched, oldEnd..<old.rows.count, newEnd..<new.rows.count)
  }
}

extension [PictureAlignment.Band] {
  /// Returns the index of an earlier band that cancels out the last one, if almost nothing equal is
  /// between them.
  fileprivate func lastChange(
    cancelling band: Element, over least: Int, in old: RowPrints, _ new: RowPrints
  ) -> Int? {
    guard band.kind != .matched else { return nil }
    var alike = 0
    for index in indices.dropLast().reversed() {
      let other = self[index]
      guard other.kind == .matched else {
        let isOpposite = other.kind != band.kind
        return isOpposite && other.length == band.length ? index : nil
      }
      alike += zip(other.expected, other.actual).count {
        old.rows[$0] == new.rows[$1] && old.isTelling($0)
      }
      if alike >= least { return nil }
    }
    return nil
  }
}

extension PictureAlignment.Band {
  /// The number of rows, in the picture that has more of them.
  var length: Int { Swift.max(expected.count, actual.count) }
}

/// The best start for inserted or removed rows, if several are equivalent.
struct BandPlace {
  let start: Int

  /// - Parameter places: The possible starts.
  init(of count: Int, among places: ClosedRange<Int>, in prints: RowPrints) {
    // A drawn line within belongs to what is above it.
    if let edge = places.dropFirst().dropLast().last(where: prints.isBelowLine) {
      start = edge
      return
    }
    // Text is not cut if there is another place.
    let clear = places.filter { prints.isClear(at: $0) && prints.isClear(at: $0 + count) }
    let whole = places.filter { !prints.isCut(at: $0) && !prints.isCut(at: $0 + count) }
    let places = [clear, whole, Array(places)].first { !$0.isEmpty } ?? []
    guard let first = places.first, let last = places.last else {
      start = 0
      return
    }
    // Rows of a list are mostly multiples of their height, or of a half or a quarter, from the top.
    let middle = (first + last) / 2
    var step = count
    while step >= 8 {
      let nearest = [middle / step * step, (middle / step + 1) * step]
        .filter(places.contains).min { abs($0 - middle) < abs($1 - middle) }
      if let nearest {
        start = nearest
        return
      }
      guard step.isMultiple(of: 2) else { break }
      step /= 2
    }
    start = places.min { abs($0 - middle) < abs($1 - middle) } ?? first
  }
}
