public import DynamicType
import Wording

/// What a style is called in coordinates: one of Apple's text styles, or one of a design system.
///
/// Two are equal where their folders are, however they were spelled.
public struct StyleName: Sendable {
  /// The name as the folder has it, such as `body` or `heading-large`.
  public let folder: String
  /// How it was spelled, where that can be shown to people; else as the folder.
  private let spelling: String

  /// The name of one of Apple's text styles.
  public init(_ style: TextStyle) {
    folder = style.name.lowercased()
    spelling = folder
  }

  /// A name of any words, whose folder is cleaned by `RampName.clean`.
  public init(_ name: String) {
    folder = RampName.clean(name)
    spelling = Self.canBeShown(name) ? name : folder
  }

  /// The text style of that name; `nil` where it is none of Apple's.
  public var textStyle: TextStyle? {
    TextStyle.allCases.first { $0.name.lowercased() == folder }
  }

  /// The name as people write it: “Large Title”, or a design system's own as it was spelled, such as
  /// “Card Heading”.
  public var title: String { textStyle?.title ?? spelling }

  /// The name as programs write it: `largeTitle`, or a design system's own, such as `card-heading`.
  public var name: String { textStyle?.name ?? folder }

  /// Whether a name is short, shows something, and acts on nothing.
  private static func canBeShown(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    // A letter with its accents takes a few scalars at most.
    return scalars.count <= 4 * RampName.greatestNameLength
      && name.count <= RampName.greatestNameLength
      && scalars.allSatisfy { !$0.actsOnTerminals }
      && scalars.contains {
        !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
      }
  }
}

extension StyleName: Hashable {
  /// Whether both have one folder.
  public static func == (left: StyleName, right: StyleName) -> Bool { left.folder == right.folder }

  /// Hashes the folder alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(folder) }
}
