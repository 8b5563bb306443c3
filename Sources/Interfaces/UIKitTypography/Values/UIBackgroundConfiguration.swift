public import Foundation

/// What is behind the content of a button or a cell.
public struct UIBackgroundConfiguration {
  /// The colour; `nil` for the style's own.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The colour of the line around it; `nil` for the tint. It is not drawn here.
  public var strokeColor: UIColor?
  /// The thickness of the line around it in points. It is not drawn here.
  public var strokeWidth: CGFloat = 0

  /// Creates a background of the style's own.
  public init() {}

  /// A background that does not show.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }

  /// The background of a cell.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background of a cell at the side.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background of a header of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// The background of a plain cell.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// The background of a cell in a group.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Edges, by the direction of the layout.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// UIKit's bits.
  public let rawValue: UInt
  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
