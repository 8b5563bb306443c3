public import DynamicType

/// What a style is called in coordinates: one of Apple's text styles, or one of a design system.
public struct StyleName: Hashable, Sendable {
  /// The name as the folder has it, such as `body` or `heading-large`.
  public let folder: String

  /// The name of one of Apple's text styles.
  public init(_ style: TextStyle) {
    folder = style.name.lowercased()
  }

  /// A name of any words, cleaned by `RampName.clean`.
  public init(_ name: String) {
    folder = RampName.clean(name)
  }

  /// The text style of that name; `nil` where it is none of Apple's.
  public var textStyle: TextStyle? {
    TextStyle.allCases.first { $0.name.lowercased() == folder }
  }

  /// The name as people write it: “Large Title”, or a design system's own, such as `heading-large`.
  public var title: String { textStyle?.title ?? folder }

  /// The name as programs write it: `largeTitle`, or a design system's own.
  public var name: String { textStyle?.name ?? folder }
}
