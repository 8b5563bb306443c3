public import DynamicType

/// Shapes that are painted together in one colour. Some of them cut out what others fill.
///
/// Where parts overlap, the colour is painted once, so it may be translucent. A hole, such as a
/// check mark in a disc, shows what is behind.
public struct Stencil: Hashable, Sendable {
  /// A shape of a stencil.
  public struct Part: Hashable, Sendable {
    /// The outline of the shape.
    public var path: ShapePath
    /// The line along the outline to paint; `nil` to fill the outline.
    public var line: ShapeLine?
    /// Whether the shape is cut out of the parts before it.
    public var isCutOut: Bool

    /// Returns a filled outline.
    public static func fill(_ path: ShapePath, isCutOut: Bool = false) -> Part {
      Part(path: path, line: nil, isCutOut: isCutOut)
    }

    /// Returns a line along an outline.
    public static func stroke(
      _ path: ShapePath, _ line: ShapeLine, isCutOut: Bool = false
    ) -> Part {
      Part(path: path, line: line, isCutOut: isCutOut)
    }
  }

  /// The parts. Each one adds to those before it, or is cut out of them.
  public var parts: [Part]

  /// Creates a stencil from its parts.
  public init(_ parts: [Part] = []) {
    self.parts = parts
  }
}

/// The look of a line along a shape's contours. The line is centred on them.
public struct ShapeLine: Hashable, Sendable {
  /// The shape of a line's ends.
  public enum Cap: Hashable, Sendable {
    /// The line ends where the contour ends.
    case butt
    /// A half disc around the end.
    case round
    /// The line continues for half its width beyond the end of the contour.
    case square
  }

  /// The shape of a line's corners.
  public enum Join: Hashable, Sendable {
    /// A pointed corner. It is cut off if it would be longer than ten times the line's width.
    case miter
    /// A round corner.
    case round
    /// A corner that is cut off.
    case bevel
  }

  /// The maximum length of a pointed corner, as a multiple of the width. Longer ones are cut off.
  static let miterLimit = 10

  /// The width of the line.
  public var width: Points
  /// The shape of the ends.
  public var cap: Cap
  /// The shape of the corners.
  public var join: Join

  /// Creates a line. By default it has butt ends and pointed corners, like SwiftUI's.
  public init(width: Points, cap: Cap = .butt, join: Join = .miter) {
    self.width = width
    self.cap = cap
    self.join = join
  }
}
