/// Finds how much of a text a line shows beside an ellipsis.
///
/// Text is hidden by whole grapheme clusters, with the white space next to the ellipsis. What stays
/// is on one line: of several paragraphs, the beginning of the first and the end of the last.
struct EllipsisSearch {
  let shaped: ShapedText
  /// The text to show.
  let visible: Range<Int>
  /// The same text with trailing spaces and line ends.
  let range: Range<Int>
  /// The ends of the grapheme clusters, in ascending order.
  let graphemeEnds: [Int]
  /// The greatest width in points; `nil` for no bound.
  let width: Double?
  let composer: LineComposer

  func line(for mode: TruncationMode) -> ComposedLine {
    let heads = headEnds
    let tails = tailStarts
    switch mode {
    case .head: return longest(tails.count - 1) { compose(visible.lowerBound, tails[$0]) }
    case .tail, .cut: return longest(heads.count - 1) { compose(heads[$0], visible.upperBound) }
    case .middle:
      let markWidth = compose(visible.lowerBound, visible.upperBound).width
      let half = width.map { ($0 + markWidth) / 2 }
      let head = heads[
        longestIndex(heads.count - 1, width: half) {
          compose(heads[$0], visible.upperBound).width
        }]
      // Nothing shows twice where both ends would hold the whole text.
      let apart = tails.prefix { $0 > head || $0 == visible.upperBound }
      return longest(apart.count - 1) { compose(head, apart[$0]) }
    }
  }

  /// The possible ends of the part before the ellipsis, ascending: from nothing to the first line
  /// end.
  private var headEnds: [Int] {
    let end = visible.first(where: shaped.text.isLineEnd(at:)) ?? visible.upperBound
    return [visible.lowerBound] + graphemeEnds.filter { $0 > visible.lowerBound && $0 <= end }
  }

  /// The possible starts of the part after the ellipsis, descending: from nothing to the last line
  /// end.
  private var tailStarts: [Int] {
    let lineEnd = visible.last(where: shaped.text.isLineEnd(at:))
    let start = lineEnd.map { $0 + 1 } ?? visible.lowerBound
    let inner = graphemeEnds.filter { $0 >= start && $0 < visible.upperBound }
    return [visible.upperBound] + inner.reversed()
  }

  private func longest(_ last: Int, line: (Int) -> ComposedLine) -> ComposedLine {
    line(longestIndex(last, width: width) { line($0).width })
  }

  /// Returns the last index whose line fits. Index 0 is assumed to fit.
  ///
  /// The step doubles before it is halved, so that every composed line is about as short as the
  /// frame.
  private func longestIndex(_ last: Int, width: Double?, of lineWidth: (Int) -> Double) -> Int {
    var low = 0
    var step = 1
    while low + step <= last, LineWidth.fits(lineWidth(low + step), in: width) {
      low += step
      step *= 2
    }
    var high = min(last, low + step - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if LineWidth.fits(lineWidth(middle), in: width) { low = middle } else { high = middle - 1 }
    }
    // Joining and ligatures can make a longer line narrower: a few more may find room.
    for index in low + 1..<low + 4 where index <= last {
      if LineWidth.fits(lineWidth(index), in: width) { low = index }
    }
    return low
  }

  private func compose(_ headEnd: Int, _ tailStart: Int) -> ComposedLine {
    let text = shaped.text
    let head = text.trimmed(visible.lowerBound..<headEnd)
    var start = tailStart
    while start < visible.upperBound, text.isWhiteSpace(at: start) { start += 1 }
    let tail = start..<visible.upperBound
    return composer.compose(
      LineContent(range: range, head: head, mark: ellipsis(between: head, and: tail), tail: tail),
      of: shaped)
  }

  /// Returns an ellipsis in the font of the text before it, else after it, else of the hidden text.
  ///
  /// If both sides have the same direction, so does the ellipsis. Else it has the paragraph's, as
  /// neutral characters do (UAX 9, N1, N2).
  private func ellipsis(between head: Range<Int>, and tail: Range<Int>) -> LineMark? {
    let beside = head.isEmpty ? (tail.isEmpty ? visible : tail).lowerBound : head.upperBound - 1
    guard let bidi = composer.bidi,
      let neighbour = shaped.items[shaped.itemIndices(in: 0..<beside + 1)].last
        ?? shaped.items.first
    else { return nil }
    var level = bidi.paragraphLevel(at: beside)
    if !head.isEmpty, !tail.isEmpty, bidi.levels[beside] == bidi.levels[tail.lowerBound] {
      level = bidi.levels[beside]
    }
    return LineMark(
      LineMark.ellipsis, at: head.upperBound, like: neighbour, beside: beside, level: level,
      spans: shaped.spans)
  }
}
