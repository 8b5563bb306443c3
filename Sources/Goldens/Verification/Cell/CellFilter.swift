public import Suites
import Glibc

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
}
