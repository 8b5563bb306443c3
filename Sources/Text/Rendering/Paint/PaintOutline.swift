import Imaging

/// The outline of a glyph that a paint is seen through.
struct PaintOutline {
  let path: OutlinePath
  /// The rectangle around the outline, in font units with y up; `nil` if the outline is empty.
  let bounds: Bounds?
  /// The points of the contours, including control points, in font units with y up.
  let contours: [[OutlinePath.Point]]

  init(_ path: OutlinePath) {
    self.path = path
    bounds = path.bounds
    var contours: [[OutlinePath.Point]] = []
    for element in path.elements {
      switch element {
      case .move(let end): contours.append([end])
      case .line(let end): contours.add(end)
      case .quadratic(let control, let end): contours.add(control, end)
      case .cubic(let first, let second, let end): contours.add(first, second, end)
      case .close: continue
      }
    }
    self.contours = contours
  }
}

extension GlyphPaint<PaintOutline> {
  /// Returns the number of outline steps for painting: for each colour, the steps of all outlines
  /// around it.
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

extension [[OutlinePath.Point]] {
  /// Adds points to the last contour; FreeType begins each with a move.
  fileprivate mutating func add(_ points: OutlinePath.Point...) {
    if isEmpty { append([]) }
    self[count - 1] += points
  }
}
