public import DynamicType
public import Imaging

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
