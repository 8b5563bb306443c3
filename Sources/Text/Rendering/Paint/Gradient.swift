import Glibc

/// A colour gradient (OpenType, “COLR”, “Gradients”), in font units with y up.
struct Gradient {
  /// The geometry of a gradient.
  enum Shape {
    /// From one point to another, constant across that direction.
    case linear(x0: Double, y0: Double, x1: Double, y1: Double)
    /// From one circle to another.
    case radial(x0: Double, y0: Double, r0: Double, x1: Double, y1: Double, r1: Double)
    /// Around a point, from one angle to another, in counter-clockwise turns from the x axis.
    case sweep(x: Double, y: Double, start: Double, end: Double)
  }

  /// The colours before the first and after the last stop.
  enum Extend {
    case pad, `repeat`, reflect
  }

  /// A colour and its offset. Stops are sorted by offset.
  typealias Stop = (offset: Double, color: PaintColor)

  let shape: Shape
  let extend: Extend
  let stops: [Stop]
}

extension Gradient.Shape {
  /// Returns the offset for a point, from 0 to 1 between the first point and the last; `nil` if
  /// nothing is painted there.
  func progress(x: Double, y: Double) -> Double? {
    switch self {
    case .linear(let x0, let y0, let x1, let y1):
      let (dx, dy) = (x1 - x0, y1 - y0)
      let length = dx * dx + dy * dy
      return length > 0 ? ((x - x0) * dx + (y - y0) * dy) / length : nil
    case .sweep(let centerX, let centerY, let start, let end):
      let angle = atan2(y - centerY, x - centerX) / (2 * .pi)
      let turn = angle < 0 ? angle + 1 : angle
      if start == end { return turn < start ? -.infinity : .infinity }
      return (turn - start) / (end - start)
    case .radial(let x0, let y0, let r0, let x1, let y1, let r1):
      // |p − c(t)| = r(t), where centre and radius both move evenly; the later circle is on top.
      let (dx, dy, dr) = (x1 - x0, y1 - y0, r1 - r0)
      let (px, py) = (x - x0, y - y0)
      let a = dx * dx + dy * dy - dr * dr
      let b = px * dx + py * dy + r0 * dr
      let c = px * px + py * py - r0 * r0
      if abs(a) < 1e-9 {
        guard b != 0 else { return nil }
        let time = c / (2 * b)
        return r0 + time * dr >= 0 ? time : nil
      }
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return nil }
      let root = discriminant.squareRoot()
      let times = [(b + root) / a, (b - root) / a].sorted(by: >)
      return times.first { r0 + $0 * dr >= 0 }
    }
  }
}

extension Gradient {
  /// Returns the colour at an offset; `nil` if nothing is painted there.
  ///
  /// - Parameter colors: The colours of the stops, in order.
  func color(at progress: Double, of colors: [MixedColor]) -> MixedColor? {
    guard let first = stops.first?.offset, let last = stops.last?.offset else { return nil }
    let length = last - first
    var place = progress
    switch extend {
    case .pad: break
    case .repeat, .reflect:
      guard length > 0, progress.isFinite else { return nil }
      let times = (progress - first) / length
      let whole = times.rounded(.down)
      let rest = times - whole
      let isBackwards = extend == .reflect && whole.truncatingRemainder(dividingBy: 2) != 0
      place = first + (isBackwards ? 1 - rest : rest) * length
    }
    // The first stop behind the place, by halving: there may be tens of thousands for each pixel.
    var (next, end) = (0, stops.count)
    while next < end {
      let middle = (next + end) / 2
      if stops[middle].offset > place { end = middle } else { next = middle + 1 }
    }
    guard next < stops.count else { return colors.last }
    guard next > 0 else { return colors.first }
    let (from, to) = (stops[next - 1].offset, stops[next].offset)
    return colors[next - 1].mixed(with: colors[next], share: (place - from) / (to - from))
  }
}
