package import Imaging

/// Counts lines of text from the top of a picture.
package struct LineNumbers {
  /// The rows of each line that can be distinguished.
  private let lines: [Range<Int>]
  /// The row from which lines cannot be distinguished.
  private let end: Int

  /// Finds lines as rows with ink on the background of most of the picture. If letters of several
  /// lines share rows, lines are found around the middles of their letters.
  init(of picture: Bitmap, ground: Premultiplied) {
    let reader = InkReader(picture: picture, ground: ground)
    let bands = LineBands.bands(
      inked: (0..<picture.height).map { row in
        !reader.isBlank(PixelRect(x: 0, y: row, width: picture.width, height: 1))
      })
    var (lines, end) = ([Range<Int>](), Int.max)
    for band in bands {
      guard let apart = MergedLines(in: reader, rows: band).lines else {
        end = band.lowerBound
        break
      }
      lines += apart
    }
    (self.lines, self.end) = (lines, end)
  }

  /// Finds the lines on the background of most of the picture.
  package init(of picture: Bitmap) {
    let reduced = picture.reduced()
    let area = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
    self.init(of: reduced, ground: Ground.color(of: reduced, in: area))
  }

  /// Returns the rows of a line by its number; `nil` where there is none.
  package func rows(ofLine number: Int) -> Range<Int>? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// Returns the numbers, from 1, of the lines whose middle is within some rows. Otherwise it is
  /// the line around the middle of these rows, or the last above. Empty where lines cannot be
  /// distinguished.
  package func numbers(of rows: Range<Int>) -> [Int] {
    guard LineNumbers.middle(of: rows) < end else { return [] }
    let held = lines.indices.filter { rows.contains(LineNumbers.middle(of: lines[$0])) }
    guard held.isEmpty else { return held.map { $0 + 1 } }
    let middle = LineNumbers.middle(of: rows)
    return [max(1, lines.partitioningIndex { $0.lowerBound > middle })]
  }

  private static func middle(of rows: Range<Int>) -> Int { (rows.lowerBound + rows.upperBound) / 2 }
}

extension [Range<Int>] {
  /// Returns how many of these sorted, separate ranges overlap a range.
  func countOverlapping(_ range: Range<Int>) -> Int {
    partitioningIndex { $0.lowerBound >= range.upperBound }
      - partitioningIndex { $0.upperBound > range.lowerBound }
  }

  /// Returns how many ranges come before the first that meets a condition, which all after it must
  /// meet.
  func partitioningIndex(where claim: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if claim(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
