/// A font that source makes, as far as a style of a project can say it.
package struct FontValue: Hashable, Sendable {
  /// The family or PostScript name; `nil` for the system font.
  package var family: String?
  /// Whether it is the monospaced system font.
  package var isMonospaced = false
  /// The size at Large in points; `nil` if it has the size of `textStyle`.
  package var size: Double?
  /// 100 to 900; `nil` for that of the family.
  package var weight: Int?
  package var isItalic = false
  /// Apple's text style whose sizes it has.
  package var textStyle: String?
  /// Apple's text style whose curve it follows.
  package var relativeTo: String?
  /// The largest size in points.
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

  /// The weights of UIKit and SwiftUI by name, as OpenType counts them.
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
