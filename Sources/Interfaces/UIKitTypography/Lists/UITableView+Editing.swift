public import Foundation

// What a person does to rows. Nobody does it here, and all rows are made again.
extension UITableView {
  /// Creates the rows of sections again; here all rows of the table.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Inserts rows; here all rows are created again.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Deletes rows; here all rows are created again.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  /// Inserts sections; here all rows are created again.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Deletes sections; here all rows are created again.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  /// Moves a row; here all rows are created again.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Configures rows again; here all rows are created again.
  public func reconfigureRows(at indexPaths: [IndexPath]) { reloadData() }
  /// Returns the index path of a cell; `nil` if it is not in this table.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }
  /// The index path of the selected row; always `nil` here.
  public var indexPathForSelectedRow: IndexPath? { nil }
  /// The index paths of the selected rows; always `nil` here.
  public var indexPathsForSelectedRows: [IndexPath]? { nil }
  /// The index paths of all rows, visible or not.
  public var indexPathsForVisibleRows: [IndexPath]? { visibleCells.compactMap(indexPath(for:)) }
  /// Returns the index path of the row at a point; `nil` if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    visibleCells.first { $0.frame.contains(point) }.flatMap(indexPath(for:))
  }
  /// Returns the rectangle of a row in the table, in points; zero if there is none.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    cellForRow(at: indexPath)?.frame ?? .zero
  }
}

/// An object that prepares the data of rows. It is never called here, because all rows are created.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Called before rows become visible; never here.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}
