package import DynamicType
package import Imaging
package import Rendering

/// A picture of lines and words, in points, that is drawn as pixels or written as SVG.
///
/// x counts rightwards, y downwards. Words are drawn above lines, and lines above areas; within a
/// kind, later marks are on top.
package struct Figure: Equatable, Sendable {
  package var width: Points
  package var height: Points
  package var background: RGBAColor
  /// The name of the picture, for screen readers.
  package var title: String
  /// What the picture shows, for screen readers.
  package var summary: String
  package var areas: [Area] = []
  package var lines: [Line] = []
  package var words: [Words] = []

  /// A rectangle whose edges are moved to whole pixels, such as a hairline.
  package struct Area: Equatable, Sendable {
    package var left: Points
    package var top: Points
    package var width: Points
    package var height: Points
    package var color: RGBAColor
  }

  /// A line through some points; one point makes a dot.
  package struct Line: Equatable, Sendable {
    package var places: [DrawnStroke.Place]
    package var thickness: Points
    package var color: RGBAColor
    /// The lengths of the dashes and gaps, without the round ends; `nil` for a solid line.
    package var dashes: Dashes?

    package struct Dashes: Hashable, Sendable {
      package var length: Points
      package var gap: Points
    }
  }

  /// Words on one line.
  package struct Words: Equatable, Sendable {
    package var text: String
    package var look: LabelLook
    package var color: RGBAColor
    /// The end of the words that is at `x`.
    package var anchor: Anchor
    package var x: Points
    package var baseline: Points

    package enum Anchor: String, Sendable {
      case start, middle, end
    }
  }
}

extension Figure {
  /// Creates an empty picture.
  init(width: Points, height: Points, colors: FigureColors, title: String, summary: String) {
    self.width = width
    self.height = height
    background = colors.background
    self.title = title
    self.summary = summary
  }

  /// The thickness of a hairline: half a point, which is one pixel on most screens.
  static let hairline: Points = 0.5

  /// Adds a horizontal hairline with its top at a height.
  mutating func addHairline(
    from left: Points, to right: Points, at y: Points, _ color: RGBAColor
  ) {
    areas.append(
      Area(left: left, top: y, width: right - left, height: Self.hairline, color: color))
  }

  /// Adds words at a place.
  mutating func add(
    _ text: String, _ look: LabelLook, _ color: RGBAColor, x: Points, baseline: Points,
    anchor: Words.Anchor = .start
  ) {
    words.append(
      Words(
        text: text.onOneLine, look: look, color: color, anchor: anchor, x: x, baseline: baseline))
  }
}

/// The colours of a picture. Words stand out from the background by 4.5 to 1 at least, lines by 3
/// to 1 (WCAG 2.2, 1.4.3 and 1.4.11).
package struct FigureColors: Equatable, Sendable {
  package let background: RGBAColor
  /// The background of the accessibility sizes.
  package let band: RGBAColor
  /// The colour of words to read first.
  package let ink: RGBAColor
  /// The colour of words to read afterwards.
  package let secondInk: RGBAColor
  /// The colour of lines that help to read others.
  package let hairline: RGBAColor
  /// The colour of axes.
  package let axis: RGBAColor
  /// The colours to tell lines apart by, also with colour blindness: those of Okabe and Ito (“Color
  /// Universal Design”, 2008) that have enough contrast with the background.
  package let hues: [RGBAColor]

  package static let light = FigureColors(
    background: .white, band: gray(0xF4), ink: gray(0x1A), secondInk: gray(0x5E),
    hairline: gray(0xDC), axis: gray(0x8A), hues: [blue, vermilion, green, purple, .black])

  package static let dark = FigureColors(
    background: gray(0x12), band: gray(0x1E), ink: gray(0xF2), secondInk: gray(0xA8),
    hairline: gray(0x36), axis: gray(0x7C), hues: [skyBlue, vermilion, green, purple, yellow])

  private static let blue = RGBAColor(red: 0, green: 0x72, blue: 0xB2)
  private static let skyBlue = RGBAColor(red: 0x56, green: 0xB4, blue: 0xE9)
  private static let vermilion = RGBAColor(red: 0xD5, green: 0x5E, blue: 0)
  private static let green = RGBAColor(red: 0, green: 0x9E, blue: 0x73)
  private static let purple = RGBAColor(red: 0xCC, green: 0x79, blue: 0xA7)
  private static let yellow = RGBAColor(red: 0xF0, green: 0xE4, blue: 0x42)

  private static func gray(_ level: UInt8) -> RGBAColor {
    RGBAColor(red: level, green: level, blue: level)
  }
}
