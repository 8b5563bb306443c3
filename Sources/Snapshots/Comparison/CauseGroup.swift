import DynamicType
import ImageDiff

/// Cells that changed for one reason.
public struct CauseGroup: Hashable, Sendable {
  /// What kind of reason.
  public let kind: CauseKind
  /// The reason in words, told by the example of the first cell where cells differ in numbers.
  public let cause: String
  /// The cells, in ascending order; the first stands for all.
  public let cells: [SnapshotName]
}

extension CauseGroup {
  /// The groups of a run's changed cells, that of most cells first, then by first cell.
  ///
  /// Sizes that one explanation fits are one group, whatever the sizes are. What pixels show is one
  /// group where it is the same thing, as far as it goes, and happened to the same characters. All
  /// else that changed alike is one where its words are the same.
  public static func groups(of outcomes: [CellOutcome]) -> [CauseGroup] {
    let changes = outcomes.compactMap(ChangedCell.init)
    let readings = SizeReadings(of: changes)
    var order: [Key] = []
    var cells: [Key: [ChangedCell]] = [:]
    for cell in changes {
      let key = readings.reading(of: cell).map(Key.reading) ?? Key(cell.cause)
      if cells[key] == nil { order.append(key) }
      cells[key, default: []].append(cell)
    }
    return order.compactMap { key in cells[key].flatMap { group(of: $0, by: key) } }
      .enumerated().sorted {
        ($1.element.cells.count, $0.offset) < ($0.element.cells.count, $1.offset)
      }
      .map(\.element)
  }

  private enum Key: Hashable {
    case reading(SizeReading)
    case shape(FindingShape)
    case words(String)

    init(_ cause: CellCause) {
      switch cause {
      case .picture(let located): self = .shape(FindingShape(of: located))
      default: self = .words("\(cause)")
      }
    }
  }

  private static func group(of cells: [ChangedCell], by key: Key) -> CauseGroup? {
    guard let first = cells.first else { return nil }
    return CauseGroup(
      kind: first.cause.kind, cause: words(of: first, by: key), cells: cells.map(\.name))
  }

  private static func words(of cell: ChangedCell, by key: Key) -> String {
    guard case .reading(let reading) = key, let size = cell.size else { return "\(cell.cause)" }
    return "\(cell.name.ramp.style.title) at \(cell.name.category.shortName) "
      + "is \(size.to) pt, was \(size.from) pt: \(reading)"
  }
}

/// A cell that changed, with its change.
private struct ChangedCell {
  let name: SnapshotName
  let change: CellChange
  let cause: CellCause

  init?(_ outcome: CellOutcome) {
    guard case .changed(let change) = outcome.verdict else { return nil }
    name = outcome.name
    self.change = change
    cause = change.cause
  }

  /// Its sizes, where these are the cause.
  var size: (from: Points, to: Points)? {
    guard case .layout(.pointSize(let from, let to)) = cause else { return nil }
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
