public import DynamicType
public import Imaging

/// A line below or through some letters of a line of text, in points.
public struct DecorationLine: Hashable, Sendable {
  /// Where it goes.
  public enum Kind: String, Hashable, Sendable {
    /// Below the letters, and drawn before them.
    case underline
    /// Through the letters, and drawn over them.
    case strikethrough
  }

  /// Where it goes.
  public let kind: Kind
  /// Its left end, rightwards from the frame's left edge.
  public let left: Points
  /// Its right end.
  public let right: Points
  /// How far its top is above the text line's baseline; negative below it.
  public let rise: Points
  /// The thickness of a stroke.
  public let thickness: Points
  /// How many strokes it has, one thickness apart: 1 or 2.
  public let strokeCount: Int
  /// Its colour.
  public let color: RGBAColor

  /// From its top to its bottom.
  public var height: Points { thickness * Double(2 * strokeCount - 1) }
}
