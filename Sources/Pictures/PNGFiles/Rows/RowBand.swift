import Imaging

/// Some rows of a picture, taken out of it on the way down.
struct RowBand {
  let picture: any PictureRows
  /// Rows from the top, at least one, all within the picture.
  let rows: Range<Int>

  /// The rows, in the smallest format that holds any picture stored like this one.
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
