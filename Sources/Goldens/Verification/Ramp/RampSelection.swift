import Suites
import DynamicType

/// The cells of one ramp that a run is over.
struct RampSelection {
  let ramp: RampSpec
  /// Those categories of the ramp that are meant, in ascending order; at least one.
  let categories: [ContentSizeCategory]

  /// The cells of a ramp that a filter leaves; `nil` where it leaves none.
  init?(of ramp: RampSpec, by filter: CellFilter) {
    self.ramp = ramp
    categories = ramp.categories.filter {
      filter.matches(SnapshotName(ramp: ramp.name, category: $0))
    }
    if categories.isEmpty { return nil }
  }

  /// Known cells of a ramp; at least one, in ascending order.
  init(ramp: RampSpec, categories: [ContentSizeCategory]) {
    self.ramp = ramp
    self.categories = categories
  }

  /// The same cells of a ramp that somebody else declares more of.
  func widened(to declared: [ContentSizeCategory]) -> RampSelection {
    var wider = ramp
    wider.categories = Set(ramp.categories).union(declared).sorted()
    return RampSelection(ramp: wider, categories: categories)
  }

  /// Whether all cells of the ramp are meant.
  var isWhole: Bool { categories == ramp.categories }

  /// The cells, in ascending order.
  var cells: [SnapshotName] {
    categories.map { SnapshotName(ramp: ramp.name, category: $0) }
  }
}
