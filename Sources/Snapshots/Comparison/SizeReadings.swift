import DynamicType

/// What explains the sizes of each curve that cells should follow.
struct SizeReadings {
  private var readings: [SizeCurve: SizeReading] = [:]

  init(of cells: [ChangedCell]) {
    var observations: [SizeCurve: Set<SizeObservation>] = [:]
    for cell in cells {
      guard let sizes = cell.sizes, let curve = sizes.curve else { continue }
      observations[curve, default: []].insert(
        SizeObservation(category: cell.name.category, expected: sizes.from, actual: sizes.to))
    }
    for (curve, seen) in observations {
      let sorted = seen.sorted { ($0.category, $0.actual) < ($1.category, $1.actual) }
      readings[curve] = SizeReading(sorted, of: curve.style, sizeAtLarge: curve.sizeAtLarge)
    }
  }

  func reading(of cell: ChangedCell) -> SizeReading? {
    cell.sizes?.curve.flatMap { readings[$0] }
  }
}
