public import DynamicType
public import Imaging

/// What to draw, in points: glyphs on a background, and lines. x counts rightwards, y downwards.
public struct Drawing: Sendable {
  /// The width of the area that is drawn in any case.
  public var width: Points
  /// The height of the area that is drawn in any case.
  public var height: Points
  /// What is behind the glyphs.
  public var background: RGBAColor
  /// The glyphs, later ones on top.
  public var runs: [DrawnRun]
  /// The lines below and through letters.
  public var rules: [DrawnRule]
  /// Lines in any direction, later ones on top: over the rules below letters, under the letters.
  public var strokes: [DrawnStroke]

  /// What to draw on an area of a size in points.
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

/// Glyphs on one baseline, in one font, size and colour.
public struct DrawnRun: Sendable {
  /// The face and its place in the design space.
  public var font: FontInstance
  /// The size.
  public var pointSize: Points
  /// The colour.
  public var color: RGBAColor
  /// The baseline, downwards from the top of the area.
  public var baseline: Points
  /// The glyphs.
  public var glyphs: [DrawnGlyph]

  /// Glyphs on one baseline.
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

/// A glyph and where its origin stands.
public struct DrawnGlyph: Hashable, Sendable {
  /// The glyph's number in its face.
  public var id: UInt32
  /// Rightwards from the left edge of the area.
  public var x: Points
  /// How far it is raised above the baseline.
  public var rise: Points

  /// A glyph with its origin at a place.
  public init(id: UInt32, x: Points, rise: Points) {
    self.id = id
    self.x = x
    self.rise = rise
  }
}

/// A straight line below or through letters.
public struct DrawnRule: Sendable {
  /// Its left end, rightwards from the left edge of the area.
  public var left: Points
  /// Its right end.
  public var right: Points
  /// The baseline of the letters, downwards from the top of the area.
  public var baseline: Points
  /// How far its top is raised above the baseline.
  public var rise: Points
  /// The thickness of a stroke; it is drawn at least one pixel thick.
  public var thickness: Points
  /// How many strokes it has, one thickness apart: 1 or 2.
  public var strokeCount: Int
  /// Its colour.
  public var color: RGBAColor
  /// Whether it is drawn over the glyphs rather than under them.
  public var isOverGlyphs: Bool

  /// A line at a place.
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

/// A line through some places, or a dot at one.
///
/// It ends and turns round, and lies where its numbers say: nothing of it is moved to whole pixels.
public struct DrawnStroke: Hashable, Sendable {
  /// A place of the area.
  public struct Place: Hashable, Sendable {
    /// Rightwards from the left edge of the area.
    public var x: Points
    /// Downwards from its top.
    public var y: Points

    /// A place.
    public init(x: Points, y: Points) {
      self.x = x
      self.y = y
    }
  }

  /// The places it goes through, straight from one to the next; one place makes a dot.
  public var places: [Place]
  /// How thick the line is, or how wide the dot.
  public var thickness: Points
  /// Its colour.
  public var color: RGBAColor

  /// A line, or a dot.
  public init(through places: [Place], thickness: Points, color: RGBAColor) {
    self.places = places
    self.thickness = thickness
    self.color = color
  }
}
