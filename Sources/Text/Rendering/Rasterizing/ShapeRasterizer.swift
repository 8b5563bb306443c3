import DynamicType
import Imaging

/// Converts shapes, and lines along them, to outlines for FreeType's exact-area rasteriser.
struct ShapeRasterizer {
  let library: FreeTypeLibrary
  let placement: DevicePlacement

  /// A shape on the pixel grid.
  enum Shape {
    /// A shape that fully covers these pixels and no others.
    case pixels(PixelRect)
    /// A filled outline, and the pixels around it.
    case outline(DeviceOutline, PixelRect)

    /// The pixels around the shape.
    var bounds: PixelRect {
      switch self {
      case .pixels(let bounds), .outline(_, let bounds): bounds
      }
    }

    /// Reports the coverage of a rectangle, as `DeviceOutline.cover` does.
    func cover(
      _ visible: PixelRect, paint: (_ y: Int, _ x: Int, _ count: Int, _ coverage: UInt8) -> Void
    ) throws(RenderError) {
      let visible = visible.intersection(bounds)
      guard !visible.isEmpty else { return }
      switch self {
      case .pixels:
        for y in visible.y..<visible.maxY { paint(y, visible.x, visible.width, 255) }
      case .outline(let outline, _): try outline.cover(visible, paint: paint)
      }
    }
  }

  /// Returns the shape, or the line along it, on the pixel grid; `nil` if nothing of it is visible.
  func shape(
    of path: ShapePath, line: ShapeLine?, within visible: PixelRect
  ) throws(RenderError) -> Shape? {
    guard let line else { return try filled(path, within: visible) }
    return try stroked(path, line, within: visible)
  }

  private func filled(
    _ path: ShapePath, within visible: PixelRect
  ) throws(RenderError) -> Shape? {
    var path = try DevicePath(path, placement: placement)
    path.close()
    if let whole = path.wholePixels { return whole.isEmpty ? nil : .pixels(whole) }
    guard let bounds = path.bounds, !bounds.intersection(visible).isEmpty else { return nil }
    return .outline(
      try DeviceOutline(try path.shortened(to: visible), in: library),
      bounds.intersection(visible))
  }

  private func stroked(
    _ path: ShapePath, _ line: ShapeLine, within visible: PixelRect
  ) throws(RenderError) -> Shape? {
    let radius = placement.unit(line.width) / 2
    guard radius > 0 else { return nil }
    let path = try DevicePath(path, placement: placement)
    // Corners reach no farther than the limit of mitres, and what is shortened ends outside.
    let reach = radius * 2 * ShapeLine.miterLimit / 64 + 1
    guard let bounds = path.bounds, !bounds.grown(by: reach).intersection(visible).isEmpty else {
      return nil
    }
    let stroker = try Stroker(radius: radius, cap: line.cap, join: line.join, in: library)
    for contour in try path.shortened(to: visible.grown(by: reach)).contours {
      try stroker.add(contour)
    }
    let outline = try stroker.outline()
    let shown = outline.bounds.intersection(visible)
    return shown.isEmpty ? nil : .outline(outline, shown)
  }
}

extension PixelRect {
  fileprivate func grown(by margin: Int) -> PixelRect {
    PixelRect(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}
