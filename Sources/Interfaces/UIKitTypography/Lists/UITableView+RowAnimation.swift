extension UITableView {
  /// How rows change.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// By fading.
    case fade
    /// At once.
    case none
    /// As the system likes.
    case automatic
  }
}
