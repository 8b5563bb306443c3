/// Puts the glyphs of a line into visual order, shaping anew what a line end or a mark cuts.
struct LineComposer {
  let bidi: BidiParagraphs?
  let shaper: ItemShaper
  let tabs: TabStops

  /// A line of all that a stretch holds.
  ///
  /// - Parameter showsHyphen: Whether a soft hyphen at its end becomes a hyphen.
  func compose(
    _ range: Range<Int>, of shaped: ShapedText, showsHyphen: Bool = true
  ) -> ComposedLine {
    let hyphenated = showsHyphen ? SoftHyphen.content(of: range, in: shaped) : nil
    return compose(hyphenated ?? LineContent(range), of: shaped)
  }

  /// A line of some content.
  ///
  /// - Parameter tightening: What to set it tighter by, in em.
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
