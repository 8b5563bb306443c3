package import Imaging

/// Counts lines of text from the top of a picture.
package struct LineNumbers {
  /// The rows of each line that can be told.
  private let lines: [Range<Int>]
  /// The row from which on lines cannot be told apart.
  private let end: Int

  /// Takes rows with ink anywhere for lines, over the ground that most of the picture has; where letters
  /// of several lines reach into the same rows, what lies around the middles of their letters.
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

  /// Takes what lies on the ground that most of the picture has.
  package init(of picture: Bitmap) {
    let reduced = picture.reduced()
    let area = PixelRect(x: 0, y: 0, width: picture.width, height: picture.height)
    self.init(of: reduced, ground: Ground.color(of: reduced, in: area))
  }

  /// The rows of a line by its number; `nil` where there is none.
  package func rows(ofLine number: Int) -> Range<Int>? {
    lines.indices.contains(number - 1) ? lines[number - 1] : nil
  }

  /// The numbers of the lines of which some rows hold the middle; else of the line around their own
  /// middle, or of the last above; from 1. None where lines cannot be told apart.
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
  /// How many of them, which are in order and apart, share a place with a range.
  func countOverlapping(_ range: Range<Int>) -> Int {
    partitioningIndex { $0.lowerBound >= range.upperBound }
      - partitioningIndex { $0.upperBound > range.lowerBound }
  }

  /// How many come before the first for which a claim holds; it must hold for all after that.
  func partitioningIndex(where claim: (Range<Int>) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if claim(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
