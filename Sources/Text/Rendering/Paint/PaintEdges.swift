import Imaging

/// Estimates Cairo's work for the outlines around a glyph's colours, and their extent in px.
///
/// For each colour, Cairo goes through fifteen lines in each row that an outline around it crosses,
/// and reorders lines that cross. Nested outlines are intersected first, where each line may cross
/// every other one.
struct PaintEdges {
  /// The work, in px that are painted.
  private(set) var work = 0.0
  /// The maximum distance of a point from (0, 0) along an axis; infinity if a point is not finite.
  private(set) var reach = 0.0

  /// The outlines that a paint is within.
  private struct Clip {
    /// The number of points.
    var points = 0.0
    /// The work of intersecting the outlines one after the other.
    var cuts = 0.0
    /// The number of rows and columns that their lines cross.
    var travel = 0.0

    /// Returns the clip inside one more outline.
    func cut(points: Double, travel: Double, crossings: Double) -> Clip {
      let all = self.points + points
      return Clip(
        points: all,
        cuts: cuts + PaintEdges.workForEachExchange * crossings
          + (self.points > 0 ? PaintEdges.workForEachCrossing * all * all : 0),
        travel: self.travel + travel)
    }

    /// The work of painting one colour inside.
    var work: Double { PaintEdges.workForEachStep * travel + cuts }
  }

  /// The work of following a line by one row or column.
  private static let workForEachStep = 30.0
  /// The work of reordering two lines.
  private static let workForEachExchange = 4.0
  /// The work of finding where two lines cross. Half of all pairs may cross.
  private static let workForEachCrossing = 128.0

  /// - Parameter transform: The transform from font units to px of the surface.
  init(of paint: GlyphPaint<PaintOutline>, _ transform: AffineTransform) {
    add(paint, transform, within: Clip())
  }

  private mutating func add(
    _ paint: GlyphPaint<PaintOutline>, _ transform: AffineTransform, within clip: Clip
  ) {
    switch paint {
    case .solid, .gradient: work += clip.work
    case .glyph(let outline, let paint):
      add(paint, transform, within: cut(outline, transform, within: clip))
    case .clip(let box, let paint):
      add(paint, transform, within: cut(box, transform, within: clip))
    case .transform(let inner, let paint): add(paint, transform.after(inner), within: clip)
    case .layers(let paints): for paint in paints { add(paint, transform, within: clip) }
    case .composite(let source, _, let backdrop):
      work += clip.work
      add(source, transform, within: clip)
      add(backdrop, transform, within: clip)
    }
  }

  /// Intersects an outline with those around it.
  private mutating func cut(
    _ outline: PaintOutline, _ transform: AffineTransform, within clip: Clip
  ) -> Clip {
    var (points, travel) = (0.0, 0.0)
    var crossings = LineCrossings()
    for contour in outline.contours {
      guard var last = contour.last.map({ transform.apply(Double($0.x), Double($0.y)) }) else {
        continue
      }
      points += Double(contour.count)
      for point in contour {
        let place = transform.apply(Double(point.x), Double(point.y))
        note(place)
        travel += abs(place.x - last.x) + abs(place.y - last.y)
        crossings.add(from: last.y, to: place.y)
        last = place
      }
    }
    return clip.cut(points: points, travel: travel, crossings: crossings.count)
  }

  /// Intersects a box with the outlines around it. An upright box costs Cairo nothing.
  private mutating func cut(
    _ box: Bounds, _ transform: AffineTransform, within clip: Clip
  ) -> Clip {
    for x in [box.minX, box.maxX] {
      for y in [box.minY, box.maxY] { note(transform.apply(x, y)) }
    }
    let isUpright =
      transform.xy == 0 && transform.yx == 0 || transform.xx == 0 && transform.yy == 0
    return isUpright ? clip : clip.cut(points: 4, travel: 0, crossings: 0)
  }

  private mutating func note(_ place: (x: Double, y: Double)) {
    // Each by itself: the greater of two numbers need not be the one that is none.
    let isPlace = place.x.isFinite && place.y.isFinite
    reach = isPlace ? max(reach, abs(place.x), abs(place.y)) : .infinity
  }
}
