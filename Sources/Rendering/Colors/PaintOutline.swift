import Imaging

/// The outline of a glyph that a paint is seen through.
struct PaintOutline {
  let path: OutlinePath
  /// Around it, in font units with y up; `nil` where there is none.
  let bounds: Bounds?

  init(_ path: OutlinePath) {
    self.path = path
    bounds = path.bounds
  }
}

extension GlyphPaint<PaintOutline> {
  /// How many steps of outlines are gone through to paint it: for each colour those of all outlines
  /// that it is within.
  func stepCount(within steps: Int = 0) -> Int {
    switch self {
    case .solid, .gradient: steps
    case .glyph(let outline, let paint):
      paint.stepCount(within: steps + outline.path.elements.count)
    case .clip(_, let paint), .transform(_, let paint): paint.stepCount(within: steps)
    case .layers(let paints): paints.reduce(0) { $0 + $1.stepCount(within: steps) }
    case .composite(let source, _, let backdrop):
      steps + source.stepCount(within: steps) + backdrop.stepCount(within: steps)
    }
  }
}
