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
  /// The same of the line above it, where it is the lower one of a double line: the two are drawn
  /// with at least a pixel between them.
  public var riseOfUpper: Points?
  /// Its thickness; it is drawn at least one pixel thick.
  public var thickness: Points
  /// Its colour.
  public var color: RGBAColor
  /// Whether it is drawn over the glyphs rather than under them.
  public var isOverGlyphs: Bool

  /// A line at a place.
  public init(
    left: Points, right: Points, baseline: Points, rise: Points, riseOfUpper: Points? = nil,
    thickness: Points, color: RGBAColor, isOverGlyphs: Bool
  ) {
    self.left = left
    self.right = right
    self.baseline = baseline
    self.rise = rise
    self.riseOfUpper = riseOfUpper
    self.thickness = thickness
    self.color = color
    self.isOverGlyphs = isOverGlyphs
  }
}
