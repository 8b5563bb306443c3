public import DynamicType
import Wording

/// The name of a style in coordinates: one of Apple's text styles, or one of a design system.
///
/// Two names are equal if their folders are, whatever their spelling.
public struct StyleName: Sendable {
  /// The name of the folder, such as `body` or `heading-large`.
  public let folder: String
  /// The original spelling if it can be shown to people, otherwise the folder's name.
  private let spelling: String

  /// Creates the name of one of Apple's text styles.
  public init(_ style: TextStyle) {
    folder = style.name.lowercased()
    spelling = folder
  }

  /// Creates a name from any words; `RampName.clean` makes the folder's name.
  public init(_ name: String) {
    folder = RampName.clean(name)
    spelling = Self.canBeShown(name) ? name : folder
  }

  /// The text style of that name; `nil` if it is none of Apple's.
  public var textStyle: TextStyle? {
    TextStyle.allCases.first { $0.name.lowercased() == folder }
  }

  /// The name for people: “Large Title”, or a design system's own spelling, such as “Card Heading”.
  public var title: String { textStyle?.title ?? spelling }

  /// The name for programs: `largeTitle`, or a design system's own, such as `card-heading`.
  public var name: String { textStyle?.name ?? folder }

  /// Returns whether a name is short and visible, and has no characters that control terminals.
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
  /// Returns whether both have the same folder.
  public static func == (left: StyleName, right: StyleName) -> Bool { left.folder == right.folder }

  /// Hashes the folder alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(folder) }
}
