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
