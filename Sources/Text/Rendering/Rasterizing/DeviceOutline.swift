import CFreeType
import Imaging

/// Owns an outline of FreeType's, in 64ths of a pixel with y upwards.
final class DeviceOutline {
  private let library: FreeTypeLibrary
  private var outline = FT_Outline()

  /// Creates an outline that other code fills.
  init(
    pointCount: Int, contourCount: Int, in library: FreeTypeLibrary
  ) throws(RenderError) {
    // FreeType counts points in 16 bits.
    guard pointCount <= DevicePath.greatestPointCount else {
      throw .unreadableShape(detail: "its outline has \(pointCount) points")
    }
    self.library = library
    guard
      FT_Outline_New(library.handle, FT_UInt(pointCount), FT_Int(contourCount), &outline) == 0
    else { throw .outOfMemory }
    outline.n_points = 0
    outline.n_contours = 0
  }

  /// Creates the outline of a path.
  convenience init(_ path: DevicePath, in library: FreeTypeLibrary) throws(RenderError) {
    try self.init(
      pointCount: path.pointCount, contourCount: path.contours.count, in: library)
    for contour in path.contours {
      append(contour.start, FT_CURVE_TAG_ON)
      for step in contour.steps {
        switch step {
        case .line(let end): append(end, FT_CURVE_TAG_ON)
        case .cubic(let first, let second, let end):
          append(first, FT_CURVE_TAG_CUBIC)
          append(second, FT_CURVE_TAG_CUBIC)
          append(end, FT_CURVE_TAG_ON)
        }
      }
      outline.contours[Int(outline.n_contours)] = outline.n_points - 1
      outline.n_contours += 1
    }
  }

  deinit {
    FT_Outline_Done(library.handle, &outline)
  }

  private func append(_ point: DevicePath.Point, _ tag: Int32) {
    let index = Int(outline.n_points)
    outline.points[index] = FT_Vector(x: point.x, y: -point.y)
    outline.tags[index] = numericCast(tag)
    outline.n_points += 1
  }

  /// The whole pixels around all of its points.
  var bounds: PixelRect {
    var box = FT_BBox()
    FT_Outline_Get_CBox(&outline, &box)
    // y is up in an outline, and down in a picture.
    let (left, right) = (Int(box.xMin) >> 6, (Int(box.xMax) + 63) >> 6)
    let (top, bottom) = (-((Int(box.yMax) + 63) >> 6), -(Int(box.yMin) >> 6))
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Calls a function of FreeType with the outline.
  func withOutline<Result>(_ body: (inout FT_Outline) -> Result) -> Result { body(&outline) }

  /// Reports the coverage of a rectangle by the non-zero rule, as runs of equal pixels in a row.
  /// Each pixel occurs at most once.
  ///
  /// - Parameter paint: Called with the row, the first column, the count, and the coverage from 1
  ///   to 255.
  func cover(
    _ visible: PixelRect, paint: (_ y: Int, _ x: Int, _ count: Int, _ coverage: UInt8) -> Void
  ) throws(RenderError) {
    guard outline.n_points > 0, !visible.isEmpty else { return }
    let error = withoutActuallyEscaping(paint) { paint in
      var painter = SpanPainter(paint: paint)
      return withUnsafeMutablePointer(to: &painter) { painter in
        var parameters = FT_Raster_Params()
        parameters.flags = FT_RASTER_FLAG_AA | FT_RASTER_FLAG_DIRECT | FT_RASTER_FLAG_CLIP
        parameters.gray_spans = { SpanPainter.paint(row: $0, $1, $2, $3) }
        parameters.user = UnsafeMutableRawPointer(painter)
        parameters.clip_box = FT_BBox(
          xMin: visible.x, yMin: -visible.maxY, xMax: visible.maxX, yMax: -visible.y)
        return FT_Outline_Render(library.handle, &outline, &parameters)
      }
    }
    guard error == 0 else {
      throw .unreadableShape(detail: "FreeType says \(FreeTypeLibrary.describe(error))")
    }
  }
}

/// Receives runs of pixels from FreeType's callback.
private struct SpanPainter {
  let paint: (_ y: Int, _ x: Int, _ count: Int, _ coverage: UInt8) -> Void

  static func paint(
    row: Int32, _ count: Int32, _ spans: UnsafePointer<FT_Span>?,
    _ painter: UnsafeMutableRawPointer?
  ) {
    guard let spans, let painter = painter?.assumingMemoryBound(to: SpanPainter.self) else {
      return
    }
    for span in UnsafeBufferPointer(start: spans, count: Int(count)) {
      // Rows count upwards there.
      painter.pointee.paint(-1 - Int(row), Int(span.x), Int(span.len), span.coverage)
    }
  }
}
