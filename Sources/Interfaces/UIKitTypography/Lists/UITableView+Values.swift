public import Foundation

extension UITableView {
  /// The animation of a change of rows.
  public enum RowAnimation: Int, Hashable, Sendable {
    /// A fade.
    case fade
    /// No animation.
    case none
    /// The system's choice.
    case automatic
  }
}

/// The separator between rows.
public enum UITableViewCellSeparatorStyle: Int, Hashable, Sendable {
  /// Nothing.
  case none
  /// A line.
  case singleLine
}

extension IndexPath {
  /// Creates the place of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the place of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section, from 0.
  public var section: Int { count > 0 ? self[0] : 0 }

  /// The row of the section, from 0.
  public var row: Int { count > 1 ? self[1] : 0 }

  /// The item of the section, from 0.
  public var item: Int { row }
}

extension UITableViewCell {
  /// How an app can change a row.
  public enum EditingStyle: Int, Hashable, Sendable {
    /// Not at all.
    case none
    /// By removing it.
    case delete
    /// By adding one.
    case insert
  }
}
