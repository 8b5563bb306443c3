public import Foundation

extension UITableView {
  /// The animation of a change of rows. Changes are not animated here.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// Rows fade in or out.
    case fade
    /// Rows change without animation.
    case none = 5
    /// The system chooses the animation.
    case automatic = 100
  }
}

/// The separator between rows.
public enum UITableViewCellSeparatorStyle: Int, Hashable, Sendable {
  /// There is no separator.
  case none
  /// The separator is a thin line.
  case singleLine
}

extension IndexPath {
  /// Creates the index path of a row in a section, both counted from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of an item in a section, both counted from 0.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section, from 0.
  public var section: Int { count > 0 ? self[0] : 0 }

  /// The index of the row in its section, from 0.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The index of the item in its section, from 0.
  public var item: Int { row }
}

extension UITableViewCell {
  /// The ways in which an app can edit a row.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// The row cannot be edited.
    case none
    /// The row can be deleted.
    case delete
    /// A row can be inserted.
    case insert
  }
}
