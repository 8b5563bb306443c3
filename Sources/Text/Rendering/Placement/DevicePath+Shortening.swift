import Imaging

extension DevicePath {
  /// The maximum total length of lines in pixels, for each band of rows that they may cross. More
  /// would take seconds to draw.
  private static let greatestLength = 1 << 30

  /// The rows that FreeType draws at once, at least.
  private static let rowsInBand = 64

  /// Returns the path with the parts far outside a rectangle shortened. It looks the same inside.
  ///
  /// A rasteriser follows a line pixel by pixel, even where nothing is visible, and FreeType
  /// refuses coordinates beyond 2¹⁸ pixels. A list of a thousand rows can be a card that long.
  /// Lines completely on one side of the rectangle are moved to its edge, where they count as
  /// before for the inside. Lines along an axis are shortened to their visible part.
  func shortened(to visible: PixelRect) throws(RenderError) -> DevicePath {
    let (left, top) = (visible.x * 64 - 64, visible.y * 64 - 64)
    let (right, bottom) = (visible.maxX * 64 + 64, visible.maxY * 64 + 64)
    func nearest(_ point: Point) -> Point {
      Point(x: min(max(point.x, left), right), y: min(max(point.y, top), bottom))
    }
    func showsNothing(_ points: [Point]) -> Bool {
      points.allSatisfy { $0.x <= left } || points.allSatisfy { $0.x >= right }
        || points.allSatisfy { $0.y <= top } || points.allSatisfy { $0.y >= bottom }
    }
    var path = self
    var length = 0
    for index in contours.indices {
      var contour = Contour(
        start: nearest(contours[index].start), isClosed: contours[index].isClosed)
      var pen = contours[index].start
      // Where the shortened contour is: at the pen, or at the place on the edge that is nearest to it.
      var place = contour.start
      func go(to point: Point) {
        if place != point { contour.steps.append(.line(point)) }
        place = point
      }
      var steps = contours[index].steps
      if contour.isClosed { steps.append(.line(pen)) }
      for step in steps {
        switch step {
        case .line(let end):
          if showsNothing([pen, end]) || pen.x == end.x || pen.y == end.y {
            go(to: nearest(pen))
            go(to: nearest(end))
          } else {
            go(to: pen)
            go(to: end)
            length += (abs(end.x - pen.x) + abs(end.y - pen.y)) >> 6
          }
          pen = end
        case .cubic(let first, let second, let end):
          if showsNothing([pen, first, second, end]) {
            go(to: nearest(pen))
            go(to: nearest(end))
          } else {
            go(to: pen)
            contour.steps.append(.cubic(first, second, end))
            place = end
            let points = [pen, first, second, end]
            for (one, next) in zip(points, points.dropFirst()) {
              length += (abs(next.x - one.x) + abs(next.y - one.y)) >> 6
            }
          }
          pen = end
        }
      }
      path.contours[index] = contour
    }
    guard length <= Self.greatestLength / (visible.height / Self.rowsInBand + 1) else {
      throw .unreadableShape(detail: "its outline is \(length) px long")
    }
    return path
  }
}
