public import Imaging

/// Reading and writing PNG files in memory (PNG specification, third edition, 2025).
///
/// A picture is its samples, read as sRGB: colour profiles, gamma, text and times are not read, and
/// none is written. A file is read whole or not at all: a wrong checksum, even that of a chunk that
/// does not matter, or a byte after the end is an error, so that no damaged file passes for equal.
public enum PNG {
  /// What the file says about its picture.
  ///
  /// - Throws: ``PNGError`` where the file is no PNG, ends early or is over the limits. Checksums
  ///   and pixels are not looked at.
  public static func header(
    of bytes: [UInt8], limits: PNGLimits = PNGLimits()
  ) throws(PNGError) -> PNGHeader {
    try PNGStructure(of: bytes, limits: limits).header
  }

  /// What ``header(of:limits:)`` says of a file that holds the samples of a picture and nothing else, as
  /// ``encode(_:for:)`` writes it.
  ///
  /// Samples are all that is ever compared. What stands beside them may make a browser show other
  /// colours, by a profile, or the picture turned on its side, by what a camera noted.
  ///
  /// - Throws: ``PNGError/besideThePicture(chunk:)`` where something does, and all that
  ///   ``header(of:limits:)`` throws.
  public static func plainHeader(
    of bytes: [UInt8], limits: PNGLimits = PNGLimits()
  ) throws(PNGError) -> PNGHeader {
    let structure = try PNGStructure(of: bytes, limits: limits)
    if let chunk = structure.chunkBeside { throw .besideThePicture(chunk: chunk.text) }
    return structure.header
  }

  /// The picture in a file of any kind that PNG knows.
  ///
  /// Grey without transparency, and a palette of opaque greys, come as ``Bitmap/Format/gray8``; all
  /// else as ``Bitmap/Format/rgba8``, even where each pixel is grey. Sixteen bits are rounded to
  /// eight; ``PNGHeader/bitsPerSample`` tells. Of an animation, this is the first picture.
  ///
  /// - Throws: ``PNGError`` where the file is no PNG, is damaged or is over the limits. Memory for
  ///   the pixels is taken only where the limits allow it and the data could fill it.
  public static func decode(
    _ bytes: [UInt8], limits: PNGLimits = PNGLimits()
  ) throws(PNGError) -> Bitmap {
    try PNGDecoder(file: bytes, structure: PNGStructure(of: bytes, limits: limits)).decode()
  }

  /// What a file is packed for.
  public enum Packing: Hashable, Sendable {
    /// The smallest file: for what is kept for years.
    case small
    /// The least time, some tenth of what ``small`` takes: for what is looked at once.
    case fast
  }

  /// The picture as a file, in the smallest layout that loses nothing.
  ///
  /// - Parameter packing: Whether size or time counts.
  /// - Returns: The same bytes for the same pixels, whatever format they are stored in, as long as
  ///   zlib is the same.
  /// - Throws: ``PNGError/notWritten(_:)`` where a side is over 2³¹ − 1 px, or memory runs out.
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
  /// The most bytes that a file needs for the picture its first bytes promise, and for a little besides:
  /// what packs nothing, and a megabyte of other things, as colour profiles and texts are.
  ///
  /// A file that has more holds something else, and need not be read to be known for damaged. Where no
  /// picture is promised, the megabyte remains.
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
