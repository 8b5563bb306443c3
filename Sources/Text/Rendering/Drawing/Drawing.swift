public import DynamicType
public import Imaging

/// A text to draw, in points: glyphs on a background, and lines. x points right, y down.
public struct Drawing: Sendable {
  /// The width of the area that is always drawn.
  public var width: Points
  /// The height of the area that is always drawn.
  public var height: Points
  /// The colour behind the glyphs.
  public var background: RGBAColor
  /// The glyphs. Later runs are drawn on top.
  public var runs: [DrawnRun]
  /// The lines below and through the letters.
  public var rules: [DrawnRule]
  /// Lines in any direction. Later ones are drawn on top. All are drawn above the rules below
  /// letters, and below the letters.
  public var strokes: [DrawnStroke]

  /// Creates a drawing on an area with a size in points.
  public init(
    width: Points, height: Points, background: RGBAColor, runs: [DrawnRun],
    rules: [DrawnRule] = [], strokes: [DrawnStroke] = []
  ) {
    self.width = width
    self.height = height
    self.background = background
    self.runs = runs
    self.rules = rules
    self.strokes = strokes
  }
}

/// Glyphs on one baseline, with one font, size and colour.
public struct DrawnRun: Sendable {
  /// The face and its axis positions.
  public var font: FontInstance
  /// The point size.
  public var pointSize: Points
  /// The colour of the glyphs.
  public var color: RGBAColor
  /// The baseline, in points below the top of the area.
  public var baseline: Points
  /// The glyphs, with their positions.
  public var glyphs: [DrawnGlyph]

  /// Creates a run of glyphs on one baseline.
  public init(
    font: FontInstance, pointSize: Points, color: RGBAColor, baseline: Points, glyphs: [DrawnGlyph]
  ) {
    self.font = font
    self.pointSize = pointSize
    self.color = color
    self.baseline = baseline
    self.glyphs = glyphs
  }
}

/// A glyph and the position of its origin.
public struct DrawnGlyph: Hashable, Sendable {
  /// The index of the glyph in its face.
  public var id: UInt32
  /// The distance from the left edge of the area.
  public var x: Points
  /// The distance above the baseline.
  public var rise: Points

  /// Creates a glyph with its origin at a position.
  public init(id: UInt32, x: Points, rise: Points) {
    self.id = id
    self.x = x
    self.rise = rise
  }
}

/// A straight line below or through letters.
public struct DrawnRule: Sendable {
  /// The left end, from the left edge of the area.
  public var left: Points
  /// The right end, from the left edge of the area.
  public var right: Points
  /// The baseline of the letters, in points below the top of the area.
  public var baseline: Points
  /// The distance of the line's top above the baseline.
  public var rise: Points
  /// The thickness of a stroke. It is drawn at least one pixel thick.
  public var thickness: Points
  /// The number of strokes, 1 or 2, one thickness apart.
  public var strokeCount: Int
  /// The colour of the line.
  public var color: RGBAColor
  /// Whether the line is drawn above the glyphs instead of below them.
  public var isOverGlyphs: Bool

  /// Creates a line at a position.
  public init(
    left: Points, right: Points, baseline: Points, rise: Points, thickness: Points,
    strokeCount: Int = 1, color: RGBAColor, isOverGlyphs: Bool
  ) {
    self.left = left
    self.right = right
    self.baseline = baseline
    self.rise = rise
    self.thickness = thickness
    self.strokeCount = strokeCount
    self.color = color
    self.isOverGlyphs = isOverGlyphs
  }
}

/// A line through some points, or a dot at one point.
///
/// The ends and corners are round. Positions are not rounded to whole pixels.
public struct DrawnStroke: Hashable, Sendable {
  /// A point of the area.
  public struct Place: Hashable, Sendable {
    /// The distance from the left edge of the area.
    public var x: Points
    /// The distance from the top edge of the area.
    public var y: Points

    /// Creates a point.
    public init(x: Points, y: Points) {
      self.x = x
      self.y = y
    }
  }

  /// The points to join with straight lines. A single point makes a dot.
  public var places: [Place]
  /// The thickness of the line, or the diameter of the dot.
  public var thickness: Points
  /// The colour of the line.
  public var color: RGBAColor

  /// Creates a line, or a dot.
  public init(through places: [Place], thickness: Points, color: RGBAColor) {
    self.places = places
    self.thickness = thickness
    self.color = color
  }
}
