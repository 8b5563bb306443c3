public import Imaging

extension PNG {
  /// Decodes a PNG file of any kind, like ``decode(_:limits:)-([UInt8],_)``.
  ///
  /// - Throws: ``PictureFileError`` if the file is not a complete picture, exceeds the limits or
  ///   cannot be read.
  public static func decode(
    _ source: any ByteSource, limits: PNGLimits = PNGLimits()
  ) throws(PictureFileError) -> Bitmap {
    try PictureFile(source: source, limits: limits).decode()
  }

  /// Decodes some rows of a picture, without reading those below.
  ///
  /// Use it to look closely at a band of ``PNGComparison/differingRows`` in each file.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - rows: The rows, counted from 0 at the top. Rows below the picture are ignored.
  ///   - limits: The limit for the size of the picture. The decoded rows must keep the default of
  ///     ``PNGLimits/init(maximumPixels:)``.
  /// - Returns: The rows, in the format of the whole picture.
  /// - Throws: ``PictureFileError`` if the file is not a picture up to these rows, exceeds the
  ///   limits, cannot be read, or has none of the rows.
  public static func decode(
    _ source: any ByteSource, rows: Range<Int>, limits: PNGLimits = .streamed
  ) throws(PictureFileError) -> Bitmap {
    try PictureFile(source: source, limits: limits).decode(rows: rows)
  }
}

extension PictureFile {
  fileprivate func decode(rows: Range<Int>) throws(PictureFileError) -> Bitmap {
    do throws(StreamStop) {
      let stream = try RowStream(of: source, limits: limits, memory: memory)
      return try RowBand(picture: stream, rows: try rows.within(stream.size)).bitmap()
    } catch {
      let whole = BitmapRows(of: try judge(error))
      do throws(StreamStop) {
        return try RowBand(picture: whole, rows: try rows.within(whole.size)).bitmap()
      } catch {
        return try judge(error)
      }
    }
  }
}

extension Range<Int> {
  /// Returns the rows in this range that a picture has.
  fileprivate func within(_ size: PixelSize) throws(StreamStop) -> Range<Int> {
    let rows = clamped(to: 0..<size.height)
    guard !rows.isEmpty else {
      throw .refused(.rowsMissing(first: lowerBound, height: size.height))
    }
    let limit = PNGLimits().maximumPixels
    guard rows.count <= limit / size.width else {
      throw .refused(.tooLarge(width: size.width, height: rows.count, limit: limit))
    }
    return rows
  }
}

/// Some rows of a picture, kept while it is read.
struct RowBand {
  let picture: any PictureRows
  /// The rows from the top, at least one, all within the picture.
  let rows: Range<Int>

  /// Returns the rows, in the smallest format for any picture stored like this one.
  func bitmap() throws(StreamStop) -> Bitmap {
    let layout = picture.layout
    let bytesPerRow = layout.width * layout.format.bytesPerPixel
    let pixels = UnsafeMutableRawBufferPointer.allocate(
      byteCount: bytesPerRow * rows.count, alignment: 16)
    defer { pixels.deallocate() }
    // A filter may need the row above, so that none can be passed over.
    for _ in 0..<rows.lowerBound { _ = try picture.next() }
    for index in 0..<rows.count {
      let row = try picture.next()
      guard let start = pixels.baseAddress else { break }
      layout.write(
        0..<layout.width, of: row, as: layout.format, to: start + index * bytesPerRow)
    }
    return Bitmap(
      width: layout.width, height: rows.count, format: layout.format, bytes: Array(pixels))
  }
}
