package import Suites
package import DynamicType

/// The explanations of changed sizes, for each curve that cells should follow and for text without
/// a curve.
package struct SizeReadings {
  private var readings: [SizeCurve: SizeReading] = [:]
  private var fixed: [Text: SizeReading] = [:]

  /// The text of a style, or of a part of an interface.
  private struct Text: Hashable {
    let style: StyleName
    let element: String?
  }

  /// The size of one text in one cell.
  private struct Sizes {
    let text: Text
    let category: ContentSizeCategory
    let from: Points
    let to: Points
    let curve: SizeCurve?

    init?(_ change: Change, in cell: SnapshotName) {
      guard case .sizes(let from, let to, let curve) = change.amount else { return nil }
      text = Text(style: cell.ramp.style, element: change.place.elements.first.map { "\($0)" })
      category = cell.category
      (self.from, self.to, self.curve) = (Points(from), Points(to), curve)
    }
  }

  package init(of cells: [(name: SnapshotName, changes: [Change])]) {
    let all = cells.flatMap { cell in cell.changes.compactMap { Sizes($0, in: cell.name) } }
    for (curve, sizes) in Dictionary(grouping: all.filter { $0.curve != nil }, by: \.curve) {
      guard let curve else { continue }
      let seen = Set(
        sizes.map {
          SizeObservation(category: $0.category, expected: $0.from, actual: $0.to)
        })
      let sorted = seen.sorted { ($0.category, $0.actual) < ($1.category, $1.actual) }
      readings[curve] = SizeReading(sorted, of: curve.style, sizeAtLarge: curve.sizeAtLarge)
    }
    for (text, sizes) in Dictionary(grouping: all.filter { $0.curve == nil }, by: \.text) {
      // What had many sizes and has one: those of the golden followed a curve.
      guard Set(sizes.map(\.from)).count > 1, let size = sizes.first?.to,
        sizes.allSatisfy({ $0.to == size })
      else { continue }
      fixed[text] = .doesNotScale(size)
    }
  }

  package func reading(of change: Change, in cell: SnapshotName) -> SizeReading? {
    guard let sizes = Sizes(change, in: cell) else { return nil }
    return sizes.curve.map { readings[$0] } ?? fixed[sizes.text]
  }
}
