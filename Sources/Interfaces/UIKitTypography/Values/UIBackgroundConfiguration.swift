public import Foundation

/// The background of a button or cell. It is drawn in buttons only.
public struct UIBackgroundConfiguration {
  /// The background colour; `nil` for that of the button's style.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points; 0 for that of the button's corner style.
  public var cornerRadius: CGFloat = 0
  /// The colour of the outline; `nil` for the tint colour. It is not drawn here.
  public var strokeColor: UIColor?
  /// The thickness of the outline in points. It is not drawn here.
  public var strokeWidth: CGFloat = 0

  /// Creates a background with the default colour and corners.
  public init() {}

  /// Returns a background with a clear colour.
  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    return background
  }

  /// Returns the background of a list cell; here the default one.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background of a cell in a sidebar; here the default one.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background of a header or footer in a plain list; here the default one.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration()
  }

  /// Returns the background of a cell in a plain list; here the default one.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Returns the background of a cell in a grouped list; here the default one.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// A set of edges of a rectangle, by the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the edges, as in UIKit.
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
