import Imaging

/// The header and palette of a PNG file, read before its image data.
package struct PicturePrologue: Equatable {
  let header: PNGHeader
  let layout: RowLayout

  /// Reads up to the first chunk of image data.
  ///
  /// - Throws: ``StreamStop/unusual`` where libpng has to read the file: 16-bit samples,
  ///   interlacing, transparency outside a palette, or an unusual order of chunks.
  init(reading chunks: inout ChunkReader, limits: PNGLimits) throws(StreamStop) {
    let first = try chunks.next()
    guard first.name == PNGChunks.Name("IHDR"), first.length == 13 else { throw .unusual }
    let fields = try chunks.wholeData()
    do { header = try PNGHeader(chunk: fields[...], limits: limits) } catch {
      throw .refused(error)
    }
    // Compression and filter method; PNG knows one of each.
    guard fields[10] == 0, fields[11] == 0 else { throw .unusual }
    guard !header.isInterlaced, header.bitsPerSample <= 8 else { throw .unusual }

    var palette: [UInt8]?
    var alpha: [UInt8]?
    var chunk = try chunks.next()
    while chunk.name != PNGChunks.Name("IDAT") {
      switch chunk.name {
      case PNGChunks.Name("PLTE"):
        guard palette == nil, chunk.length <= 768 else { throw .unusual }
        palette = try chunks.wholeData()
      case PNGChunks.Name("tRNS"):
        guard palette != nil, alpha == nil, 1...256 ~= chunk.length else { throw .unusual }
        alpha = try chunks.wholeData()
      default:
        guard chunk.canBeSkipped else { throw .unusual }
      }
      chunk = try chunks.next()
    }
    let colors = try PicturePrologue.colors(of: palette, alpha: alpha, header: header)
    layout = RowLayout(
      width: header.width, colorType: header.colorType, bitsPerSample: header.bitsPerSample,
      palette: colors)
    try checkImageData(chunk)
  }

  /// The number of bytes of all rows with their filters.
  var filteredBytes: Int { header.height * (layout.bytesPerRow + 1) }

  /// Checks a chunk's size. libpng accepts no chunk of image data longer than the picture stored in
  /// blocks of 32 KB, or than eight megabytes if that is more.
  func checkImageData(_ chunk: ChunkReader.Heading) throws(StreamStop) {
    let longest = filteredBytes + 5 * (filteredBytes / 32_566 + 1) + 6
    guard chunk.length <= max(longest, ChunkReader.Heading.longestSkipped) else { throw .unusual }
  }

  private static func colors(
    of palette: [UInt8]?, alpha: [UInt8]?, header: PNGHeader
  ) throws(StreamStop) -> [RGBAColor] {
    guard header.colorType == .palette else {
      guard palette == nil else { throw .unusual }
      return []
    }
    guard let palette, !palette.isEmpty, palette.count.isMultiple(of: 3),
      palette.count / 3 <= 1 << header.bitsPerSample, alpha?.count ?? 0 <= palette.count / 3
    else { throw .unusual }
    return (0..<palette.count / 3).map { index in
      RGBAColor(
        red: palette[index * 3], green: palette[index * 3 + 1], blue: palette[index * 3 + 2],
        alpha: alpha.flatMap { index < $0.count ? $0[index] : nil } ?? 255)
    }
  }
}

extension ChunkReader.Heading {
  /// The greatest size of other chunks in bytes; libpng refuses longer ones.
  static let longestSkipped = 8_000_000

  /// Whether the chunk is about neither the samples nor further pictures, and libpng would ignore
  /// it too.
  var canBeSkipped: Bool {
    isAncillary && name != PNGChunks.Name("tRNS") && name != PNGChunks.Name("acTL")
      && length <= ChunkReader.Heading.longestSkipped
  }
}
