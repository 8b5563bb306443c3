/// A font that source code makes, with the facts that a project's style can express.
package struct FontValue: Hashable, Sendable {
  /// The family or PostScript name; `nil` for the system font.
  package var family: String?
  /// Whether it is the monospaced system font.
  package var isMonospaced = false
  /// The size at Large in points; `nil` if it is that of `textStyle`.
  package var size: Double?
  /// The weight, from 100 to 900; `nil` for the family's own.
  package var weight: Int?
  package var isItalic = false
  /// The text style whose sizes the font has.
  package var textStyle: String?
  /// The text style whose curve the font follows.
  package var relativeTo: String?
  /// The largest size, in points.
  package var maximum: Double?

  package init(
    family: String? = nil, size: Double? = nil, weight: Int? = nil, textStyle: String? = nil,
    relativeTo: String? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.textStyle = textStyle
    self.relativeTo = relativeTo
  }

  /// The weights of UIKit and SwiftUI by name, as OpenType numbers.
  static let weights = [
    "ultraLight": 100, "thin": 200, "light": 300, "regular": 400, "medium": 500, "semibold": 600,
    "bold": 700, "heavy": 800, "black": 900,
  ]

  /// Apple's text styles by their names in UIKit and SwiftUI.
  static let textStyles = [
    "extraLargeTitle": "extraLargeTitle", "extraLargeTitle2": "extraLargeTitle2",
    "largeTitle": "largeTitle", "title": "title1", "title1": "title1", "title2": "title2",
    "title3": "title3", "headline": "headline", "subheadline": "subheadline", "body": "body",
    "callout": "callout", "footnote": "footnote", "caption": "caption1", "caption1": "caption1",
    "caption2": "caption2",
  ]
}
