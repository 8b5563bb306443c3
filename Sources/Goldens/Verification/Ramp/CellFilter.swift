import DynamicType
import Glibc
public import Suites

/// Which cells are meant: all, or those whose coordinates match a pattern.
public struct CellFilter: Hashable, Sendable {
  private let pattern: String?

  /// Every cell.
  public static let all = CellFilter(pattern: nil)

  /// Cells whose coordinates, such as `proof/body/latin.ax3@2x`, match a pattern, in which `*`
  /// stands for any characters, slashes too, `?` for one, `[…]` for one of those and `[!…]` for
  /// one of all others.
  ///
  /// The pattern covers the whole of the coordinates; upper and lower case are the same.
  public init(glob: String) {
    pattern = glob.lowercased()
  }

  private init(pattern: String?) {
    self.pattern = pattern
  }

  /// Whether a cell is meant.
  public func matches(_ cell: SnapshotName) -> Bool {
    guard let pattern else { return true }
    return fnmatch(pattern, cell.coordinates, 0) == 0
  }

  /// Whether the file of another tool's picture is meant.
  public func matches(path: String) -> Bool {
    guard let pattern else { return true }
    return fnmatch(pattern, path.lowercased(), 0) == 0
  }
}

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
