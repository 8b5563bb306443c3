/// What stands between rows.
public enum UITableViewCellSeparatorStyle: Int, Hashable, Sendable {
  /// Nothing.
  case none
  /// A line.
  case singleLine
}
