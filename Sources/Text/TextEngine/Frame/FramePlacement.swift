import DynamicType

/// Places composed lines in a frame: sets the baselines, and the glyphs along them.
struct FramePlacement {
  let resolved: ResolvedText
  let shaped: ShapedText
  private let spans: PaintedSpans

  init(_ fitted: FittedText, spans: PaintedSpans) {
    resolved = fitted.resolved
    shaped = fitted.shaped
    self.spans = spans
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
      let (runs, boxes, decorations) = runs(of: line, left: left)
      return TextLine(
        range: shaped.text.utf8Range(line.range), text: line.content.string(in: shaped.text),
        baseline: Points(place.baseline), left: Points(left), width: Points(line.width),
        top: Points(place.top), bottom: Points(place.bottom), ascent: Points(place.extent.ascent),
        descent: Points(place.extent.descent), isLowered: place.isLowered,
        runs: runs, boxes: boxes, decorations: decorations)
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
  ) -> (runs: [GlyphRun], boxes: [TextBox], decorations: [DecorationLine]) {
    // Trailing spaces hang at the line's end: on the left where the paragraph runs that way.
    var pen = line.isRightToLeft ? left - line.hangingWidth : left
    let visibleEnd = line.content.visibleEnd(in: shaped.text)
    var stretches: [DecorationSearch.Stretch] = []
    var runs: [GlyphRun] = []
    var boxes: [TextBox] = []
    for piece in line.pieces {
      let placed = glyphs(of: piece, from: pen, mark: line.content.mark)
      for run in placed.runs {
        let span = resolved.spans[run.span]
        if span.box != nil, !piece.isMark {
          boxes += run.glyphs.map { TextBox(of: run.span, span, at: $0.left, to: $0.right) }
          continue
        }
        let font = span.fonts[piece.item.font]
        runs.append(
          GlyphRun(
            face: font.face, instance: font.instance, pointSize: span.pointSize,
            color: span.color, span: run.span, isRightToLeft: piece.item.isRightToLeft,
            script: piece.item.script.code, glyphs: run.glyphs.map(\.glyph),
            shortfalls: font.shortfalls, isMark: piece.isMark, font: font.handle))
        let shown = run.glyphs.filter { piece.isMark || $0.unit < visibleEnd }
        if let first = shown.first, let last = shown.last {
          stretches.append(
            DecorationSearch.Stretch(span: run.span, left: first.left, right: last.right))
        }
      }
      pen = placed.end
    }
    return (runs, boxes, DecorationSearch(spans: resolved.spans).lines(along: stretches))
  }

  /// A glyph with the start and end of its advance, in points.
  private struct Placed {
    let glyph: PositionedGlyph
    let unit: Int
    let left: Double
    let right: Double
  }

  /// The glyphs of a piece span by span, as spans that are shaped as one may be painted apart.
  private func glyphs(
    of piece: ComposedLine.Piece, from start: Double, mark: LineMark?
  ) -> (runs: [(span: Int, glyphs: [Placed])], end: Double) {
    let pointsPerUnit = ShapedText.pointsPerUnit(of: piece.item, in: resolved.spans)
    let raised = resolved.spans[piece.item.span].baselineOffset
    var advanced: Int64 = 0
    var added = 0.0
    var runs: [(span: Int, glyphs: [Placed])] = []
    for (index, glyph) in piece.glyphs.enumerated() {
      let room = piece.room(at: index)
      let left = start + Double(advanced) * pointsPerUnit + added
      let x =
        start + Double(advanced + Int64(glyph.offsetX)) * pointsPerUnit + (added + room.left)
      advanced += Int64(glyph.advance)
      added += room.sum
      let placed = Placed(
        glyph: PositionedGlyph(
          id: glyph.id, cluster: shaped.text.utf8Offsets[glyph.cluster], x: Points(x),
          rise: Points(Double(glyph.offsetY) * pointsPerUnit) + raised,
          advance: Points(Double(glyph.advance) * pointsPerUnit + room.sum),
          advanceUnits: Int(glyph.advance), offsetUnitsX: Int(glyph.offsetX),
          offsetUnitsY: Int(glyph.offsetY)),
        unit: glyph.cluster, left: left,
        right: start + Double(advanced) * pointsPerUnit + added)
      let unit = piece.isMark ? mark?.beside ?? glyph.cluster : glyph.cluster
      let span = spans.span(at: unit, of: piece.item)
      if runs.last?.span == span {
        runs[runs.count - 1].glyphs.append(placed)
      } else {
        runs.append((span, [placed]))
      }
    }
    return (runs, start + Double(advanced) * pointsPerUnit + added)
  }
}

extension TextBox {
  fileprivate init(of index: Int, _ span: TextSpan, at left: Double, to right: Double) {
    self.init(
      span: index, left: Points(left), width: Points(right - left), rise: span.baselineOffset,
      pointSize: span.pointSize, color: span.color)
  }
}

/// Finds the span for painting a part of an item, because spans can be shaped together.
struct PaintedSpans {
  private let ends: SpanEnds
  private let shapedAs: [Int]

  init(_ spans: [TextSpan]) {
    ends = SpanEnds(spans)
    shapedAs = ShapingSpans(spans).first
  }

  /// Returns the span of a unit, or the item's span if the unit's has other fonts. A mark, for
  /// example, may belong to a different span from its letter.
  func span(at unit: Int, of item: TextItem) -> Int {
    let span = ends.span(atAny: unit)
    return shapedAs[span] == item.span ? span : item.span
  }

  /// A part of an item, span by span, in the order of the text.
  func spans(in range: Range<Int>, of item: TextItem) -> [(span: Int, range: Range<Int>)] {
    var spans: [(span: Int, range: Range<Int>)] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = min(ends.end(atAny: start), range.upperBound)
      spans.append((span(at: start, of: item), start..<end))
      start = end
    }
    return spans
  }
}
