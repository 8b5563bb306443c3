public import DynamicType

/// The box around the ink of a line, from the bounds of its glyphs.
///
/// x points right from the frame's left edge, y down from its top. Glyph bounds are whole font
/// units, so curves may be smaller by a fraction of a unit.
public struct InkBounds: Hashable, Sendable {
  /// The leftmost ink.
  public let left: Points
  /// The highest ink.
  public let top: Points
  /// The rightmost ink.
  public let right: Points
  /// The lowest ink.
  public let bottom: Points

  /// Creates a box from its edges.
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
  /// The bounds of the line's ink; `nil` if it has none. Each access calculates them again.
  public var inkBounds: InkBounds? {
    let rules = decorations.map { rule in
      let top = baseline - rule.rise
      return InkBounds(left: rule.left, top: top, right: rule.right, bottom: top + rule.height)
    }
    return (glyphInkBounds + rules).reduce(nil as InkBounds?) { $0?.union($1) ?? $1 }
  }

  /// The ink bounds of each glyph that has ink, from left to right.
  public var glyphInkBounds: [InkBounds] { glyphInk.map(\.bounds) }

  /// The ink bounds of each glyph, with the first UTF-8 byte of the glyph's text.
  package var glyphInk: [(cluster: Int, bounds: InkBounds)] {
    runs.flatMap { run in
      let pointsPerUnit = run.pointSize.value / Double(run.face.unitsPerEm)
      return run.glyphs.compactMap { glyph in
        run.font.extents(of: glyph.id).map { ink in
          let origin = baseline - glyph.rise
          let bounds = InkBounds(
            left: glyph.x + Points(Double(ink.left) * pointsPerUnit),
            top: origin - Points(Double(ink.top) * pointsPerUnit),
            right: glyph.x + Points(Double(ink.right) * pointsPerUnit),
            bottom: origin - Points(Double(ink.bottom) * pointsPerUnit))
          return (glyph.cluster, bounds)
        }
      }
    }
  }
}
