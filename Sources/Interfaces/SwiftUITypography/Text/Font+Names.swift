public import DynamicType
public import Foundation
public import TextEngine

extension Font {
  /// The text styles, with SwiftUI's names.
  public typealias TextStyle = DynamicType.TextStyle
  /// The weight of a font, from ultra light to black.
  public typealias Weight = FontWeight
  /// The width of a font's letters, such as condensed.
  public typealias Width = FontWidth

  /// The design of a font. Only the monospaced design has its own typeface here. The others use the
  /// font that replaces the system font.
  public enum Design: Hashable, Sendable, CaseIterable {
    /// The default design of the system font.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with rounded ends.
    case rounded
    /// Letters of equal width.
    case monospaced
  }

  /// The system font in the text style extra large title 2.
  public static let extraLargeTitle2 = Font.system(.extraLargeTitle2)
  /// The system font in the text style extra large title.
  public static let extraLargeTitle = Font.system(.extraLargeTitle)
  /// The system font in the text style large title.
  public static let largeTitle = Font.system(.largeTitle)
  /// The system font in the text style title, UIKit's title 1.
  public static let title = Font.system(.title1)
  /// The system font in the text style title 2.
  public static let title2 = Font.system(.title2)
  /// The system font in the text style title 3.
  public static let title3 = Font.system(.title3)
  /// The system font in the text style headline.
  public static let headline = Font.system(.headline)
  /// The system font in the text style subheadline.
  public static let subheadline = Font.system(.subheadline)
  /// The system font in the text style body.
  public static let body = Font.system(.body)
  /// The system font in the text style callout.
  public static let callout = Font.system(.callout)
  /// The system font in the text style footnote.
  public static let footnote = Font.system(.footnote)
  /// The system font in the text style caption, UIKit's caption 1.
  public static let caption = Font.system(.caption1)
  /// The system font in the text style caption 2.
  public static let caption2 = Font.system(.caption2)

  /// The system font of a text style and design. It scales with the style.
  public static func system(
    _ style: TextStyle, design: Design?, weight: Weight? = nil
  ) -> Font {
    let font = Font.system(style, weight: weight)
    return design == .monospaced ? font.monospaced() : font
  }

  /// The system font at a fixed size in points.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    let font = Font.system(size: Points(Double(size)), weight: weight)
    return design == .monospaced ? font.monospaced() : font
  }

  /// A custom font that scales with a text style, by default body.
  @_disfavoredOverload
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle = .body
  ) -> Font {
    .custom(name, size: Points(Double(size)), relativeTo: style)
  }

  /// A custom font at a fixed size in points.
  @_disfavoredOverload
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    .custom(name, fixedSize: Points(Double(fixedSize)))
  }
}

extension DynamicType.TextStyle {
  /// SwiftUI's name for `title1`.
  public static let title = DynamicType.TextStyle.title1
  /// SwiftUI's name for `caption1`.
  public static let caption = DynamicType.TextStyle.caption1
}

extension CGFloat: ScalableLength {
  /// The number as a length in points.
  public var points: Points { Points(Double(self)) }
  /// Creates a number from a length in points.
  public init(points: Points) { self = CGFloat(points.value) }
}
