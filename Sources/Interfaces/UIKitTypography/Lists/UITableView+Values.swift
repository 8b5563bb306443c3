public import Foundation

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

/// What stands between rows.
public enum UITableViewCellSeparatorStyle: Int, Hashable, Sendable {
  /// Nothing.
  case none
  /// A line.
  case singleLine
}

extension IndexPath {
  /// The place of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The place of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, from 0.
  public var section: Int { count > 0 ? self[0] : 0 }

  /// The row of the section, from 0.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The item of the section, from 0.
  public var item: Int { row }
}
