/// Divides shaped text into lines no wider than a width.
///
/// A line ends at the last break opportunity that fits. A word wider than the line is cut between
/// grapheme clusters; a cluster wider than the line stands alone.
struct LineFiller {
  let shaped: ShapedText
  /// Where lines may end, in ascending order; the last is the text's end.
  let breaks: [BreakIterator.Boundary]
  /// Where grapheme clusters end, in ascending order.
  let graphemeEnds: [Int]
  /// The greatest width in points; `nil` for no bound.
  let width: Double?
  let composer: LineComposer

  /// What rounding in sums of advances may add up to, in points.
  private static let tolerance = 1.0 / 4096

  /// The lines, in the order of the text.
  func lines() throws(LayoutError) -> [ComposedLine] {
    var lines: [ComposedLine] = []
    var start = 0
    var nextBreak = 0
    var nextGrapheme = 0
    let end = shaped.text.count
    while start < end {
      while breaks[nextBreak].offset <= start { nextBreak += 1 }
      let line = try line(from: start, nextBreak: nextBreak, nextGrapheme: &nextGrapheme)
      lines.append(line)
      start = line.range.upperBound
    }
    if end == 0 || shaped.text.isLineEnd(at: end - 1) {
      lines.append(try composer.compose(end..<end, of: shaped))
    }
    return lines
  }

  private func line(
    from start: Int, nextBreak: Int, nextGrapheme: inout Int
  ) throws(LayoutError) -> ComposedLine {
    var chosen = nextBreak
    while !breaks[chosen].isMandatory, chosen + 1 < breaks.count,
      fits(start..<breaks[chosen + 1].offset)
    {
      chosen += 1
    }
    // Cuts can change glyphs, and so the width: step back until the line really fits.
    while true {
      let line = try composer.compose(start..<breaks[chosen].offset, of: shaped)
      if fits(line.width) { return line }
      guard chosen > nextBreak else { break }
      chosen -= 1
    }
    return try cutWord(start..<breaks[nextBreak].offset, nextGrapheme: &nextGrapheme)
  }

  private func cutWord(
    _ range: Range<Int>, nextGrapheme: inout Int
  ) throws(LayoutError) -> ComposedLine {
    while graphemeEnds[nextGrapheme] <= range.lowerBound { nextGrapheme += 1 }
    var chosen = nextGrapheme
    while chosen + 1 < graphemeEnds.count, graphemeEnds[chosen + 1] <= range.upperBound,
      fits(range.lowerBound..<graphemeEnds[chosen + 1])
    {
      chosen += 1
    }
    while true {
      let line = try composer.compose(range.lowerBound..<graphemeEnds[chosen], of: shaped)
      if fits(line.width) || chosen == nextGrapheme { return line }
      chosen -= 1
    }
  }

  private func fits(_ range: Range<Int>) -> Bool {
    fits(shaped.advance(of: shaped.text.trimmed(range)))
  }

  private func fits(_ advance: Double) -> Bool {
    guard let width else { return true }
    return advance <= width + Self.tolerance
  }
}
