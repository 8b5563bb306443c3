import DynamicType
import Glibc
public import Suites

/// The selected cells: all, or those whose coordinates match a pattern.
public struct CellFilter: Hashable, Sendable {
  private let pattern: String?

  /// Every cell.
  public static let all = CellFilter(pattern: nil)

  /// Creates a filter for cells whose coordinates, such as `proof/body/latin.ax3@2x`, match a
  /// pattern.
  ///
  /// In the pattern, `*` means any characters, slashes too; `?` means one; `[…]` means one of
  /// those, and `[!…]` means one of all others. The pattern covers the whole of the coordinates;
  /// case is ignored.
  public init(glob: String) {
    pattern = glob.lowercased()
  }

  private init(pattern: String?) {
    self.pattern = pattern
  }

  /// Returns whether a cell is selected.
  public func matches(_ cell: SnapshotName) -> Bool {
    guard let pattern else { return true }
    return fnmatch(pattern, cell.coordinates, 0) == 0
  }

  /// Returns whether the file of another tool's picture is selected.
  public func matches(path: String) -> Bool {
    guard let pattern else { return true }
    return fnmatch(pattern, path.lowercased(), 0) == 0
  }
}

/// The selected cells of one ramp.
struct RampSelection {
  let ramp: RampSpec
  /// The selected categories of the ramp, in ascending order; at least one.
  let categories: [ContentSizeCategory]

  /// Selects the cells of a ramp that match a filter; `nil` where none does.
  init?(of ramp: RampSpec, by filter: CellFilter) {
    self.ramp = ramp
    categories = ramp.categories.filter {
      filter.matches(SnapshotName(ramp: ramp.name, category: $0))
    }
    if categories.isEmpty { return nil }
  }

  /// Creates a selection of known cells of a ramp; at least one, in ascending order.
  init(ramp: RampSpec, categories: [ContentSizeCategory]) {
    self.ramp = ramp
    self.categories = categories
  }

  /// Returns the same selection of a ramp that is declared with more categories elsewhere.
  func widened(to declared: [ContentSizeCategory]) -> RampSelection {
    var wider = ramp
    wider.categories = Set(ramp.categories).union(declared).sorted()
    return RampSelection(ramp: wider, categories: categories)
  }

  /// Whether all cells of the ramp are selected.
  var isWhole: Bool { categories == ramp.categories }

  /// The cells, in ascending order.
  var cells: [SnapshotName] {
    categories.map { SnapshotName(ramp: ramp.name, category: $0) }
  }
}
