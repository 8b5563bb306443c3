import CairoShim
import Imaging

/// Owns a Cairo image surface and draws on it.
final class CairoSurface {
  let cairo: typeproof_cairo
  let surface: OpaquePointer
  let context: OpaquePointer
  let width: Int
  let height: Int

  /// Creates a picture filled with one colour.
  init(width: Int, height: Int, background: RGBAColor) throws(RenderError) {
    let cairo = try CairoLibrary.functions()
    self.cairo = cairo
    self.width = width
    self.height = height
    guard
      let surface = cairo.image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      cairo.surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { throw .outOfMemory }
    guard let context = cairo.create(surface), cairo.status(context) == CAIRO_STATUS_SUCCESS else {
      cairo.surface_destroy(surface)
      throw .outOfMemory
    }
    self.surface = surface
    self.context = context
    cairo.set_operator(context, CAIRO_OPERATOR_SOURCE)
    setSource(background)
    cairo.paint(context)
    cairo.set_operator(context, CAIRO_OPERATOR_OVER)
  }

  deinit {
    cairo.destroy(context)
    cairo.surface_destroy(surface)
  }

  /// Paints one colour through a coverage layer, with the layer's top left pixel at (`x`, `y`).
  func paint(
    _ color: RGBAColor, through layer: CoverageLayer, x: Int = 0, y: Int = 0
  ) throws(RenderError) {
    try withImage(CAIRO_FORMAT_A8, width: layer.width, height: layer.height) { mask, line in
      layer.coverage.withUnsafeBufferPointer { coverage in
        for row in 0..<layer.height {
          let line = line(row)
          for column in 0..<layer.width {
            line.storeBytes(
              of: CoverageLayer.drawn(coverage[row * layer.width + column]),
              toByteOffset: column, as: UInt8.self)
          }
        }
      }
      cairo.surface_mark_dirty(mask)
      setSource(color)
      cairo.mask_surface(context, mask, Double(x), Double(y))
    }
  }

  /// Paints a glyph's picture, with its top left pixel at (`x`, `y`).
  func paint(_ picture: GlyphPicture, x: Int, y: Int) throws(RenderError) {
    let (width, height) = (picture.bounds.width, picture.bounds.height)
    try withImage(CAIRO_FORMAT_ARGB32, width: width, height: height) { image, line in
      picture.pixels.withUnsafeBytes { pixels in
        for row in 0..<height {
          line(row).copyMemory(
            from: UnsafeRawBufferPointer(
              rebasing: pixels[row * width * 4..<(row + 1) * width * 4]))
        }
      }
      cairo.surface_mark_dirty(image)
      cairo.set_source_surface(context, image, Double(x), Double(y))
      cairo.paint(context)
    }
  }

  /// Calls a closure with a Cairo image of some pixels, and the bytes of each of its rows.
  private func withImage(
    _ format: cairo_format_t, width: Int, height: Int,
    _ body: (OpaquePointer, (Int) -> UnsafeMutableRawBufferPointer) -> Void
  ) throws(RenderError) {
    guard let image = cairo.image_surface_create(format, Int32(width), Int32(height)) else {
      throw .outOfMemory
    }
    defer { cairo.surface_destroy(image) }
    guard cairo.surface_status(image) == CAIRO_STATUS_SUCCESS,
      let pixels = cairo.image_surface_get_data(image)
    else { throw .outOfMemory }
    let stride = Int(cairo.image_surface_get_stride(image))
    body(image) { row in
      UnsafeMutableRawBufferPointer(start: pixels + row * stride, count: stride)
    }
    guard cairo.status(context) == CAIRO_STATUS_SUCCESS else { throw .outOfMemory }
  }

  /// Returns the current picture.
  func bitmap() throws(RenderError) -> Bitmap {
    cairo.surface_flush(surface)
    guard let pixels = cairo.image_surface_get_data(surface) else { throw .outOfMemory }
    let stride = Int(cairo.image_surface_get_stride(surface))
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 4) { bytes, count in
      for row in 0..<height {
        let line = UnsafeRawPointer(pixels + row * stride)
        for column in 0..<width {
          let pixel = line.load(fromByteOffset: column * 4, as: UInt32.self)
          let alpha = pixel >> 24
          let place = (row * width + column) * 4
          bytes[place] = Self.straight(pixel >> 16 & 0xFF, alpha: alpha)
          bytes[place + 1] = Self.straight(pixel >> 8 & 0xFF, alpha: alpha)
          bytes[place + 2] = Self.straight(pixel & 0xFF, alpha: alpha)
          bytes[place + 3] = UInt8(alpha)
        }
      }
      count = width * height * 4
    }
    return Bitmap(width: width, height: height, format: .rgba8, bytes: bytes)
  }

  private func setSource(_ color: RGBAColor) {
    cairo.set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      Double(color.alpha) / 255)
  }

  /// Returns a channel without premultiplied alpha.
  private static func straight(_ channel: UInt32, alpha: UInt32) -> UInt8 {
    // Most pixels are opaque, and are spared the division.
    if alpha == 255 { return UInt8(channel) }
    return alpha == 0 ? 0 : UInt8(min(255, (channel * 255 + alpha / 2) / alpha))
  }
}

/// The Cairo library, which is loaded for the first drawing.
enum CairoLibrary {
  /// Returns the functions of Cairo.
  ///
  /// - Throws: `RenderError.noCairo`.
  static func functions() throws(RenderError) -> typeproof_cairo {
    guard let cairo = typeproof_cairo_loaded() else {
      throw .noCairo(detail: String(cString: typeproof_cairo_complaint()))
    }
    return cairo.pointee
  }
}

/// The version of the Cairo that runs, such as `1.16.0`.
///
/// - Throws: `RenderError.noCairo`.
public func cairoVersion() throws(RenderError) -> String {
  // One number, of two digits for each part after the first (Cairo's manual, “Version Information”).
  let version = try CairoLibrary.functions().version()
  return "\(version / 10_000).\(version / 100 % 100).\(version % 100)"
}
