/// Puts the glyphs of a line into visual order. Shapes again what a line end or a mark cuts.
struct LineComposer {
  let bidi: BidiParagraphs?
  let shaper: ItemShaper
  let tabs: TabStops

  /// Returns a line of all text in a range.
  ///
  /// - Parameter showsHyphen: Whether a soft hyphen at its end becomes a visible hyphen.
  func compose(
    _ range: Range<Int>, of shaped: ShapedText, showsHyphen: Bool = true
  ) -> ComposedLine {
    let hyphenated = showsHyphen ? SoftHyphen.content(of: range, in: shaped) : nil
    return compose(hyphenated ?? LineContent(range), of: shaped)
  }

  /// Returns a line of some content.
  ///
  /// - Parameter tightening: The tightening, in em.
  func compose(
    _ content: LineContent, of shaped: ShapedText, tightening: Double = 0
  ) -> ComposedLine {
    let isRightToLeft = isParagraphRightToLeft(content, of: shaped)
    var pieces = pieces(of: content, in: shaped)
    let visibleEnd = content.visibleEnd(in: shaped.text)
    LetterSpacing(shaped: shaped, visibleEnd: visibleEnd, tightening: tightening)
      .apply(to: &pieces)
    if !shaped.tabs.isEmpty {
      TabSetting(shaped: shaped, stops: tabs, isRightToLeft: isRightToLeft).apply(to: &pieces)
    }
    var width = 0.0
    var hanging = 0.0
    for piece in pieces {
      let pointsPerUnit = ShapedText.pointsPerUnit(of: piece.item, in: shaped.spans)
      var shown: Int64 = 0
      var hung: Int64 = 0
      for (index, glyph) in piece.glyphs.enumerated() {
        let room = piece.rooms.isEmpty ? 0 : piece.rooms[index].sum
        if piece.isMark || glyph.cluster < visibleEnd {
          shown += Int64(glyph.advance)
          width += room
        } else {
          hung += Int64(glyph.advance)
          hanging += room
        }
      }
      width += Double(shown) * pointsPerUnit
      hanging += Double(hung) * pointsPerUnit
    }
    return ComposedLine(
      content: content, pieces: pieces, width: width, hangingWidth: hanging,
      isRightToLeft: isRightToLeft, tightening: tightening)
  }

  private func isParagraphRightToLeft(_ content: LineContent, of shaped: ShapedText) -> Bool {
    guard let bidi, shaped.text.count > 0 else { return false }
    let shown = content.head.isEmpty ? content.tail.lowerBound : content.head.lowerBound
    return bidi.isParagraphRightToLeft(at: min(shown, shaped.text.count - 1))
  }

  private func pieces(of content: LineContent, in shaped: ShapedText) -> [ComposedLine.Piece] {
    guard let bidi else { return [] }
    var pieces: [ComposedLine.Piece] = []
    for run in BidiParagraphs.reordered(runs(of: content, in: shaped.text, bidi: bidi)) {
      // Only a mark's run has no text.
      if let mark = content.mark, run.range.isEmpty {
        pieces.append(
          ComposedLine.Piece(item: mark.item, glyphs: shaper.glyphs(of: mark), isMark: true))
        continue
      }
      let indices = shaped.itemIndices(in: run.range)
      for index in run.isRightToLeft ? Array(indices.reversed()) : Array(indices) {
        let item = shaped.items[index]
        pieces.append(
          ComposedLine.Piece(
            item: item,
            glyphs: glyphs(
              of: index, within: item.range.clamped(to: run.range), content: content, in: shaped)))
      }
    }
    return pieces
  }

  private func runs(
    of content: LineContent, in text: TextUnits, bidi: BidiParagraphs
  ) -> [BidiParagraphs.VisualRun] {
    var runs = bidi.runs(ofLine: text.withoutLineEnds(content.head))
    if let mark = content.mark {
      runs.append(BidiParagraphs.VisualRun(range: mark.item.range, level: mark.item.level))
    }
    return runs + bidi.runs(ofLine: text.withoutLineEnds(content.tail))
  }

  private func glyphs(
    of index: Int, within range: Range<Int>, content: LineContent, in shaped: ShapedText
  ) -> [ShapedGlyph] {
    if let glyphs = shaped.glyphs(ofItem: index, within: range) { return glyphs }
    let item = shaped.items[index]
    let isBeforeMark = range.upperBound == content.head.upperBound
    let isAfterMark = range.lowerBound == content.tail.lowerBound && !content.tail.isEmpty
    guard let mark = content.mark, isBeforeMark || isAfterMark else {
      return shaper.glyphs(of: item, within: range)
    }
    return shaper.glyphs(
      of: item, within: range, after: isAfterMark ? mark : nil, before: isBeforeMark ? mark : nil)
  }
}

/// Shows a soft hyphen (U+00AD) at the end of a line. Elsewhere, shaping leaves it invisible.
enum SoftHyphen {
  static let unit: UInt16 = 0xAD

  /// Returns a line whose last soft hyphen is a visible hyphen, in the font and direction of the
  /// letter before it; `nil` if the line does not break at one.
  static func content(of range: Range<Int>, in shaped: ShapedText) -> LineContent? {
    let place = range.upperBound - 1
    guard range.count > 1, range.upperBound < shaped.text.count,
      shaped.text.units[place] == unit, !shaped.text.trimmed(range.lowerBound..<place).isEmpty,
      let neighbour = shaped.items[shaped.itemIndices(in: place - 1..<place)].first
    else { return nil }
    let mark = LineMark(
      LineMark.hyphen, at: place, like: neighbour, beside: place, level: neighbour.level,
      spans: shaped.spans)
    return LineContent(
      range: range, head: range.lowerBound..<place, mark: mark,
      tail: range.upperBound..<range.upperBound)
  }
}

/// Extends tabs to their stops, counted from the edge where the line begins.
///
/// Tabs have the direction of their paragraph (UAX 9, rule L1), so the text between two tabs stays
/// together in visual order.
struct TabSetting {
  let shaped: ShapedText
  let stops: TabStops
  let isRightToLeft: Bool

  func apply(to pieces: inout [ComposedLine.Piece]) {
    var pen = 0.0
    for piece in isRightToLeft ? Array(pieces.indices.reversed()) : Array(pieces.indices) {
      let pointsPerUnit = ShapedText.pointsPerUnit(of: pieces[piece].item, in: shaped.spans)
      let glyphs = pieces[piece].glyphs
      for index in isRightToLeft ? Array(glyphs.indices.reversed()) : Array(glyphs.indices) {
        let glyph = glyphs[index]
        let advance = Double(glyph.advance) * pointsPerUnit + pieces[piece].room(at: index).sum
        if !pieces[piece].isMark, shaped.text.isTab(at: glyph.cluster) {
          let stop = stops.next(after: pen)
          pieces[piece].add(
            stop - pen - advance, to: isRightToLeft ? \.left : \.right, at: index)
          pen = stop
        } else {
          pen += advance
        }
      }
    }
  }
}
