import DynamicType
import Rendering

extension CurveChart.Minimum {
  /// The smallest size of a platform, its text below the line where no curve runs through it.
  init(
    of platform: Platform, in plot: Plot, beside curves: [CurveChart.Curve],
    width: (String, LabelLook) throws -> Points
  ) throws {
    size = platform.minimumTextSize
    y = plot.y(of: size)
    let text = "\(size) pt: the smallest text on \(platform.name)"
    self.text = text
    let (top, bottom) = (y + 2, y + 20)
    let textWidth = try width(text, .note)
    let starts = [plot.x(of: .large) + 8, plot.x(of: .extraSmall), plot.bandLeft + 8]
    textLeft = starts.first { left in
      bottom <= plot.bottom
        && !curves.contains { curve in
          zip(curve.places, curve.places.dropFirst()).contains { start, end in
            let (one, two) = Self.heights(
              from: start, to: end, left: left - 4, right: left + textWidth + 4)
            return max(one, two) >= top && min(one, two) <= bottom
          }
        }
    }
  }

  /// How high a line is at the ends of what it has between two verticals; far above all where it has
  /// nothing there.
  private static func heights(
    from start: DrawnStroke.Place, to end: DrawnStroke.Place, left: Points, right: Points
  ) -> (Points, Points) {
    guard start.x < right, end.x > left, end.x > start.x else { return (-1, -1) }
    let slope = (end.y - start.y) / (end.x - start.x)
    let height = { (x: Points) in start.y + (x - start.x) * slope }
    return (height(max(start.x, left)), height(min(end.x, right)))
  }
}
