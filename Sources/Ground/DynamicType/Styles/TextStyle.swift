/// One of the 13 text styles of iOS, each with its own sizes and leading.
///
/// The cases are in the order of Apple's lists, titles first. The names are those of
/// `UIFont.TextStyle`.
public enum TextStyle: CaseIterable, Hashable, Sendable {
  /// The largest title, bold; UIKit since iOS 17, SwiftUI on visionOS only.
  case extraLargeTitle
  /// The second largest title, bold; UIKit since iOS 17, SwiftUI on visionOS only.
  case extraLargeTitle2
  /// The title of a screen.
  case largeTitle
  /// The first level of headings; SwiftUI calls it `title`.
  case title1
  /// The second level of headings.
  case title2
  /// The third level of headings.
  case title3
  /// A heading as large as the body, but semibold.
  case headline
  /// Running text.
  case body
  /// A text set off from the body.
  case callout
  /// A heading below the headline.
  case subheadline
  /// Notes and small print.
  case footnote
  /// Captions; SwiftUI calls it `caption`.
  case caption1
  /// The smaller captions.
  case caption2
}

extension TextStyle {
  /// UIKit's name of the style, such as `largeTitle`.
  public var name: String { spellings.uiKit }

  /// SwiftUI's name of the style: `title` and `caption` where UIKit counts from 1.
  public var swiftUIName: String { spellings.swiftUI }

  /// The value behind UIKit's name, such as `UICTFontTextStyleTitle0` for `largeTitle`.
  public var rawName: String { spellings.raw }
}

extension TextStyle: CustomStringConvertible {
  /// The same text as ``name``.
  public var description: String { name }
}

extension TextStyle {
  /// The style's name as people write it, such as “Large Title”.
  public var title: String {
    var title = ""
    for character in name {
      if title.isEmpty {
        title += character.uppercased()
      } else if character.isUppercase || character.isNumber {
        title += " " + String(character)
      } else {
        title.append(character)
      }
    }
    return title
  }
}
