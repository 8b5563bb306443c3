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

  /// The level that one inked pixel in 200 reaches, and more than three of them; 0 where none is inked.
  ///
  /// What text is drawn with at its fullest, a few stray pixels set aside.
  func contrast(rows: Range<Int>, columns: Range<Int>) -> UInt8 {
    var counts = [Int](repeating: 0, count: 256)
    levels.withUnsafeBufferPointer { levels in
      for row in rows where row >= 0 && row < height {
        for level in levels[row * width + columns.lowerBound..<row * width + columns.upperBound]
        where level != 0 {
          counts[Int(level)] &+= 1
        }
      }
    }
    let inked = counts.reduce(0, +)
    var above = 0
    for level in (1...255).reversed() {
      above += counts[level]
      if above * 200 >= inked, above > 3 || above == inked, above > 0 { return UInt8(level) }
    }
    return 0
  }

  /// The ink of some rows, in levels.
  func mass(rows: Range<Int>) -> Double { mass(rows: rows, columns: 0..<width) }

  /// The ink of some rows and columns, in levels.
  func mass(rows: Range<Int>, columns: Range<Int>) -> Double {
    levels.withUnsafeBufferPointer { levels in
      var sum = 0
      for row in rows where row >= 0 && row < height {
        for index in row &* width &+ columns.lowerBound..<row &* width &+ columns.upperBound {
          sum &+= Int(levels[index])
        }
      }
      return Double(sum)
    }
  }
}
