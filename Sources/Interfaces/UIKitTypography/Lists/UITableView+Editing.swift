public import Foundation

// What a person does to rows. Nobody does it here, and all rows are made again.
extension UITableView {
  /// Creates the rows of sections again; here all of them.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Adds rows; here all are made again.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Removes rows; here all are made again.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Adds sections; here all rows are made again.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Removes sections; here all rows are made again.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Moves a row; here all are made again.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Fills rows again; here all are made again.
  public func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  /// Where a cell is; `nil` if it is not in this table.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// The row that was chosen; `nil` here.
  public var indexPathForSelectedRow: IndexPath? { nil }
  /// The rows that were chosen; `nil` here.
  public var indexPathsForSelectedRows: [IndexPath]? { nil }
  /// Where all rows are.
  public var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap(indexPath(for:)) }
  /// Where the row at a place is; `nil` if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    visibleCells.first { $0.frame.contains(point) }.flatMap(indexPath(for:))
  }
  /// The rectangle of a row; empty if there is none.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    cellForRow(at: indexPath)?.frame ?? .zero
  }
}

/// Rows that the app may prepare. All rows are made here, so nobody asks for it.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Prepares rows.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}
