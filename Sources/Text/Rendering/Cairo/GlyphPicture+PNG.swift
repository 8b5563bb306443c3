import CairoShim
import Imaging

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
