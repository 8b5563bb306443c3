import DynamicType

/// Places composed lines in a frame: baselines downwards, glyphs along them.
struct FramePlacement {
  let resolved: ResolvedText
  let shaped: ShapedText

  init(_ fitted: FittedText) {
    resolved = fitted.resolved
    shaped = fitted.shaped
  }

  /// - Parameter frameWidth: The width that alignment refers to, in points.
  func lines(_ composed: [ComposedLine], frameWidth: Double) -> [TextLine] {
    let places = LineStack(resolved: resolved, text: shaped.text).places(of: composed)
    let isTextRightToLeft = composed.first?.isRightToLeft == true
    return zip(composed, places).map { line, place in
      let line =
        resolved.paragraph.alignment == .justified
        ? Justification(text: shaped.text).justified(line, to: frameWidth) : line
      let left = left(of: line, frameWidth: frameWidth, isTextRightToLeft: isTextRightToLeft)
      let (runs, decorations) = runs(of: line, left: left)
      return TextLine(
        range: shaped.text.utf8Range(line.range), text: line.content.string(in: shaped.text),
        baseline: Points(place.baseline), left: Points(left), width: Points(line.width),
        top: Points(place.top), bottom: Points(place.bottom), ascent: Points(place.extent.ascent),
        descent: Points(place.extent.descent), isLowered: place.isLowered,
        runs: runs, decorations: decorations)
    }
  }

  private func left(
    of line: ComposedLine, frameWidth: Double, isTextRightToLeft: Bool
  ) -> Double {
    let isAtRight =
      switch resolved.paragraph.alignment {
      case .natural, .justified: line.isRightToLeft
      case .leading: isTextRightToLeft
      case .trailing: !isTextRightToLeft
      case .center: false
      }
    if resolved.paragraph.alignment == .center { return (frameWidth - line.width) / 2 }
    return isAtRight ? frameWidth - line.width : 0
  }

  private func runs(
    of line: ComposedLine, left: Double
  ) -> (runs: [GlyphRun], decorations: [DecorationLine]) {
    // Trailing spaces hang at the line's end: on the left where the paragraph runs that way.
    var pen = line.isRightToLeft ? left - line.hangingWidth : left
    let visibleEnd = line.content.visibleEnd(in: shaped.text)
    var stretches: [DecorationSearch.Stretch] = []
    let runs = line.pieces.map { piece in
      let span = resolved.spans[piece.item.span]
      let font = span.fonts[piece.item.font]
      let pointsPerUnit = ShapedText.pointsPerUnit(of: piece.item, in: resolved.spans)
      var advanced: Int64 = 0
      var added = 0.0
      var shown: (left: Double, right: Double)?
      let glyphs = piece.glyphs.enumerated().map { index, glyph in
        let room = piece.room(at: index)
        let x =
          pen + Double(advanced + Int64(glyph.offsetX)) * pointsPerUnit + (added + room.left)
        let start = pen + Double(advanced) * pointsPerUnit + added
        advanced += Int64(glyph.advance)
        added += room.sum
        if piece.isMark || glyph.cluster < visibleEnd {
          shown = (shown?.left ?? start, pen + Double(advanced) * pointsPerUnit + added)
        }
        return PositionedGlyph(
          id: glyph.id, cluster: shaped.text.utf8Offsets[glyph.cluster], x: Points(x),
          rise: Points(Double(glyph.offsetY) * pointsPerUnit) + span.baselineOffset,
          advance: Points(Double(glyph.advance) * pointsPerUnit + room.sum),
          advanceUnits: Int(glyph.advance), offsetUnitsX: Int(glyph.offsetX),
          offsetUnitsY: Int(glyph.offsetY))
      }
      pen += Double(advanced) * pointsPerUnit + added
      if let shown {
        stretches.append(
          DecorationSearch.Stretch(
            span: piece.item.span, left: shown.left, right: shown.right))
      }
      return GlyphRun(
        face: font.face, instance: font.instance, pointSize: span.pointSize, color: span.color,
        span: piece.item.span, isRightToLeft: piece.item.isRightToLeft,
        script: piece.item.script.code, glyphs: glyphs, shortfalls: font.shortfalls,
        isMark: piece.isMark, font: font.handle)
    }
    return (runs, DecorationSearch(spans: resolved.spans).lines(under: stretches))
  }
}
