import Imaging
import PNGFiles

/// Reads windows of a file's rows in one pass from the top to the end.
///
/// It is for a closer look at a file that has been read before. So the file is valid unless it has
/// changed meanwhile.
final class RowWindows {
  let size: PixelSize
  /// The smallest format for any picture stored like this one.
  let format: Bitmap.Format
  private let file: PictureFile
  /// The rows of the picture, if others are left out.
  private let selection: [Range<Int>]?
  private var picture: any PictureRows
  private var rowsRead = 0
  /// The last rows that were read, for a window that starts with them.
  private var kept: [UInt8] = []

  /// The number of a window's rows that the next one may start with.
  static let overlap = 4

  /// - Parameter selection: The rows of the picture; `nil` for all.
  init(_ file: PictureFile, selection: [Range<Int>]? = nil) throws(PictureFileError) {
    self.file = file
    self.selection = selection
    var picture: any PictureRows
    do { picture = try file.rows(decoded: nil) } catch {
      picture = BitmapRows(of: try file.judge(error))
    }
    if let selection { picture = SelectedRows(selection, of: picture) }
    self.picture = picture
    size = picture.size
    format = picture.layout.format
  }

  /// Returns the rows as a bitmap.
  ///
  /// - Parameters:
  ///   - rows: At least one row, all within the picture. The range ends below the window before,
  ///     and may start with its last four rows.
  ///   - format: The picture's own format, or RGBA; the same each time.
  func window(_ rows: Range<Int>, as format: Bitmap.Format) throws(PictureFileError) -> Bitmap {
    let bytes = try read(rows, as: format)
    keep(RowWindows.overlap, of: bytes, as: format)
    return Bitmap(width: size.width, height: rows.count, format: format, bytes: bytes)
  }

  /// Returns the rows in a bitmap's storage. The first may be rows kept from the last call.
  func read(_ rows: Range<Int>, as format: Bitmap.Format) throws(PictureFileError) -> [UInt8] {
    let bytesPerRow = size.width * format.bytesPerPixel
    let again = max(rowsRead - rows.lowerBound, 0)
    var bytes = [UInt8](repeating: 0, count: rows.count * bytesPerRow)
    bytes.replaceSubrange(0..<again * bytesPerRow, with: kept.suffix(again * bytesPerRow))
    kept = []
    while rowsRead < rows.lowerBound { _ = try next() }
    for index in again..<rows.count {
      let row = try next()
      let layout = picture.layout
      bytes.withUnsafeMutableBytes { pixels in
        guard let start = pixels.baseAddress else { return }
        layout.write(0..<layout.width, of: row, as: format, to: start + index * bytesPerRow)
      }
    }
    return bytes
  }

  /// Keeps the last rows that were read, so that they can be read again.
  func keep(_ rows: Int, of bytes: [UInt8], as format: Bitmap.Format) {
    kept = Array(bytes.suffix(rows * size.width * format.bytesPerPixel))
  }

  /// Returns the next row, from the stream or the decoded file.
  private func next() throws(PictureFileError) -> UnsafeRawPointer {
    let row: UnsafeRawPointer
    do throws(StreamStop) {
      row = try picture.next()
    } catch {
      let bitmap = BitmapRows(of: try file.judge(error))
      let whole: any PictureRows = selection.map { SelectedRows($0, of: bitmap) } ?? bitmap
      guard whole.size == size, whole.layout.format == format || format == .rgba8 else {
        throw .notRead(
          name: file.source.name,
          ByteSourceError(
            description: "It was changed while it was compared. Compare it again."))
      }
      do throws(StreamStop) {
        for _ in 0..<rowsRead { try whole.pass() }
        picture = whole
        row = try whole.next()
      } catch {
        _ = try file.judge(error)
        throw .notRead(
          name: file.source.name, ByteSourceError(description: "It cannot be read again."))
      }
    }
    rowsRead += 1
    return row
  }
}
