/// How far a line reaches above and below its baseline, in points.
struct LineExtent {
  private(set) var ascent: Double
  private(set) var descent: Double
  private(set) var gap: Double

  init(_ face: FontFace, size: Double) {
    let pointsPerUnit = size / Double(face.unitsPerEm)
    ascent = Double(face.metrics.ascender) * pointsPerUnit
    descent = -Double(face.metrics.descender) * pointsPerUnit
    gap = Double(face.metrics.lineGap) * pointsPerUnit
  }

  /// The same with all of it raised.
  func raised(by rise: Double) -> LineExtent {
    var raised = self
    raised.ascent += rise
    raised.descent -= rise
    return raised
  }

  mutating func grow(to other: LineExtent) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    gap = max(gap, other.gap)
  }
}
