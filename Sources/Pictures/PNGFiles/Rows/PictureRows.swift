package import Imaging

/// A picture that is read row by row from the top.
package protocol PictureRows: AnyObject {
  var size: PixelSize { get }
  var layout: RowLayout { get }

  /// Returns the next row, which must exist. It is valid until the next call.
  func next() throws(StreamStop) -> UnsafeRawPointer

  /// Skips the next row, which is only checked.
  func pass() throws(StreamStop)

  /// Checks everything after the last row.
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

/// Why a file cannot be read as a stream of rows.
///
/// libpng then judges the file, so that a file gets the same verdict in either way of reading.
package enum StreamStop: Error {
  /// The file is valid so far, but of a kind that only libpng reads.
  case unusual
  /// The file breaks PNG's rules, as Typeproof reads them.
  case damaged(String)
  /// The file's header is refused.
  case refused(PNGError)
  /// The file's bytes cannot be read.
  case unread(ByteSourceError)

  /// The error that the file ends before its declared end.
  static let tooShort = StreamStop.damaged("the file ends too early")
}
