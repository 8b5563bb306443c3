import Imaging

/// The extent of a paint, in px around a glyph's origin with y down.
enum PaintExtent {
  /// Unlimited: a colour without an outline around it.
  case everywhere
  /// Inside a rectangle; `nil` if it is empty.
  case within(Bounds?)

  private func union(_ other: PaintExtent) -> PaintExtent {
    switch (self, other) {
    case (.everywhere, _), (_, .everywhere): .everywhere
    case (.within(let bounds?), .within(let added?)): .within(bounds.union(added))
    case (.within(let bounds), .within(nil)): .within(bounds)
    case (.within(nil), .within(let bounds)): .within(bounds)
    }
  }

  /// Returns the part of the extent inside a rectangle; `within(nil)` without a rectangle.
  private func intersection(_ box: Bounds?) -> PaintExtent {
    guard let box else { return .within(nil) }
    return switch self {
    case .everywhere: .within(box)
    case .within(let bounds): .within(bounds?.intersection(box))
    }
  }

  /// The extent of a paint.
  ///
  /// - Parameter transform: From font units to px.
  init(of paint: GlyphPaint<PaintOutline>, _ transform: AffineTransform) {
    switch paint {
    case .solid, .gradient: self = .everywhere
    case .glyph(let outline, let paint):
      self = PaintExtent(of: paint, transform)
        .intersection(outline.bounds?.transformed(by: transform))
    case .transform(let inner, let paint):
      self = PaintExtent(of: paint, transform.after(inner))
    case .clip(let box, let paint):
      self = PaintExtent(of: paint, transform).intersection(box.transformed(by: transform))
    case .layers(let paints):
      self = paints.reduce(.within(nil)) { $0.union(PaintExtent(of: $1, transform)) }
    case .composite(let source, _, let backdrop):
      self = PaintExtent(of: source, transform).union(PaintExtent(of: backdrop, transform))
    }
  }
}

extension Bounds {
  /// A rectangle around everything.
  private static let endless = Bounds(
    minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)

  /// Returns the smallest rectangle around the four transformed corners; around everything if a
  /// corner is not finite.
  fileprivate func transformed(by transform: AffineTransform) -> Bounds {
    let corners = [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map(transform.apply)
    guard corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return .endless }
    var bounds = Bounds(
      minX: corners[0].x, minY: corners[0].y, maxX: corners[0].x, maxY: corners[0].y)
    for corner in corners.dropFirst() { bounds.add(x: corner.x, y: corner.y) }
    return bounds
  }

  fileprivate func union(_ other: Bounds) -> Bounds {
    var union = self
    union.add(x: other.minX, y: other.minY)
    union.add(x: other.maxX, y: other.maxY)
    return union
  }

  /// Returns the common part of both rectangles; `nil` if it is empty.
  fileprivate func intersection(_ other: Bounds) -> Bounds? {
    let common = Bounds(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
    return common.minX < common.maxX && common.minY < common.maxY ? common : nil
  }
}
