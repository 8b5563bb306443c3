import DynamicType

/// Refuses drawings whose numbers do not fit the pixel grid, before they are rounded.
struct DrawingCheck {
  let scale: DisplayScale

  /// The maximum distance from the origin and the maximum size of the em square, in px. It is far
  /// beyond any picture, and small enough that no product overflows.
  private static let greatestDistance = Double(1 << 24)

  func check(_ drawing: Drawing) throws(RenderError) {
    try checkArea(width: drawing.width, height: drawing.height)
    try check(drawing.runs)
    try check(drawing.rules)
    for stroke in drawing.strokes {
      try checkLength(stroke.thickness, "stroke thickness")
      for place in stroke.places {
        try checkPlace(place.x, "stroke position")
        try checkPlace(place.y, "stroke position")
      }
    }
  }

  func check(_ scene: Scene) throws(RenderError) {
    try checkArea(width: scene.width, height: scene.height)
    for layer in scene.layers {
      guard !layer.opacity.isNaN else {
        throw .outOfRange(quantity: "opacity", value: layer.opacity)
      }
      if let clip = layer.clip { try check(clip, "clip") }
      for outline in layer.outlines { try check(outline) }
      switch layer.content {
      case .fill(let path, _): try check(path)
      case .stroke(let path, let line, _): try check(path, line)
      case .stencil(let stencil, _):
        for part in stencil.parts { try check(part.path, part.line) }
      case .text(let runs, let rules):
        try check(runs)
        try check(rules)
      case .picture(_, let rect): try check(rect, "picture")
      }
    }
  }

  private func check(_ rect: PointRect, _ thing: String) throws(RenderError) {
    for place in [rect.x, rect.y, rect.maxX, rect.maxY] { try checkPlace(place, "\(thing) edge") }
  }

  private func check(_ path: ShapePath, _ line: ShapeLine? = nil) throws(RenderError) {
    if let line { try checkLength(line.width, "line width") }
    func check(_ points: ShapePath.Point...) throws(RenderError) {
      for point in points {
        try checkPlace(point.x, "shape position")
        try checkPlace(point.y, "shape position")
      }
    }
    for element in path.elements {
      switch element {
      case .move(let end), .line(let end): try check(end)
      case .cubic(let first, let second, let end): try check(first, second, end)
      case .close: continue
      }
    }
  }

  private func checkArea(width: Points, height: Points) throws(RenderError) {
    guard scale.pixelsPerPoint > 0, scale.pixelsPerPoint <= Self.greatestDistance else {
      throw .outOfRange(quantity: "scale", value: scale.pixelsPerPoint)
    }
    try checkLength(width, "width")
    try checkLength(height, "height")
  }

  private func check(_ runs: [DrawnRun]) throws(RenderError) {
    for run in runs {
      try checkLength(run.pointSize, "point size")
      try checkPlace(run.baseline, "baseline")
      for glyph in run.glyphs {
        try checkPlace(glyph.x, "glyph position")
        try checkPlace(glyph.rise, "glyph rise")
      }
    }
  }

  private func check(_ rules: [DrawnRule]) throws(RenderError) {
    for rule in rules {
      try checkPlace(rule.left, "rule position")
      try checkPlace(rule.right, "rule position")
      try checkPlace(rule.baseline, "baseline")
      try checkPlace(rule.rise, "rule rise")
      try checkLength(rule.thickness, "rule thickness")
    }
  }

  private func checkLength(_ length: Points, _ quantity: String) throws(RenderError) {
    guard length.value >= 0 else { throw .outOfRange(quantity: quantity, value: length.value) }
    try checkPlace(length, quantity)
  }

  private func checkPlace(_ place: Points, _ quantity: String) throws(RenderError) {
    guard abs(place.pixels(at: scale).value) <= Self.greatestDistance else {
      throw .outOfRange(quantity: quantity, value: place.value)
    }
  }
}
