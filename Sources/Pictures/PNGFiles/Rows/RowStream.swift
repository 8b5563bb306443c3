package import Imaging

/// The rows of one file from the top, with a band of them in memory at a time.
///
/// A band is small enough for the processor's cache between decompressing and comparing, and avoids
/// the page faults of a whole picture.
package final class RowStream: PictureRows {
  let prologue: PicturePrologue
  /// The filter of the current row.
  package private(set) var filter = RowFilter.none
  private let inflater: Inflater
  /// The row above the band, then the band's rows, each with its filter before it.
  private let rows: UnsafeMutablePointer<UInt8>
  private let block: ComparisonMemory.Block
  let memory: ComparisonMemory
  private let bandRows: Int
  private var rowInBand: Int
  private var rowsUnpacked = 0

  /// The size of a band in bytes, unless a row is longer.
  private static let bandBytes = 192 << 10
  /// The greatest size of a row in bytes. libpng reads pictures with longer rows; its limit is in
  /// pixels.
  private static let longestRow = 16 << 20

  /// Opens a source that starts with PNG's signature.
  init(
    of source: any ByteSource, limits: PNGLimits, memory: ComparisonMemory
  ) throws(StreamStop) {
    let data = try ImageData(of: source, limits: limits, memory: memory)
    prologue = data.prologue
    let stride = prologue.layout.bytesPerRow + 1
    guard stride <= RowStream.longestRow else { throw .unusual }
    inflater = try Inflater(of: data, memory: memory)
    bandRows = min(max(RowStream.bandBytes / stride, 1), prologue.header.height)
    rowInBand = bandRows
    self.memory = memory
    block = memory.take(byteCount: (bandRows + 1) * stride)
    rows = block.start.bindMemory(to: UInt8.self, capacity: block.byteCount)
    rows.update(repeating: 0, count: stride)
  }

  deinit { memory.giveBack(block) }

  package var size: PixelSize { prologue.header.size }

  package var layout: RowLayout { prologue.layout }

  private var stride: Int { layout.bytesPerRow + 1 }

  /// The bytes of the current row, which are filtered until they are restored.
  package var bytes: UnsafeMutablePointer<UInt8> { rows + (rowInBand + 1) * stride + 1 }

  /// The bytes of the row above; zeros above the first.
  package var above: UnsafePointer<UInt8> { UnsafePointer(rows + rowInBand * stride + 1) }

  /// Moves to the next row, which must exist.
  package func advance() throws(StreamStop) {
    rowInBand += 1
    if rowInBand >= bandRows { try unpackBand() }
    guard let filter = RowFilter(rawValue: bytes[-1]) else {
      throw .damaged("a row has an unknown filter")
    }
    self.filter = filter
  }

  /// Undoes the filter of the current row.
  ///
  /// - Parameter above: The bytes of the row above, here or in an equal row elsewhere.
  package func restore(below above: UnsafePointer<UInt8>) {
    filter.undo(
      RowFilter.Row(
        bytes: bytes, above: above, count: layout.bytesPerRow,
        distance: max(layout.bitsPerPixel / 8, 1)))
  }

  /// Moves to the next row and restores it.
  package func next() throws(StreamStop) -> UnsafeRawPointer {
    try advance()
    restore(below: above)
    try checkPalette()
    return UnsafeRawPointer(bytes)
  }

  /// Moves to the next row, which is only checked.
  package func pass() throws(StreamStop) {
    try advance()
    // All else of a row is sound whatever its bytes are.
    guard layout.hasShortPalette else { return }
    restore(below: above)
    try checkPalette()
  }

  /// Checks that the restored row's samples have colours in the palette.
  package func checkPalette() throws(StreamStop) {
    guard layout.hasShortPalette, layout.isOutsidePalette(bytes) else { return }
    throw .damaged("a pixel has a colour outside the palette")
  }

  /// Reads from the last row to the end of the file.
  package func finish() throws(StreamStop) { try inflater.finish() }

  private func unpackBand() throws(StreamStop) {
    if rowsUnpacked > 0 { rows.update(from: rows + bandRows * stride, count: stride) }
    let count = min(bandRows, prologue.header.height - rowsUnpacked)
    try inflater.fill(UnsafeMutableRawBufferPointer(start: rows + stride, count: count * stride))
    rowsUnpacked += count
    rowInBand = 0
  }
}
