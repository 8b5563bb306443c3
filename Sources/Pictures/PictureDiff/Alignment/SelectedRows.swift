import Imaging
import PNGFiles

/// Some rows of a picture, as a picture.
final class SelectedRows: PictureRows {
  let size: PixelSize
  private let picture: any PictureRows
  /// The rows, from the top.
  private let ranges: [Range<Int>]
  private var rangeIndex = 0
  private var taken = 0
  /// The number of rows of the whole picture read so far.
  private var rowsRead = 0

  init(_ ranges: [Range<Int>], of picture: any PictureRows) {
    self.picture = picture
    self.ranges = ranges
    size = PixelSize(
      width: picture.size.width, height: ranges.reduce(0) { $0 + $1.count })
  }

  var layout: RowLayout { picture.layout }

  func next() throws(StreamStop) -> UnsafeRawPointer {
    while taken == ranges[rangeIndex].count {
      rangeIndex += 1
      taken = 0
    }
    // What is left out may be what the next row's filter needs.
    while rowsRead < ranges[rangeIndex].lowerBound + taken {
      _ = try picture.next()
      rowsRead += 1
    }
    taken += 1
    rowsRead += 1
    return try picture.next()
  }

  func pass() throws(StreamStop) { _ = try next() }

  func finish() throws(StreamStop) {
    while rowsRead < picture.size.height {
      try picture.pass()
      rowsRead += 1
    }
    try picture.finish()
  }
}
