public import DynamicType
public import Imaging

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
