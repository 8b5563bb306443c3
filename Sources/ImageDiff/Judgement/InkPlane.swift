import Imaging

/// The ink of one picture in an area, with a border of blank pixels around it.
struct InkPlane {
  /// Blank pixels at each side, so that neighbours can be read without asking.
  static let border = 2

  /// Pixels in a row, borders included.
  let width: Int
  /// Rows, borders included.
  let height: Int
  /// The ink of each pixel, 0 to 255, row after row.
  private(set) var levels: [UInt8]

  /// Reads an area; it is blank where it lies outside the picture.
  init(_ reader: InkReader, area: PixelRect) {
    let border = InkPlane.border
    width = area.width + 2 * border
    height = area.height + 2 * border
    levels = Array(repeating: 0, count: width * height)
    let (width, height) = (width, height)
    levels.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress else { return }
      for row in border..<height - border {
        reader.read(
          row: area.y + row - border, columns: area.x..<area.maxX,
          into: start + row * width + border)
      }
    }
  }

  /// A plane of known levels.
  init(width: Int, height: Int, levels: [UInt8]) {
    precondition(levels.count == width * height, "A plane holds exactly its pixels.")
    self.width = width
    self.height = height
    self.levels = levels
  }

  /// The ink of some rows, in levels.
  func mass(rows: Range<Int>) -> Double { mass(rows: rows, columns: 0..<width) }

  /// The ink of some rows and columns, in levels.
  func mass(rows: Range<Int>, columns: Range<Int>) -> Double {
    levels.withUnsafeBufferPointer { levels in
      var sum = 0.0
      for row in rows where row >= 0 && row < height {
        // A row of ink fits in 32 bits, of which more are summed at a time.
        var rowSum: UInt32 = 0
        for index in row &* width &+ columns.lowerBound..<row &* width &+ columns.upperBound {
          rowSum &+= UInt32(levels[index])
        }
        sum += Double(rowSum)
      }
      return sum
    }
  }
}
