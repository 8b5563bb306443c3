import DynamicType
import Glibc
import Imaging

/// Maps points to the pixel grid. Positions are rounded nowhere else.
///
/// Baselines are rounded to whole pixels, so that every line of a paragraph is drawn alike. Glyphs
/// are rounded to quarter pixels in both directions: finer steps are invisible, and a text needs at
/// most sixteen drawings of a glyph. Rules, pictures and the edges of clips are rounded to whole
/// pixels, shapes to 64ths of a pixel.
struct DevicePlacement {
  let scale: DisplayScale

  /// Steps a pixel is divided into for the origin of a glyph.
  static let stepsPerPixel = 4

  /// A glyph's origin: a whole pixel, and how many steps right of and below it.
  struct Origin: Hashable {
    let x: Int
    let y: Int
    let stepX: Int
    let stepY: Int

    /// The nearest whole pixel, which pictures use; halves are rounded right and down.
    var rounded: Origin {
      let half = DevicePlacement.stepsPerPixel / 2
      return Origin(
        x: x + (stepX >= half ? 1 : 0), y: y + (stepY >= half ? 1 : 0), stepX: 0, stepY: 0)
    }
  }

  /// A size in 26.6 pixels, the unit FreeType scales outlines to.
  func size(_ pointSize: Points) -> Int {
    Int((pointSize.pixels(at: scale).value * 64).rounded(.toNearestOrAwayFromZero))
  }

  func origin(x: Points, rise: Points, baseline: Points) -> Origin {
    let steps = Self.stepsPerPixel
    let line = nearest(baseline)
    let right = toSteps(x)
    let down = line * steps - toSteps(rise)
    return Origin(
      x: Self.floorDivision(right, steps), y: Self.floorDivision(down, steps),
      stepX: right - Self.floorDivision(right, steps) * steps,
      stepY: down - Self.floorDivision(down, steps) * steps)
  }

  /// The top left corner of the area, for content that is already positioned.
  var corner: Origin { Origin(x: 0, y: 0, stepX: 0, stepY: 0) }

  /// The whole pixels that each stroke of a rule covers: as many rows in each line of a text, at
  /// least one, and as many between two strokes.
  func areas(of rule: DrawnRule) -> [PixelRect] {
    let top = nearest(rule.baseline) - nearest(rule.rise)
    let thickness = max(1, nearest(rule.thickness))
    return (0..<min(2, max(1, rule.strokeCount))).map { stroke in
      PixelRect(
        x: nearest(rule.left), y: top + 2 * stroke * thickness,
        width: max(0, nearest(rule.right) - nearest(rule.left)), height: thickness)
    }
  }

  /// Returns a rectangle with its edges rounded to whole pixels; empty if the rectangle is.
  func area(of rect: PointRect) -> PixelRect {
    let (left, top) = (nearest(rect.x), nearest(rect.y))
    return PixelRect(
      x: left, y: top, width: max(0, nearest(rect.maxX) - left),
      height: max(0, nearest(rect.maxY) - top))
  }

  /// A distance in 64ths of a pixel, the unit of FreeType's outlines.
  func unit(_ distance: Points) -> Int {
    Int((distance.pixels(at: scale).value * 64).rounded(.toNearestOrAwayFromZero))
  }

  private func nearest(_ length: Points) -> Int {
    Int(length.pixels(at: scale).value.rounded(.toNearestOrAwayFromZero))
  }

  /// The pixels an area touches, at least one; a sliver that is only a rounding error adds none.
  func pixels(covering length: Points) -> Int {
    max(1, Int((length.pixels(at: scale).value - 1.0 / 1024).rounded(.up)))
  }

  private func toSteps(_ length: Points) -> Int {
    Int(
      (length.pixels(at: scale).value * Double(Self.stepsPerPixel))
        .rounded(.toNearestOrAwayFromZero))
  }

  private static func floorDivision(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((divisor - 1 - value) / divisor)
  }
}
