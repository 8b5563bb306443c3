import Imaging

/// Counts lines of text from the top of a picture.
struct LineNumbers {
  /// The rows of each line.
  private let lines: [Range<Int>]

  /// Takes rows with ink anywhere for lines, over the ground that most of the picture has.
  init(of picture: Bitmap, ground: Premultiplied) {
    let reader = InkReader(picture: picture, ground: ground)
    lines = LineBands.bands(
      inked: (0..<picture.height).map { row in
        !reader.isBlank(PixelRect(x: 0, y: row, width: picture.width, height: 1))
      })
  }

  /// The number of the line around the middle of some rows, or of the last above; from 1.
  func number(of rows: Range<Int>) -> Int {
    let middle = (rows.lowerBound + rows.upperBound) / 2
    return max(1, lines.partitioningIndex { $0.lowerBound > middle })
  }
}

extension [Range<Int>] {
  /// How many come before the first for which a claim holds; it must hold for all after that.
  fileprivate func partitioningIndex(where claim: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if claim(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
