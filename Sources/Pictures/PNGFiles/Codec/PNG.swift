public import Imaging

/// Reads and writes PNG files in memory (PNG specification, third edition, 2025).
///
/// The reader takes the samples as sRGB and ignores colour profiles, gamma, text and times. The
/// writer writes none of these. A damaged file is refused as a whole: a wrong checksum in any chunk
/// is an error, and so is a byte after the end.
public enum PNG {
  /// Returns the header of a file.
  ///
  /// - Throws: ``PNGError`` if the file is not a PNG, ends early or exceeds the limits. Checksums
  ///   and pixels are not checked.
  public static func header(
    of bytes: [UInt8], limits: PNGLimits = PNGLimits()
  ) throws(PNGError) -> PNGHeader {
    try PNGStructure(of: bytes, limits: limits).header
  }

  /// Returns the header of a file that contains nothing but the samples of a picture, such as a
  /// file from ``encode(_:for:)``.
  ///
  /// Comparisons use samples alone. Other chunks, such as a profile or an orientation, may change
  /// how a browser shows the picture.
  ///
  /// - Throws: ``PNGError/besideThePicture(chunk:)`` for a file with other chunks, and the errors
  ///   of ``header(of:limits:)``.
  public static func plainHeader(
    of bytes: [UInt8], limits: PNGLimits = PNGLimits()
  ) throws(PNGError) -> PNGHeader {
    let structure = try PNGStructure(of: bytes, limits: limits)
    if let chunk = structure.chunkBeside { throw .besideThePicture(chunk: chunk.text) }
    return structure.header
  }

  /// Decodes a PNG file of any kind.
  ///
  /// Grayscale without transparency becomes ``Bitmap/Format/gray8``, and so does a palette of
  /// opaque greys. Everything else becomes ``Bitmap/Format/rgba8``, even if each pixel is grey.
  /// Samples of 16 bits are rounded to 8; see ``PNGHeader/bitsPerSample``. Of an animation, the
  /// result is the first picture.
  ///
  /// - Throws: ``PNGError`` if the file is not a PNG, is damaged or exceeds the limits. Memory for
  ///   the pixels is allocated only if the limits allow it and the data could fill it.
  public static func decode(
    _ bytes: [UInt8], limits: PNGLimits = PNGLimits()
  ) throws(PNGError) -> Bitmap {
    try PNGDecoder(file: bytes, structure: PNGStructure(of: bytes, limits: limits)).decode()
  }

  /// The trade-off between file size and time.
  public enum Packing: Hashable, Sendable {
    /// The smallest file, for pictures that you keep.
    case small
    /// The shortest time, for pictures that you look at once.
    case fast
  }

  /// Encodes a picture in the smallest format that loses nothing.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - packing: The trade-off between file size and time.
  /// - Returns: The file. The same pixels give the same bytes, whatever their format, as long as
  ///   the version of zlib is the same.
  /// - Throws: ``PNGError/notWritten(_:)`` if a side exceeds 2³¹ − 1 px or memory runs out.
  public static func encode(
    _ bitmap: Bitmap, for packing: Packing = .small
  ) throws(PNGError) -> [UInt8] {
    try encode(PNGSamples(of: bitmap), size: bitmap.size, for: packing)
  }

  package static func encode(
    _ samples: PNGSamples, size: PixelSize, for packing: Packing
  ) throws(PNGError) -> [UInt8] {
    switch packing {
    case .small: try PNGEncoder().encode(samples, size: size)
    case .fast: try PNGEncoder(level: 1).encode(samples, size: size, filtersRows: false)
    }
  }
}

extension PNG {
  /// Returns the maximum number of bytes that a file needs for the picture its header declares: the
  /// uncompressed pixels, and one megabyte for other chunks.
  ///
  /// A larger file contains something else, so you can refuse it unread. Without a valid header,
  /// the result is one megabyte.
  ///
  /// - Parameter start: The first 33 bytes: the signature and the header.
  public static func greatestFileSize(startingWith start: [UInt8]) -> Int {
    let besides = 1 << 20
    guard start.count >= 33, start.starts(with: PNGStructure.signature),
      let color = PNGHeader.ColorType(rawValue: start[25])
    else { return besides }
    let width = PNGHeader.number(start[16..<20])
    let height = PNGHeader.number(start[20..<24])
    // Each row has a byte that says how it is packed; in the passes of Adam7 there are twice as many.
    let row = (width * Int(start[24]) * color.samplesPerPixel + 7) / 8 + 16
    let (size, isOver) = row.multipliedReportingOverflow(by: height)
    return isOver || size > 1 << 60 ? .max : size + size / 64 + besides
  }
}
