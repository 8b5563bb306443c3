import DynamicType

/// Cells that changed for one reason.
public struct CauseGroup: Hashable, Sendable {
  /// The reason in words, told by the example of the first cell where cells differ in numbers.
  public let cause: String
  /// The cells, in ascending order; the first stands for all.
  public let cells: [SnapshotName]
}

extension CauseGroup {
  /// The groups of a run's changed cells, that of most cells first, then by first cell.
  ///
  /// Sizes that one explanation fits are one group, whatever the sizes are; all else that changed
  /// alike is one where its words are the same.
  public static func groups(of outcomes: [CellOutcome]) -> [CauseGroup] {
    let changes = outcomes.compactMap(ChangedCell.init)
    let readings = SizeReadings(of: changes)
    var order: [Key] = []
    var cells: [Key: [ChangedCell]] = [:]
    for cell in changes {
      let key = readings.reading(of: cell).map(Key.reading) ?? .words(cell.change.cause)
      if cells[key] == nil { order.append(key) }
      cells[key, default: []].append(cell)
    }
    return order.compactMap { key in cells[key].map { group(of: $0, by: key) } }
      .enumerated().sorted {
        ($1.element.cells.count, $0.offset) < ($0.element.cells.count, $1.offset)
      }
      .map(\.element)
  }

  private enum Key: Hashable {
    case reading(SizeReading)
    case words(String)
  }

  private static func group(of cells: [ChangedCell], by key: Key) -> CauseGroup {
    CauseGroup(cause: cause(of: cells, by: key), cells: cells.map(\.name))
  }

  private static func cause(of cells: [ChangedCell], by key: Key) -> String {
    switch key {
    case .words(let words): return words
    case .reading(let reading):
      guard let first = cells.first, let size = first.size else { return "\(reading)" }
      return "\(first.name.ramp.style.title) at \(first.name.category.shortName) "
        + "is \(size.to) pt, was \(size.from) pt: \(reading)"
    }
  }
}

/// A cell that changed, with its change.
private struct ChangedCell {
  let name: SnapshotName
  let change: CellChange

  init?(_ outcome: CellOutcome) {
    guard case .changed(let change) = outcome.verdict else { return nil }
    name = outcome.name
    self.change = change
  }

  /// Its sizes, where these are the first thing that changed.
  var size: (from: Points, to: Points)? {
    guard change.origin == .layout, case .pointSize(let from, let to) = change.facts.first else {
      return nil
    }
    return (from, to)
  }
}

/// What explains the sizes of each curve that cells should follow.
private struct SizeReadings {
  private var readings: [SizeCurve: SizeReading] = [:]

  init(of cells: [ChangedCell]) {
    var observations: [SizeCurve: Set<SizeObservation>] = [:]
    for cell in cells {
      guard let curve = cell.change.curve, let size = cell.size else { continue }
      observations[curve, default: []].insert(
        SizeObservation(category: cell.name.category, expected: size.from, actual: size.to))
    }
    for (curve, seen) in observations {
      let sorted = seen.sorted { ($0.category, $0.actual) < ($1.category, $1.actual) }
      readings[curve] = SizeReading(sorted, of: curve.style, sizeAtLarge: curve.sizeAtLarge)
    }
  }

  func reading(of cell: ChangedCell) -> SizeReading? {
    cell.size.flatMap { _ in cell.change.curve.flatMap { readings[$0] } }
  }
}
