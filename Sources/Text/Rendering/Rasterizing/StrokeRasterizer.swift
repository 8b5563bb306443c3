import DynamicType
import Imaging

/// Converts strokes to coverage masks with FreeType's stroker and its exact-area rasteriser.
struct StrokeRasterizer {
  let library: FreeTypeLibrary

  /// The side of a mask, in px. A line across a picture is little ink in a large rectangle, so it
  /// is divided into masks that contain ink.
  private static let side = 256

  /// Returns the coverage of a stroke, as masks that share no pixel, relative to the area's top
  /// left corner.
  func masks(of stroke: DrawnStroke, scale: DisplayScale) throws(RenderError) -> [GlyphMask] {
    let thickness = stroke.thickness.pixels(at: scale).value
    let placement = DevicePlacement(scale: scale)
    var path = stroke.places.reduce(into: [DevicePath.Point]()) { path, place in
      let next = DevicePath.Point(x: placement.unit(place.x), y: placement.unit(place.y))
      if path.last != next { path.append(next) }
    }
    guard let start = path.first, thickness > 0 else { return [] }
    if path.count > 1 { path.removeFirst() }
    let stroker = try Stroker(
      radius: Int((thickness * 32).rounded()), cap: .round, join: .round, in: library)
    try stroker.add(DevicePath.Contour(start: start, steps: path.map { .line($0) }))
    return try masks(of: try stroker.outline())
  }

  private func masks(of outline: DeviceOutline) throws(RenderError) -> [GlyphMask] {
    let bounds = outline.bounds
    let (left, top, right, bottom) = (bounds.x, bounds.y, bounds.maxX, bounds.maxY)
    guard bounds.width <= DrawingLimits.greatestSide, bounds.height <= DrawingLimits.greatestSide
    else {
      throw .tooLarge(
        width: bounds.width, height: bounds.height, limit: DrawingLimits.greatestPixelCount)
    }
    var masks: [GlyphMask] = []
    for y in stride(from: top, to: bottom, by: Self.side) {
      for x in stride(from: left, to: right, by: Self.side) {
        let bounds = PixelRect(
          x: x, y: y, width: min(Self.side, right - x), height: min(Self.side, bottom - y))
        let coverage = try coverage(of: outline, in: bounds)
        guard coverage.contains(where: { $0 > 0 }) else { continue }
        masks.append(GlyphMask(bounds: bounds, coverage: coverage))
      }
    }
    return masks
  }

  /// Returns the coverage of a rectangle by an outline.
  private func coverage(
    of outline: DeviceOutline, in bounds: PixelRect
  ) throws(RenderError) -> [UInt8] {
    var coverage = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    try outline.cover(bounds) { y, x, count, level in
      let start = (y - bounds.y) * bounds.width + x - bounds.x
      for pixel in start..<start + count { coverage[pixel] = level }
    }
    return coverage
  }
}
