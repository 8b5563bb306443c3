public import DynamicType
import Snapshots

/// A window that shows an interface.
public struct InterfaceWindow: Hashable, Sendable {
  /// The name in file names; `nil` for the window's size, if there are several windows.
  public var name: String?
  /// The width in points; `nil` for the width of the content.
  public var width: Points?
  /// The height in points; `nil` for the height of the content.
  public var height: Points?

  /// Creates a window of a size.
  public init(_ name: String? = nil, width: Points?, height: Points? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  /// A window with a width, as high as its content.
  public static func width(_ width: Points) -> InterfaceWindow { InterfaceWindow(width: width) }

  /// A phone in portrait: 375 × 667 pt. File names contain `portrait`.
  public static let portrait = InterfaceWindow("portrait", width: 375, height: 667)

  /// A phone in landscape: 667 × 375 pt. File names contain `landscape`.
  public static let landscape = InterfaceWindow("landscape", width: 667, height: 375)

  /// The name, or else the size, such as `landscape`, `320pt` or `320x568pt`.
  var label: String {
    if let name { return name }
    let sides = [width, height].compactMap(\.self).map { "\($0)" }
    return sides.isEmpty ? "content" : sides.joined(separator: "x") + "pt"
  }
}

extension [ContentSizeCategory] {
  /// All 12 content size categories.
  public static var all: [ContentSizeCategory] { ContentSizeCategory.allCases }
}
