import DynamicType

/// Refuses drawings whose numbers cannot be taken to the pixel grid, before they are rounded.
struct DrawingCheck {
  let scale: DisplayScale

  /// The farthest from the origin that anything may stand, and the largest em square, in px: far
  /// beyond any picture, and small enough that no product of it overflows.
  private static let greatestDistance = Double(1 << 24)

  func check(_ drawing: Drawing) throws(RenderError) {
    guard scale.pixelsPerPoint > 0, scale.pixelsPerPoint <= Self.greatestDistance else {
      throw .outOfRange(quantity: "scale", value: scale.pixelsPerPoint)
    }
    try checkLength(drawing.width, "width")
    try checkLength(drawing.height, "height")
    for run in drawing.runs {
      try checkLength(run.pointSize, "point size")
      try checkPlace(run.baseline, "baseline")
      for glyph in run.glyphs {
        try checkPlace(glyph.x, "glyph position")
        try checkPlace(glyph.rise, "glyph rise")
      }
    }
    for rule in drawing.rules {
      try checkPlace(rule.left, "rule position")
      try checkPlace(rule.right, "rule position")
      try checkPlace(rule.baseline, "baseline")
      try checkPlace(rule.rise, "rule rise")
      try checkLength(rule.thickness, "rule thickness")
    }
    for stroke in drawing.strokes {
      try checkLength(stroke.thickness, "stroke thickness")
      for place in stroke.places {
        try checkPlace(place.x, "stroke position")
        try checkPlace(place.y, "stroke position")
      }
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
