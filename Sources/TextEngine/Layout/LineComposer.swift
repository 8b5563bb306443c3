/// A line with its glyphs in visual order, before it is placed.
struct ComposedLine {
  /// Neighbouring glyphs of one item.
  struct Piece {
    let item: TextItem
    /// From left to right.
    let glyphs: [ShapedGlyph]
  }

  /// In UTF-16 units, with trailing spaces and line ends.
  let range: Range<Int>
  /// From left to right.
  let pieces: [Piece]
  /// The advances of what shows, without trailing spaces, in points.
  let width: Double
  /// The advances of trailing spaces, which hang beyond the line's end, in points.
  let hangingWidth: Double
  let isRightToLeft: Bool
}

/// Puts the glyphs of a line into visual order, shaping anew what a line end cuts.
struct LineComposer {
  let bidi: BidiParagraphs?
  let shaper: Shaper
  let language: String?

  func compose(_ range: Range<Int>, of shaped: ShapedText) -> ComposedLine {
    var content = range.upperBound
    while content > range.lowerBound, shaped.text.isLineEnd(at: content - 1) { content -= 1 }
    let visible = shaped.text.trimmed(range)
    var pieces: [ComposedLine.Piece] = []
    if let bidi, content > range.lowerBound {
      for run in bidi.visualRuns(ofLine: range.lowerBound..<content) {
        let indices = shaped.itemIndices(in: run.range)
        let ordered = run.isRightToLeft ? Array(indices.reversed()) : Array(indices)
        for index in ordered {
          let item = shaped.items[index]
          pieces.append(
            ComposedLine.Piece(
              item: item,
              glyphs: glyphs(of: index, within: item.range.clamped(to: run.range), in: shaped)))
        }
      }
    }
    var width = 0.0
    var hanging = 0.0
    for piece in pieces {
      let pointsPerUnit = ShapedText.pointsPerUnit(of: piece.item, in: shaped.spans)
      var shown: Int64 = 0
      var hung: Int64 = 0
      for glyph in piece.glyphs {
        if glyph.cluster < visible.upperBound {
          shown += Int64(glyph.advance)
        } else {
          hung += Int64(glyph.advance)
        }
      }
      width += Double(shown) * pointsPerUnit
      hanging += Double(hung) * pointsPerUnit
    }
    return ComposedLine(
      range: range, pieces: pieces, width: width, hangingWidth: hanging,
      isRightToLeft: shaped.text.count > 0
        && bidi?.isParagraphRightToLeft(at: min(range.lowerBound, shaped.text.count - 1)) == true)
  }

  private func glyphs(
    of index: Int, within range: Range<Int>, in shaped: ShapedText
  ) -> [ShapedGlyph] {
    if let glyphs = shaped.glyphs(ofItem: index, within: range) { return glyphs }
    let item = shaped.items[index]
    return shaper.shape(
      item.request(range: range, spans: shaped.spans, language: language),
      of: shaped.text.shapedUnits,
      with: shaped.spans[item.span].fonts[item.font].handle)
  }
}

extension TextItem {
  /// What shaping a part of the item asks for.
  func request(range: Range<Int>, spans: [TextSpan], language: String?) -> ShapingRequest {
    ShapingRequest(
      range: range, script: script.code, isRightToLeft: isRightToLeft, language: language,
      features: spans[span].features)
  }
}
