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
