/// Divides shaped text into lines no wider than a width.
///
/// A line ends at the last break opportunity that fits. A word wider than the line is cut between
/// syllables if it has any, else between grapheme clusters. A cluster wider than the line has a
/// line of its own.
struct LineFiller {
  let shaped: ShapedText
  /// The possible line ends, in ascending order. The last is the text's end.
  let breaks: [BreakIterator.Boundary]
  /// The possible cuts in words that are kept whole as long as they fit, in ascending order.
  let syllableBreaks: [Int]
  /// The ends of the grapheme clusters, in ascending order.
  let graphemeEnds: [Int]
  /// The required ends of the first lines, whatever the breaks are, in ascending order.
  let givenEnds: [Int]
  /// The greatest width in points; `nil` for no bound.
  let width: Double?
  let composer: LineComposer

  /// The lines, in the order of the text: all, or as many as a limit allows, or as have one glyph too many.
  func lines(limit: Int?) -> [ComposedLine] {
    let limit = limit ?? .max
    var lines: [ComposedLine] = []
    // A font may make more of lines than of the whole text.
    var glyphCount = 0
    var start = 0
    var nextBreak = 0
    var nextGrapheme = 0
    let end = shaped.text.count
    for given in givenEnds where given > start && lines.count < limit {
      lines.append(composer.compose(start..<given, of: shaped))
      start = given
    }
    while start < end, lines.count < limit, glyphCount <= LayoutLimits.greatestGlyphCount {
      while breaks[nextBreak].offset <= start { nextBreak += 1 }
      let line = line(from: start, nextBreak: nextBreak, nextGrapheme: &nextGrapheme)
      lines.append(line)
      glyphCount += line.glyphCount
      start = line.range.upperBound
    }
    if lines.count < limit, end == 0 || shaped.text.isLineEnd(at: end - 1) {
      lines.append(composer.compose(end..<end, of: shaped))
    }
    return lines
  }

  private func line(
    from start: Int, nextBreak: Int, nextGrapheme: inout Int
  ) -> ComposedLine {
    let word = start..<breaks[nextBreak].offset
    if isFarTooWide(word) { return cut(word, nextGrapheme: &nextGrapheme) }
    var chosen = nextBreak
    var growing = GrowingLine(from: start, of: shaped, stops: composer.tabs)
    while !breaks[chosen].isMandatory, chosen + 1 < breaks.count,
      fits(&growing, upTo: breaks[chosen + 1].offset)
    {
      chosen += 1
    }
    // Cuts can change glyphs, and so the width: step back until the line really fits.
    while true {
      let line = composer.compose(start..<breaks[chosen].offset, of: shaped)
      if fits(line.width) { return line }
      guard chosen > nextBreak else { return cut(word, nextGrapheme: &nextGrapheme) }
      chosen -= 1
    }
  }

  private func cut(_ word: Range<Int>, nextGrapheme: inout Int) -> ComposedLine {
    var line =
      cutBetweenSyllables(word) ?? cutBetweenGraphemes(word, nextGrapheme: &nextGrapheme)
    line.endsInsideWord = line.range.upperBound < shaped.text.trimmed(word).upperBound
    return line
  }

  private func cutBetweenGraphemes(
    _ word: Range<Int>, nextGrapheme: inout Int
  ) -> ComposedLine {
    while graphemeEnds[nextGrapheme] <= word.lowerBound { nextGrapheme += 1 }
    var chosen = nextGrapheme
    var growing = GrowingLine(from: word.lowerBound, of: shaped, stops: composer.tabs)
    while hasGrapheme(chosen + 1, in: word), fits(&growing, upTo: graphemeEnds[chosen + 1]) {
      chosen += 1
    }
    var line = composer.compose(word.lowerBound..<graphemeEnds[chosen], of: shaped)
    while !fits(line.width), chosen > nextGrapheme {
      chosen -= 1
      line = composer.compose(word.lowerBound..<graphemeEnds[chosen], of: shaped)
    }
    // The advance of a ligature counts at its first letter, so part of one may still find room.
    while hasGrapheme(chosen + 1, in: word) {
      chosen += 1
      let longer = composer.compose(word.lowerBound..<graphemeEnds[chosen], of: shaped)
      guard fits(longer.width) else { break }
      line = longer
    }
    // A soft hyphen whose hyphen finds no room must not begin the next line.
    let end = line.range.upperBound
    if end + 1 == word.upperBound, shaped.text.units[end] == SoftHyphen.unit {
      return composer.compose(word, of: shaped, showsHyphen: false)
    }
    return line
  }

  private func cutBetweenSyllables(_ word: Range<Int>) -> ComposedLine? {
    let first = syllableBreaks.partitioningIndex { $0 > word.lowerBound }
    var end = first
    var growing = GrowingLine(from: word.lowerBound, of: shaped, stops: composer.tabs)
    while end < syllableBreaks.count, syllableBreaks[end] < word.upperBound,
      fits(&growing, upTo: syllableBreaks[end])
    {
      end += 1
    }
    for offset in syllableBreaks[first..<end].reversed() {
      let line = composer.compose(word.lowerBound..<offset, of: shaped)
      if fits(line.width) { return line }
    }
    return nil
  }

  private func hasGrapheme(_ index: Int, in word: Range<Int>) -> Bool {
    index < graphemeEnds.count && graphemeEnds[index] <= word.upperBound
  }

  /// Returns whether a word is too wide even without composing it. Cuts change only glyphs nearby,
  /// and composing the rest of a long word for each of its lines would take quadratic time.
  private func isFarTooWide(_ word: Range<Int>) -> Bool {
    guard let width else { return false }
    return shaped.advance(of: shaped.text.trimmed(word)) > 2 * width
  }

  private func fits(_ line: inout GrowingLine, upTo end: Int) -> Bool {
    width == nil || fits(line.width(upTo: end))
  }

  private func fits(_ advance: Double) -> Bool { LineWidth.fits(advance, in: width) }
}

/// Compares widths with a tolerance for sums of advances.
enum LineWidth {
  /// The maximum rounding error in sums of advances, in points.
  private static let tolerance = 1.0 / 4096

  /// - Parameter width: The available width; `nil` for no limit.
  static func fits(_ advance: Double, in width: Double?) -> Bool {
    guard let width else { return true }
    return advance <= width + tolerance
  }
}

/// The width of a line while text is added, with tabs at their stops and without trailing white
/// space.
///
/// Cuts and marks can change it, so only composing the line gives the exact width. Each step
/// continues from the previous one, because starting again each time would take quadratic time in a
/// long line with tabs.
struct GrowingLine {
  private let shaped: ShapedText
  private let stops: TabStops
  private let start: Int
  /// The position after the last tab, in points.
  private var stop = 0.0
  /// The unit after that tab.
  private var stretch: Int
  /// The index of the next tab of the text.
  private var nextTab: Int

  /// Creates an empty line.
  init(from start: Int, of shaped: ShapedText, stops: TabStops) {
    self.shaped = shaped
    self.stops = stops
    self.start = start
    stretch = start
    nextTab = shaped.tabs.partitioningIndex { $0 >= start }
  }

  /// Returns the width in points of the text before a unit. Units must be given in ascending order.
  mutating func width(upTo end: Int) -> Double {
    let visible = shaped.text.trimmed(start..<end)
    while nextTab < shaped.tabs.count, shaped.tabs[nextTab] < visible.upperBound {
      let tab = shaped.tabs[nextTab]
      stop = stops.next(after: stop + shaped.advance(of: stretch..<tab))
      stretch = tab + 1
      nextTab += 1
    }
    return stop + shaped.advance(of: stretch..<visible.upperBound)
      - shaped.trailingTracking(of: visible)
  }
}

/// A text made to fit: its lines, and the changes that were needed.
struct FittedText {
  /// The text as it is set, possibly shrunk.
  let resolved: ResolvedText
  let shaped: ShapedText
  let lines: [ComposedLine]
  /// The hidden part, in UTF-16 units; `nil` if nothing is hidden.
  let hidden: Range<Int>?
  /// The scale of the text, from 0 to 1.
  let factor: Double

  /// Returns whether all text is visible, and no line is too wide.
  func isWhole(in width: Double?) -> Bool {
    hidden == nil && lines.allSatisfy { LineWidth.fits($0.width, in: width) }
  }
}
