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

/// Why a file is not read as a stream of rows.
///
/// libpng judges whatever stops here, so that a file gets one verdict whichever way it is read.
package enum StreamStop: Error {
  /// The file is sound as far as it was read, but of a kind that only libpng reads.
  case unusual
  /// The file breaks PNG's rules, by our own reading of them.
  case damaged(String)
  /// The file's header is refused.
  case refused(PNGError)
  /// The file's bytes cannot be read.
  case unread(ByteSourceError)

  /// The file ends before what it promised.
  static let tooShort = StreamStop.damaged("the file ends too early")
}
