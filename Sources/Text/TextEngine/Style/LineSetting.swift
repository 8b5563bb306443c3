public import DynamicType

/// How high the lines are that text of a style stands on.
public struct LineSetting: Hashable, Sendable {
  /// How far apart baselines stand.
  public var rule: LineHeightRule
  /// The face whose extent a line has at least, at `pointSize`: the style's own.
  public var face: FontFace
  /// The point size that goes with `face`.
  public var pointSize: Points

  /// Lines of a style.
  public init(_ rule: LineHeightRule, face: FontFace, pointSize: Points) {
    self.rule = rule
    self.face = face
    self.pointSize = pointSize
  }
}

/// How far apart baselines stand.
public enum LineHeightRule: Hashable, Sendable {
  /// By the face: ascent, descent and line gap, as text in a custom font is set.
  case face
  /// By a text style's leading, as text in a preferred font is set. A face taller than the line's
  /// own adds what it is taller by, as tall scripts do (a model: Apple publishes no ratios).
  case leading(Points)
}
