import CFreeType
import DynamicType
import Imaging

/// Turns strokes into coverage masks by FreeType's stroker and its exact-area rasteriser.
struct StrokeRasterizer {
  let library: FreeTypeLibrary

  /// The side of a mask, in px. A line across a picture is little ink in a large rectangle, so it
  /// comes in masks that hold ink.
  private static let side = 256

  /// What a stroke covers, as masks that share no pixel, relative to the area's top left corner.
  func masks(of stroke: DrawnStroke, scale: DisplayScale) throws(RenderError) -> [GlyphMask] {
    let thickness = stroke.thickness.pixels(at: scale).value
    let path = stroke.places.reduce(into: [FT_Vector]()) { path, place in
      let next = FT_Vector(x: Self.unit(place.x, at: scale), y: -Self.unit(place.y, at: scale))
      if path.last?.x != next.x || path.last?.y != next.y { path.append(next) }
    }
    guard let start = path.first, thickness > 0 else { return [] }
    return try withStroker { stroker throws(RenderError) in
      FT_Stroker_Set(
        stroker, FT_Fixed((thickness * 32).rounded()), FT_STROKER_LINECAP_ROUND,
        FT_STROKER_LINEJOIN_ROUND, 0)
      var place = start
      try check(FT_Stroker_BeginSubPath(stroker, &place, 1))
      // A line of no length has no ends either: the shortest there is makes a dot.
      let ends = path.count > 1 ? Array(path.dropFirst()) : [FT_Vector(x: start.x + 1, y: start.y)]
      for end in ends {
        place = end
        try check(FT_Stroker_LineTo(stroker, &place))
      }
      try check(FT_Stroker_EndSubPath(stroker))
      return try masks(of: stroker)
    }
  }

  /// A distance in 64ths of a pixel.
  private static func unit(_ distance: Points, at scale: DisplayScale) -> FT_Pos {
    FT_Pos((distance.pixels(at: scale).value * 64).rounded(.toNearestOrAwayFromZero))
  }

  private func withStroker<Result>(
    _ body: (FT_Stroker) throws(RenderError) -> Result
  ) throws(RenderError) -> Result {
    var made: FT_Stroker?
    guard FT_Stroker_New(library.handle, &made) == 0, let stroker = made else {
      throw .outOfMemory
    }
    defer { FT_Stroker_Done(stroker) }
    return try body(stroker)
  }

  private func masks(of stroker: FT_Stroker) throws(RenderError) -> [GlyphMask] {
    var points: FT_UInt = 0
    var contours: FT_UInt = 0
    try check(FT_Stroker_GetCounts(stroker, &points, &contours))
    var outline = FT_Outline()
    try check(FT_Outline_New(library.handle, points, FT_Int(contours), &outline))
    defer { FT_Outline_Done(library.handle, &outline) }
    outline.n_points = 0
    outline.n_contours = 0
    FT_Stroker_Export(stroker, &outline)
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    // y is up in an outline, and down in a picture.
    let (left, right) = (Int(box.xMin) >> 6, (Int(box.xMax) + 63) >> 6)
    let (top, bottom) = (-((Int(box.yMax) + 63) >> 6), -(Int(box.yMin) >> 6))
    guard right - left <= Renderer.greatestSide, bottom - top <= Renderer.greatestSide else {
      throw .tooLarge(
        width: right - left, height: bottom - top, limit: Renderer.greatestPixelCount)
    }
    var masks: [GlyphMask] = []
    for y in stride(from: top, to: bottom, by: Self.side) {
      for x in stride(from: left, to: right, by: Self.side) {
        let bounds = PixelRect(
          x: x, y: y, width: min(Self.side, right - x), height: min(Self.side, bottom - y))
        let mask = try mask(of: &outline, in: bounds)
        if mask.coverage.contains(where: { $0 > 0 }) { masks.append(mask) }
      }
    }
    return masks
  }

  /// What an outline covers of a rectangle; the outline stays where it is.
  private func mask(
    of outline: inout FT_Outline, in bounds: PixelRect
  ) throws(RenderError) -> GlyphMask {
    let (right, up) = (FT_Pos(-bounds.x * 64), FT_Pos(bounds.maxY * 64))
    FT_Outline_Translate(&outline, right, up)
    defer { FT_Outline_Translate(&outline, -right, -up) }
    var coverage = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    let error = coverage.withUnsafeMutableBufferPointer { buffer in
      var bitmap = FT_Bitmap()
      bitmap.rows = UInt32(bounds.height)
      bitmap.width = UInt32(bounds.width)
      bitmap.pitch = Int32(bounds.width)
      bitmap.buffer = buffer.baseAddress
      bitmap.num_grays = 256
      bitmap.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return FT_Outline_Get_Bitmap(library.handle, &outline, &bitmap)
    }
    try check(error)
    return GlyphMask(bounds: bounds, coverage: coverage)
  }

  private func check(_ error: FT_Error) throws(RenderError) {
    guard error == 0 else { throw .notStroked(detail: FreeTypeLibrary.describe(error)) }
  }
}
