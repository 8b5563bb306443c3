import Imaging

/// The connected components of a mask, found run by run without recursion.
struct ConnectedRuns {
  /// One component.
  struct Component: Hashable {
    /// The smallest rectangle around the component, in places of the mask.
    var box: PixelRect
    /// The number of places with a mark.
    var count: Int
    /// The greatest mark in the component.
    var greatest: UInt8
  }

  private struct Run {
    var start: Int32
    var end: Int32
    var row: Int32
    var greatest: UInt8
  }

  /// The components from the top, then from the left.
  let components: [Component]

  /// Finds the components of a mask, row after row; 0 belongs to none.
  ///
  /// - Parameter reach: The greatest distance at which two marks are joined, in either direction:
  ///   1 joins marks that touch, even at a corner.
  init(mask: [UInt8], columns: Int, reach: Int = 1) {
    let rows = columns == 0 ? 0 : mask.count / columns
    var runs: [Run] = []
    var rowStarts = [0]
    for row in 0..<rows {
      ConnectedRuns.append(to: &runs, row: row, of: mask, columns: columns, reach: reach)
      rowStarts.append(runs.count)
    }
    var parents = runs.indices.map(Int32.init)
    for row in 0..<rows {
      for other in max(0, row - reach)..<row {
        ConnectedRuns.join(
          runs, rowStarts[other]..<rowStarts[other + 1], rowStarts[row]..<rowStarts[row + 1],
          reach: Int32(reach), parents: &parents)
      }
    }
    components = ConnectedRuns.collect(runs, parents: &parents)
  }

  private static func append(
    to runs: inout [Run], row: Int, of mask: [UInt8], columns: Int, reach: Int
  ) {
    mask.withUnsafeBytes { mask in
      let start = row &* columns
      // Kept apart from the list, which would be asked at every mark.
      var last: Run?
      var column = 0
      while column < columns {
        // Most of a mask marks nothing, so that eight places are passed at once.
        if column &+ 8 <= columns,
          mask.loadUnaligned(fromByteOffset: start &+ column, as: UInt64.self) == 0
        {
          column &+= 8
          continue
        }
        let end = min(column &+ 8, columns)
        while column < end {
          let mark = mask[start &+ column]
          defer { column &+= 1 }
          guard mark != 0 else { continue }
          if var run = last {
            guard column &- Int(run.end) >= reach else {
              run.end = Int32(truncatingIfNeeded: column &+ 1)
              run.greatest = max(run.greatest, mark)
              last = run
              continue
            }
            runs.append(run)
          }
          last = Run(
            start: Int32(truncatingIfNeeded: column), end: Int32(truncatingIfNeeded: column &+ 1),
            row: Int32(truncatingIfNeeded: row), greatest: mark)
        }
      }
      if let last { runs.append(last) }
    }
  }

  /// Joins the runs of two rows that are within reach. Both are sorted, so each run is visited
  /// once.
  private static func join(
    _ runs: [Run], _ above: Range<Int>, _ below: Range<Int>, reach: Int32, parents: inout [Int32]
  ) {
    var (one, other) = (above.lowerBound, below.lowerBound)
    while one < above.upperBound, other < below.upperBound {
      if runs[one].start < runs[other].end + reach, runs[other].start < runs[one].end + reach {
        let (first, second) = (root(of: one, in: &parents), root(of: other, in: &parents))
        parents[max(first, second)] = Int32(min(first, second))
      }
      if runs[one].end < runs[other].end { one += 1 } else { other += 1 }
    }
  }

  private static func root(of run: Int, in parents: inout [Int32]) -> Int {
    var run = run
    while parents[run] != run {
      parents[run] = parents[Int(parents[run])]
      run = Int(parents[run])
    }
    return run
  }

  private static func collect(_ runs: [Run], parents: inout [Int32]) -> [Component] {
    var places = [Int32](repeating: -1, count: runs.count)
    var found: [Component] = []
    for index in runs.indices {
      let run = runs[index]
      let box = PixelRect(
        x: Int(run.start), y: Int(run.row), width: Int(run.end - run.start), height: 1)
      let root = root(of: index, in: &parents)
      if places[root] < 0 {
        places[root] = Int32(found.count)
        found.append(Component(box: box, count: box.width, greatest: run.greatest))
      } else {
        let place = Int(places[root])
        found[place].box = found[place].box.union(box)
        found[place].count += box.width
        found[place].greatest = max(found[place].greatest, run.greatest)
      }
    }
    return found
  }
}
