import DynamicType
import Rendering

extension ShapePath {
  /// A rectangle with round corners; a radius beyond half a side is half of it.
  init(rounded rect: PointRect, radius: Points, corners: CACornerMask = .all) {
    let radius = min(max(.zero, radius), min(rect.width, rect.height) * 0.5)
    let point = { (x: Points, y: Points) in Point(x: x, y: y) }
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let of = { (corner: CACornerMask) in corners.contains(corner) ? radius : Points.zero }
    let (topLeft, topRight) = (of(.layerMinXMinYCorner), of(.layerMaxXMinYCorner))
    let (bottomLeft, bottomRight) = (of(.layerMinXMaxYCorner), of(.layerMaxXMaxYCorner))
    // A quarter of a circle as a cubic (4/3 · tan(π/8)).
    let rest = radius * (1 - 0.5522847498)
    var path: [Element] = [.move(to: point(left + topLeft, top))]
    path.append(.line(to: point(right - topRight, top)))
    if topRight > .zero {
      path.append(
        .cubic(
          control1: point(right - rest, top), control2: point(right, top + rest),
          to: point(right, top + radius)))
    }
    path.append(.line(to: point(right, bottom - bottomRight)))
    if bottomRight > .zero {
      path.append(
        .cubic(
          control1: point(right, bottom - rest), control2: point(right - rest, bottom),
          to: point(right - radius, bottom)))
    }
    path.append(.line(to: point(left + bottomLeft, bottom)))
    if bottomLeft > .zero {
      path.append(
        .cubic(
          control1: point(left + rest, bottom), control2: point(left, bottom - rest),
          to: point(left, bottom - radius)))
    }
    if topLeft > .zero {
      path.append(.line(to: point(left, top + topLeft)))
      path.append(
        .cubic(
          control1: point(left, top + rest), control2: point(left + rest, top),
          to: point(left + radius, top)))
    }
    self.init(path + [.close])
  }
}
