import Imaging

/// How far a paint reaches, in px around a glyph's origin with y downwards.
enum PaintExtent {
  /// Everywhere: a colour without an outline around it.
  case everywhere
  /// Up to a rectangle; `nil` for nowhere.
  case within(Bounds?)

  private func union(_ other: PaintExtent) -> PaintExtent {
    switch (self, other) {
    case (.everywhere, _), (_, .everywhere): .everywhere
    case (.within(let bounds?), .within(let added?)): .within(bounds.union(added))
    case (.within(let bounds), .within(nil)): .within(bounds)
    case (.within(nil), .within(let bounds)): .within(bounds)
    }
  }

  private func intersection(_ box: Bounds) -> PaintExtent {
    switch self {
    case .everywhere: .within(box)
    case .within(let bounds): .within(bounds?.intersection(box))
    }
  }

  /// The extent of a paint.
  ///
  /// - Parameters:
  ///   - transform: From font units to px.
  ///   - outline: Gives the outline of a glyph.
  init(
    of paint: GlyphPaint, _ transform: AffineTransform,
    outline: (UInt32) throws(RenderError) -> OutlinePath
  ) throws(RenderError) {
    switch paint {
    case .solid, .gradient: self = .everywhere
    case .glyph(let glyph, _):
      self = .within(try outline(glyph).bounds.map { $0.transformed(by: transform) })
    case .transform(let inner, let paint):
      self = try PaintExtent(of: paint, transform.after(inner), outline: outline)
    case .clip(let box, let paint):
      self = try PaintExtent(of: paint, transform, outline: outline)
        .intersection(box.transformed(by: transform))
    case .layers(let paints):
      self = .within(nil)
      for paint in paints {
        self = union(try PaintExtent(of: paint, transform, outline: outline))
      }
    case .composite(let source, _, let backdrop):
      self = try PaintExtent(of: source, transform, outline: outline)
        .union(try PaintExtent(of: backdrop, transform, outline: outline))
    }
  }
}

extension Bounds {
  /// The smallest rectangle around all four corners where a transform takes them.
  fileprivate func transformed(by transform: AffineTransform) -> Bounds {
    let corner = transform.apply(minX, minY)
    var bounds = Bounds(minX: corner.x, minY: corner.y, maxX: corner.x, maxY: corner.y)
    for (x, y) in [(maxX, minY), (maxX, maxY), (minX, maxY)] {
      let corner = transform.apply(x, y)
      bounds.add(x: corner.x, y: corner.y)
    }
    return bounds
  }

  fileprivate func union(_ other: Bounds) -> Bounds {
    var union = self
    union.add(x: other.minX, y: other.minY)
    union.add(x: other.maxX, y: other.maxY)
    return union
  }

  /// What both have in common; `nil` where that is nothing.
  fileprivate func intersection(_ other: Bounds) -> Bounds? {
    let common = Bounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return common.minX < common.maxX && common.minY < common.maxY ? common : nil
  }
}
