public import DynamicType

/// The box around the ink of a line, from the bounds of its glyphs.
///
/// x counts rightwards from the frame's left edge, y downwards from its top. Bounds are whole font
/// units, so curves may lie inside by a fraction of one.
public struct InkBounds: Hashable, Sendable {
  /// The leftmost ink.
  public let left: Points
  /// The highest ink.
  public let top: Points
  /// The rightmost ink.
  public let right: Points
  /// The lowest ink.
  public let bottom: Points

  /// A box by its edges.
  public init(left: Points, top: Points, right: Points, bottom: Points) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The box around this and another.
  public func union(_ other: InkBounds) -> InkBounds {
    InkBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }
}

extension TextLine {
  /// Where its ink is; `nil` where it shows none. Found anew each time it is asked for.
  public var inkBounds: InkBounds? {
    var bounds: InkBounds?
    for run in runs {
      let pointsPerUnit = run.pointSize.value / Double(run.face.unitsPerEm)
      for glyph in run.glyphs {
        guard let ink = run.font.extents(of: glyph.id) else { continue }
        let origin = baseline - glyph.rise
        let box = InkBounds(
          left: glyph.x + Points(Double(ink.left) * pointsPerUnit),
          top: origin - Points(Double(ink.top) * pointsPerUnit),
          right: glyph.x + Points(Double(ink.right) * pointsPerUnit),
          bottom: origin - Points(Double(ink.bottom) * pointsPerUnit))
        bounds = bounds?.union(box) ?? box
      }
    }
    for rule in decorations {
      let top = baseline - rule.rise
      let box = InkBounds(
        left: rule.left, top: top, right: rule.right, bottom: top + rule.height)
      bounds = bounds?.union(box) ?? box
    }
    return bounds
  }
}
