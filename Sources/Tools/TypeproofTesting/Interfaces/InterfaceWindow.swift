public import DynamicType
import Snapshots

/// A window that an interface is shown in.
public struct InterfaceWindow: Hashable, Sendable {
  /// What it is called in coordinates; `nil` to be called by its size among several.
  public var name: String?
  /// Its width; `nil` for that of the content.
  public var width: Points?
  /// Its height; `nil` for that of the content.
  public var height: Points?

  /// A window of a size.
  public init(_ name: String? = nil, width: Points?, height: Points? = nil) {
    self.name = name
    self.width = width
    self.height = height
  }

  /// As wide as said, and as high as the content.
  public static func width(_ width: Points) -> InterfaceWindow { InterfaceWindow(width: width) }

  /// A phone upright: 375 × 667 pt.
  public static let portrait = InterfaceWindow("portrait", width: 375, height: 667)

  /// The same on its side: 667 × 375 pt. `landscape` is part of the coordinates.
  public static let landscape = InterfaceWindow("landscape", width: 667, height: 375)

  /// What sets it apart from other windows, such as `320pt`, `320x568pt` or `landscape`.
  var label: String {
    if let name { return name }
    let sides = [width, height].compactMap(\.self).map { "\($0)" }
    return sides.isEmpty ? "content" : sides.joined(separator: "x") + "pt"
  }
}

extension [ContentSizeCategory] {
  /// All twelve content sizes.
  public static var all: [ContentSizeCategory] { ContentSizeCategory.allCases }
}
