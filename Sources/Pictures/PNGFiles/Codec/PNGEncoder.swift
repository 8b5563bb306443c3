import Imaging
import PNGShim

/// Compresses samples into a file.
///
/// Chosen by measurement on pictures of text up to 686 × 900 px, with zlib 1.2.13 in 2026. Level 8
/// comes within 2 % of level 9 in less than half the time, and is 4 to 7 % smaller than level 6 in
/// two to five times as long; a picture is written once and kept for years. Grey text and palettes
/// are 4 to 11 % smaller without row filters, and read faster.
struct PNGEncoder {
  /// The compression level of zlib, 1 to 9.
  var level = 8

  /// Returns the smallest file of the variants worth trying, for a size in px.
  func encode(_ samples: PNGSamples, size: PixelSize) throws(PNGError) -> [UInt8] {
    let plain = try encode(samples, size: size, filtersRows: false)
    switch samples.colorType {
    case .gray, .palette: return plain
    case .rgb, .grayAlpha, .rgba:
      // True colour is text with coloured edges, which filters make larger, or a gradient or photo,
      // which they make much smaller.
      let filtered = try encode(samples, size: size, filtersRows: true)
      return filtered.count < plain.count ? filtered : plain
    }
  }

  /// Returns one file. With `filtersRows`, each row may use any of PNG's five filters.
  func encode(
    _ samples: PNGSamples, size: PixelSize, filtersRows: Bool
  ) throws(PNGError) -> [UInt8] {
    guard let width = UInt32(exactly: size.width), let height = UInt32(exactly: size.height) else {
      throw .notWritten("\(size) is more than PNG supports")
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

/// The versions of the libraries that read and write PNG files.
///
/// Pixels do not depend on them. The bytes of a written file do.
public struct PNGLibraryVersions: Hashable, Sendable {
  /// The version of libpng, such as `1.6.39`.
  public let libpng: String
  /// The version of zlib, such as `1.2.13`; `nil` if the library does not report one.
  public let zlib: String?

  /// The versions of the libraries of this process.
  public static let current = PNGLibraryVersions(
    libpng: png_shim_libpng_version().map { String(cString: $0) } ?? "unknown",
    zlib: png_shim_zlib_version().map { String(cString: $0) })
}
