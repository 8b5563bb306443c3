public import DynamicType

/// Shapes that are painted together in one colour, some of which cut out what others fill.
///
/// Where parts overlap, the colour is put on once, so it may be translucent; and the hole that a
/// check mark leaves in a disc shows what is behind the disc.
public struct Stencil: Hashable, Sendable {
  /// A shape of a stencil.
  public struct Part: Hashable, Sendable {
    /// Its outline.
    public var path: ShapePath
    /// The line along the outline that is meant; `nil` for what the outline holds.
    public var line: ShapeLine?
    /// Whether it takes away from what the parts before it cover.
    public var isCutOut: Bool

    /// What an outline holds.
    public static func fill(_ path: ShapePath, isCutOut: Bool = false) -> Part {
      Part(path: path, line: nil, isCutOut: isCutOut)
    }

    /// A line along an outline.
    public static func stroke(
      _ path: ShapePath, _ line: ShapeLine, isCutOut: Bool = false
    ) -> Part {
      Part(path: path, line: line, isCutOut: isCutOut)
    }
  }

  /// The parts, each of which adds to those before it, or cuts out of them.
  public var parts: [Part]

  /// A stencil of some parts.
  public init(_ parts: [Part] = []) {
    self.parts = parts
  }
}

/// How a line along a shape's contours looks: its middle is on them.
public struct ShapeLine: Hashable, Sendable {
  /// How an open contour ends.
  public enum Cap: Hashable, Sendable {
    /// Where the contour ends.
    case butt
    /// In half a disc around its end.
    case round
    /// Half a width beyond its end.
    case square
  }

  /// How a contour turns a corner.
  public enum Join: Hashable, Sendable {
    /// In a point, unless that would reach ten times as far as the line is wide.
    case miter
    /// Along an arc.
    case round
    /// With the corner cut off.
    case bevel
  }

  /// How many times its width a pointed corner may be long; one that were longer is cut off.
  static let miterLimit = 10

  /// How wide it is.
  public var width: Points
  /// How it ends.
  public var cap: Cap
  /// How it turns corners.
  public var join: Join

  /// A line; with butt ends and pointed corners unless told otherwise, as SwiftUI's are.
  public init(width: Points, cap: Cap = .butt, join: Join = .miter) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}
