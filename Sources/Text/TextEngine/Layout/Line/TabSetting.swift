/// Lets tabs reach to their stops, counted from the edge where the line begins.
///
/// Tabs run as their paragraph does (UAX 9, rule L1), so what stands between two of them stays
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
