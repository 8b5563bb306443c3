import DynamicType

/// What explains the sizes of each curve that cells should follow, and those of text that follows none.
struct SizeReadings {
  private var readings: [SizeCurve: SizeReading] = [:]
  private var fixed: [Text: SizeReading] = [:]

  /// Text of a style, or of a part of an interface.
  private struct Text: Hashable {
    let style: StyleName
    let element: String?

    init(of cell: ChangedCell) {
      style = cell.name.ramp.style
      element = cell.element?.name
    }
  }

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
    let curveless = cells.filter { $0.sizes != nil && $0.sizes?.curve == nil }
    for (text, cells) in Dictionary(grouping: curveless, by: Text.init) {
      let sizes = cells.compactMap(\.sizes)
      // What had many sizes and has one: those of the golden followed a curve.
      guard Set(sizes.map(\.from)).count > 1, let size = sizes.first?.to,
        sizes.allSatisfy({ $0.to == size })
      else { continue }
      fixed[text] = .doesNotScale(size)
    }
  }

  func reading(of cell: ChangedCell) -> SizeReading? {
    guard let sizes = cell.sizes else { return nil }
    return sizes.curve.map { readings[$0] } ?? fixed[Text(of: cell)]
  }
}
