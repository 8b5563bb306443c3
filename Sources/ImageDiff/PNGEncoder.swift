import Imaging
import PNGShim

/// Compresses samples into a file.
struct PNGEncoder {
  /// zlib's level, 1 to 9.
  var level = 9
  /// Whether each row may choose among PNG's five filters, else none is filtered.
  var filtersRows = false

  func encode(_ samples: PNGSamples, size: PixelSize) throws(PNGError) -> [UInt8] {
    guard let width = UInt32(exactly: size.width), let height = UInt32(exactly: size.height) else {
      throw .notWritten("\(size) is more than PNG can say")
    }
    let layout = png_shim_layout(
      width: width, height: height, color_type: Int32(samples.colorType.rawValue),
      bits_per_sample: Int32(samples.bitsPerSample), palette_count: Int32(samples.palette.count),
      compression_level: Int32(level), filters_rows: filtersRows)
    let palette = samples.palette.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    var complaint = PNGComplaint()
    var file = png_shim_file()
    defer { png_shim_free(&file) }
    let isDone = png_shim_encode(
      layout, samples.rows, samples.rows.count / size.height, palette, &file,
      &complaint.characters, complaint.characters.count)
    guard isDone else { throw .notWritten(complaint.text) }
    return Array(UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
