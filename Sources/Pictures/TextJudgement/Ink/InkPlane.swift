import Imaging

/// The ink of one picture in an area, with a border of blank pixels around it.
struct InkPlane {
  /// The number of blank pixels at each side, so that neighbours can be read without a check.
  static let border = 2

  /// The number of pixels in a row, including borders.
  let width: Int
  /// The number of rows, including borders.
  let height: Int
  /// The first row of the plane. Rows are counted from the first of the area, although the plane
  /// may be cut.
  let top: Int
  /// The ink of each pixel, 0 to 255, row after row.
  private(set) var levels: [UInt8]

  /// Reads an area; it is blank outside the picture.
  init(_ reader: InkReader, area: PixelRect) {
    let border = InkPlane.border
    width = area.width + 2 * border
    height = area.height + 2 * border
    top = 0
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

  /// Creates a plane of known levels.
  init(width: Int, height: Int, levels: [UInt8], top: Int = 0) {
    precondition(levels.count == width * height, "A plane holds exactly its pixels.")
    self.width = width
    self.height = height
    self.top = top
    self.levels = levels
  }

  /// Returns where a row begins among the levels; `nil` where the plane does not have it.
  @inline(__always)
  func start(ofRow row: Int) -> Int? {
    row >= top && row - top < height ? (row &- top) &* width : nil
  }

  /// Returns some rows without the ink in some rectangles; rows and columns are counted as before.
  func cut(toRows rows: Range<Int>, without boxes: [PixelRect]) -> InkPlane {
    let kept = rows.clamped(to: top..<top + height)
    let first = (kept.lowerBound - top) * width
    var levels = Array(levels[first..<first + kept.count * width])
    for box in boxes {
      for row in (box.y..<box.maxY).clamped(to: kept) {
        for column in (box.x..<box.maxX).clamped(to: 0..<width) {
          levels[(row - kept.lowerBound) * width + column] = 0
        }
      }
    }
    return InkPlane(width: width, height: kept.count, levels: levels, top: kept.lowerBound)
  }

  /// Returns a mark for each pixel with ink of at least a share of the fullest, and 0 for the
  /// others.
  func fullMarks(from share: Double) -> [UInt8] {
    levels.withUnsafeBufferPointer { levels in
      // In loops of the plainest kind, of which the compiler takes many pixels at once.
      var fullest: UInt8 = 0
      for level in levels { fullest = max(fullest, level) }
      let least = max(1, UInt8(Double(fullest) * share))
      return [UInt8](unsafeUninitializedCapacity: levels.count) { marks, count in
        for index in levels.indices { marks[index] = levels[index] >= least ? 1 : 0 }
        count = levels.count
      }
    }
  }

  /// Returns the columns from the first to the last with ink in some rows; `nil` where they are
  /// blank.
  func inkedColumns(rows: Range<Int>) -> Range<Int>? {
    levels.withUnsafeBufferPointer { levels in
      var (first, end) = (width, 0)
      for row in rows {
        guard let start = start(ofRow: row) else { continue }
        // A row says more only beside what is known.
        for column in 0..<first where levels[start &+ column] != 0 {
          first = column
          break
        }
        for column in (max(first, end)..<max(first, end, width)).reversed()
        where levels[start &+ column] != 0 {
          end = column + 1
          break
        }
      }
      return first < end ? first..<end : nil
    }
  }

  /// Returns the rows from the first to the last with ink in some columns; `nil` where they are
  /// blank.
  func inkedRows(of rows: Range<Int>, columns: Range<Int>) -> Range<Int>? {
    let hasInk = { (row: Int) in
      guard let start = start(ofRow: row) else { return false }
      return columns.contains { levels[start &+ $0] != 0 }
    }
    guard let first = rows.first(where: hasInk), let last = rows.last(where: hasInk) else {
      return nil
    }
    return first..<last + 1
  }

  /// Returns the ink of some rows, in levels.
  func mass(rows: Range<Int>) -> Double { mass(rows: rows, columns: 0..<width) }

  /// Returns the ink of some rows and columns, in levels.
  func mass(rows: Range<Int>, columns: Range<Int>) -> Double {
    levels.withUnsafeBufferPointer { levels in
      var sum = 0.0
      for row in rows {
        guard let start = start(ofRow: row) else { continue }
        // A row of ink fits in 32 bits, of which more are summed at a time.
        var rowSum: UInt32 = 0
        for index in start &+ columns.lowerBound..<start &+ columns.upperBound {
          rowSum &+= UInt32(levels[index])
        }
        sum += Double(rowSum)
      }
      return sum
    }
  }
}

/// A histogram of the levels of ink in part of a plane.
struct InkLevels {
  private var counts = [Int](repeating: 0, count: 256)

  /// Counts the levels in some rows and columns of a plane; rows outside it are blank.
  init(_ plane: InkPlane, rows: Range<Int>, columns: Range<Int>) {
    plane.levels.withUnsafeBufferPointer { levels in
      counts.withUnsafeMutableBufferPointer { counts in
        for row in rows {
          guard let start = plane.start(ofRow: row) else { continue }
          for index in start &+ columns.lowerBound..<start &+ columns.upperBound
          where levels[index] != 0 {
            counts[Int(levels[index])] &+= 1
          }
        }
      }
    }
  }

  /// Returns the number of pixels with a level in a range, which must not contain 0.
  func count(_ levels: ClosedRange<Int>) -> Int { counts[levels].reduce(0, +) }

  /// The total ink, in levels.
  var mass: Int { counts.enumerated().reduce(0) { $0 + $1.offset * $1.element } }

  /// The level that one inked pixel in 200 reaches, and more than three of them; 0 where none is
  /// inked.
  ///
  /// It is the fullest ink of the text, apart from a few stray pixels.
  var contrast: UInt8 {
    let inked = count(1...255)
    var above = 0
    for level in (1...255).reversed() {
      above += counts[level]
      if above * 200 >= inked, above > 3 || above == inked, above > 0 { return UInt8(level) }
    }
    return 0
  }
}
