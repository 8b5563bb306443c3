package import DynamicType
package import Imaging
package import Rendering

/// A picture of lines and words, in points, that is drawn as pixels or written as SVG.
///
/// x counts rightwards, y downwards. Later marks lie on top within their kind: areas below lines,
/// lines below words, whichever way it is drawn.
package struct Figure: Equatable, Sendable {
  package var width: Points
  package var height: Points
  package var background: RGBAColor
  /// What the picture is called, for those who hear it.
  package var title: String
  /// What it shows, for those who hear it.
  package var summary: String
  package var areas: [Area] = []
  package var lines: [Line] = []
  package var words: [Words] = []

  /// A rectangle whose edges come to rest on whole pixels; a hairline is one.
  package struct Area: Equatable, Sendable {
    package var left: Points
    package var top: Points
    package var width: Points
    package var height: Points
    package var color: RGBAColor
  }

  /// A line through some places; one place makes a dot.
  package struct Line: Equatable, Sendable {
    package var places: [DrawnStroke.Place]
    package var thickness: Points
    package var color: RGBAColor
    /// How long its dashes are and the gaps between them, without the round ends; `nil` for a whole
    /// line.
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
    /// The end of the words that stands at `x`.
    package var anchor: Anchor
    package var x: Points
    package var baseline: Points

    package enum Anchor: String, Sendable {
      case start, middle, end
    }
  }
}

extension Figure {
  /// An empty picture.
  init(width: Points, height: Points, colors: FigureColors, title: String, summary: String) {
    self.width = width
    self.height = height
    background = colors.background
    self.title = title
    self.summary = summary
  }

  /// Half a point: one pixel on most screens.
  static let hairline: Points = 0.5

  /// A hairline across, its top at a height.
  mutating func addHairline(
    from left: Points, to right: Points, at y: Points, _ color: RGBAColor
  ) {
    areas.append(
      Area(left: left, top: y, width: right - left, height: Self.hairline, color: color))
  }

  /// Words in a place.
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
  /// What is behind the accessibility sizes.
  package let band: RGBAColor
  /// Words to read first.
  package let ink: RGBAColor
  /// Words to read afterwards.
  package let secondInk: RGBAColor
  /// Lines that help to read others.
  package let hairline: RGBAColor
  /// Lines that something stands on.
  package let axis: RGBAColor
  /// Colours to tell lines apart by, also without seeing red or green: those of Okabe and Ito
  /// (“Color Universal Design”, 2008) that stand out from the background enough.
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
