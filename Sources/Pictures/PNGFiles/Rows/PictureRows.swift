package import Imaging

/// A picture that is given out row by row from the top.
package protocol PictureRows: AnyObject {
  var size: PixelSize { get }
  var layout: RowLayout { get }

  /// The next row, of which there is one; it stays until the one after is asked for.
  func next() throws(StreamStop) -> UnsafeRawPointer

  /// Goes past the next row, which only has to be sound.
  func pass() throws(StreamStop)

  /// Makes sure that what follows the last row is sound.
  func finish() throws(StreamStop)
}

/// The rows of a picture in memory.
package final class BitmapRows: PictureRows {
  package let size: PixelSize
  package let layout: RowLayout
  private let bitmap: Bitmap
  private let row: UnsafeMutablePointer<UInt8>
  private var rowsRead = 0

  package init(of bitmap: Bitmap) {
    size = bitmap.size
    layout = RowLayout(of: bitmap)
    self.bitmap = bitmap
    row = .allocate(capacity: bitmap.bytesPerRow)
  }

  deinit { row.deallocate() }

  package func next() -> UnsafeRawPointer {
    let bytes = rowsRead * bitmap.bytesPerRow..<(rowsRead + 1) * bitmap.bytesPerRow
    bitmap.bytes.withUnsafeBufferPointer { all in
      guard let source = UnsafeBufferPointer(rebasing: all[bytes]).baseAddress else { return }
      row.update(from: source, count: bytes.count)
    }
    rowsRead += 1
    return UnsafeRawPointer(row)
  }

  package func pass() { rowsRead += 1 }

  package func finish() {}
}
