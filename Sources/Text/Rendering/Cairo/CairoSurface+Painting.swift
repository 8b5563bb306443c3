import CairoShim
import Glibc
import Imaging

extension CairoSurface {
  /// The maximum distance of a line from the corner, in px. Cairo stores positions in 24 bits and 8
  /// fractional bits, and what is farther away wraps around to the other side.
  static let greatestReach = Double(1 << 23)

  /// The whole pixels that can be drawn on now, within all clips.
  var drawableArea: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo.clip_extents(context, &left, &top, &right, &bottom)
    let (x, y) = (Int(left.rounded(.down)), Int(top.rounded(.down)))
    return PixelRect(
      x: x, y: y, width: max(0, Int(right.rounded(.up)) - x),
      height: max(0, Int(bottom.rounded(.up)) - y))
  }

  /// Fills everything with a colour.
  func fill(_ color: MixedColor) {
    guard color.alpha > 0 else { return }
    cairo.set_source_rgba(
      context, color.red / color.alpha, color.green / color.alpha, color.blue / color.alpha,
      color.alpha)
    cairo.paint(context)
  }

  /// Draws only inside an outline, which a transform maps to px.
  func clipped(
    to outline: OutlinePath, _ transform: AffineTransform,
    _ draw: () throws(RenderError) -> Void
  ) throws(RenderError) {
    cairo.save(context)
    defer { cairo.restore(context) }
    trace(outline, transform)
    cairo.clip(context)
    try draw()
  }

  /// Draws on a picture of its own, which is then composited: on top, or by a rule of `COLR`.
  func group(
    mode: UInt8?, _ draw: () throws(RenderError) -> Void
  ) throws(RenderError) {
    cairo.push_group(context)
    do {
      try draw()
    } catch {
      cairo.pattern_destroy(cairo.pop_group(context))
      throw error
    }
    cairo.pop_group_to_source(context)
    if let mode { cairo.set_operator(context, Self.operators[Int(mode)]) }
    cairo.paint(context)
    cairo.set_operator(context, CAIRO_OPERATOR_OVER)
    guard cairo.status(context) == CAIRO_STATUS_SUCCESS else { throw .outOfMemory }
  }

  /// Returns the current pixels, in the format of `GlyphPicture`.
  func pixels() throws(RenderError) -> [UInt32] {
    guard cairo.status(context) == CAIRO_STATUS_SUCCESS else { throw .outOfMemory }
    cairo.surface_flush(surface)
    guard let data = cairo.image_surface_get_data(surface) else { throw .outOfMemory }
    let stride = Int(cairo.image_surface_get_stride(surface))
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let line = UnsafeRawPointer(data + row * stride)
      for column in 0..<width {
        pixels.append(line.load(fromByteOffset: column * 4, as: UInt32.self))
      }
    }
    return pixels
  }

  /// Cairo's names for the rules, in the order of OpenType, “PaintComposite”.
  private static let operators = [
    CAIRO_OPERATOR_CLEAR, CAIRO_OPERATOR_SOURCE, CAIRO_OPERATOR_DEST, CAIRO_OPERATOR_OVER,
    CAIRO_OPERATOR_DEST_OVER, CAIRO_OPERATOR_IN, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_OUT,
    CAIRO_OPERATOR_DEST_OUT, CAIRO_OPERATOR_ATOP, CAIRO_OPERATOR_DEST_ATOP, CAIRO_OPERATOR_XOR,
    CAIRO_OPERATOR_ADD, CAIRO_OPERATOR_SCREEN, CAIRO_OPERATOR_OVERLAY, CAIRO_OPERATOR_DARKEN,
    CAIRO_OPERATOR_LIGHTEN, CAIRO_OPERATOR_COLOR_DODGE, CAIRO_OPERATOR_COLOR_BURN,
    CAIRO_OPERATOR_HARD_LIGHT, CAIRO_OPERATOR_SOFT_LIGHT, CAIRO_OPERATOR_DIFFERENCE,
    CAIRO_OPERATOR_EXCLUSION, CAIRO_OPERATOR_MULTIPLY, CAIRO_OPERATOR_HSL_HUE,
    CAIRO_OPERATOR_HSL_SATURATION, CAIRO_OPERATOR_HSL_COLOR, CAIRO_OPERATOR_HSL_LUMINOSITY,
  ]

  private func trace(_ outline: OutlinePath, _ transform: AffineTransform) {
    cairo.new_path(context)
    var pen = (x: 0.0, y: 0.0)
    let place = { (point: OutlinePath.Point) in transform.apply(Double(point.x), Double(point.y)) }
    for element in outline.elements {
      switch element {
      case .move(let end):
        pen = place(end)
        cairo.move_to(context, pen.x, pen.y)
      case .line(let end):
        pen = place(end)
        cairo.line_to(context, pen.x, pen.y)
      case .quadratic(let control, let end):
        let (control, end) = (place(control), place(end))
        cairo.curve_to(
          context, (pen.x + 2 * control.x) / 3, (pen.y + 2 * control.y) / 3,
          (end.x + 2 * control.x) / 3, (end.y + 2 * control.y) / 3, end.x, end.y)
        pen = end
      case .cubic(let first, let second, let end):
        let (first, second) = (place(first), place(second))
        pen = place(end)
        cairo.curve_to(context, first.x, first.y, second.x, second.y, pen.x, pen.y)
      case .close: cairo.close_path(context)
      }
    }
  }
}

extension GlyphPicture {
  /// The picture as a PNG file.
  func png() throws(RenderError) -> [UInt8] {
    let surface = try CairoSurface(
      width: bounds.width, height: bounds.height,
      background: RGBAColor(red: 0, green: 0, blue: 0, alpha: 0))
    try surface.paint(self, x: 0, y: 0)
    var file: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &file) { file in
      surface.cairo.surface_write_to_png_stream(
        surface.surface,
        { file, bytes, count in
          file?.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, file)
    }
    guard status == CAIRO_STATUS_SUCCESS else { throw .outOfMemory }
    return file
  }
}
