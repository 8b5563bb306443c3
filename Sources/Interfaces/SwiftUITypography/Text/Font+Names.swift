public import DynamicType
public import Foundation
public import TextEngine

extension Font {
  /// The styles a font can have, in SwiftUI's words.
  public typealias TextStyle = DynamicType.TextStyle
  /// How heavy a font can be.
  public typealias Weight = FontWeight
  /// How wide letters can be.
  public typealias Width = FontWidth

  /// The kind of face. Only monospaced letters have a face of their own here: text of the others is
  /// set in the stand-in for the system font.
  public enum Design: Hashable, Sendable, CaseIterable {
    /// The system's usual face.
    case `default`
    /// Letters with serifs.
    case serif
    /// Letters with round ends.
    case rounded
    /// Letters of one width.
    case monospaced
  }

  /// Extra large title 2.
  public static let extraLargeTitle2 = Font.system(.extraLargeTitle2)
  /// Extra large title.
  public static let extraLargeTitle = Font.system(.extraLargeTitle)
  /// Large title.
  public static let largeTitle = Font.system(.largeTitle)
  /// Title, UIKit's title 1.
  public static let title = Font.system(.title1)
  /// Title 2.
  public static let title2 = Font.system(.title2)
  /// Title 3.
  public static let title3 = Font.system(.title3)
  /// Headline.
  public static let headline = Font.system(.headline)
  /// Subheadline.
  public static let subheadline = Font.system(.subheadline)
  /// Body.
  public static let body = Font.system(.body)
  /// Callout.
  public static let callout = Font.system(.callout)
  /// Footnote.
  public static let footnote = Font.system(.footnote)
  /// Caption, UIKit's caption 1.
  public static let caption = Font.system(.caption1)
  /// Caption 2.
  public static let caption2 = Font.system(.caption2)

  /// The system's font of a text style and kind; it scales as that style.
  public static func system(
    _ style: TextStyle, design: Design?, weight: Weight? = nil
  ) -> Font {
    let font = Font.system(style, weight: weight)
    return design == .monospaced ? font.monospaced() : font
  }

  /// The system's font at a size that stays, in points.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    let font = Font.system(size: Points(Double(size)), weight: weight)
    return design == .monospaced ? font.monospaced() : font
  }

  /// A font of the app's own; it scales with the text style, and with body if none is named.
  @_disfavoredOverload
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle = .body
  ) -> Font {
    .custom(name, size: Points(Double(size)), relativeTo: style)
  }

  /// A font of the app's own at a size that stays, in points.
  @_disfavoredOverload
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    .custom(name, fixedSize: Points(Double(fixedSize)))
  }
}

extension DynamicType.TextStyle {
  /// SwiftUI's name of `title1`.
  public static let title = DynamicType.TextStyle.title1
  /// SwiftUI's name of `caption1`.
  public static let caption = DynamicType.TextStyle.caption1
}

extension CGFloat: ScalableLength {
  /// The number, taken as points.
  public var points: Points { Points(Double(self)) }
  /// The number of points.
  public init(points: Points) { self = CGFloat(points.value) }
}
