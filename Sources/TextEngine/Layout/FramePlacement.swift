import DynamicType
import Imaging

/// Places composed lines in a frame: baselines downwards, glyphs along them.
struct FramePlacement {
  let resolved: ResolvedText
  let shaped: ShapedText

  /// How far a line reaches above and below its baseline.
  private struct Extent {
    var ascent: Double
    var descent: Double
    var gap: Double

    init(_ face: FontFace, size: Double) {
      let pointsPerUnit = size / Double(face.unitsPerEm)
      ascent = Double(face.metrics.ascender) * pointsPerUnit
      descent = -Double(face.metrics.descender) * pointsPerUnit
      gap = Double(face.metrics.lineGap) * pointsPerUnit
    }

    mutating func grow(to other: Extent) {
      ascent = max(ascent, other.ascent)
      descent = max(descent, other.descent)
      gap = max(gap, other.gap)
    }
  }

  func frame(
    of lines: [ComposedLine], width: Points?, missing: [Unicode.Scalar]
  ) -> TextFrame {
    let frameWidth = width?.value ?? lines.map(\.width).max() ?? 0
    let ownExtent = Extent(resolved.lineFace, size: resolved.lineSize.value)
    var placed: [TextLine] = []
    var baseline = 0.0
    var previous: Extent?
    var height = 0.0
    for line in lines {
      let extent = extent(of: line, atLeast: ownExtent)
      if let previous {
        baseline += distance(from: previous, to: extent, own: ownExtent)
      } else {
        baseline = extent.ascent
      }
      placed.append(place(line, baseline: baseline, extent: extent, frameWidth: frameWidth))
      previous = extent
      height = baseline + extent.descent
    }
    return TextFrame(
      width: Points(frameWidth), height: Points(height), lines: placed, missingCharacters: missing)
  }

  private func extent(of line: ComposedLine, atLeast own: Extent) -> Extent {
    var extent = own
    for piece in line.pieces {
      let span = resolved.spans[piece.item.span]
      extent.grow(to: Extent(span.fonts[piece.item.font].face, size: span.pointSize.value))
    }
    return extent
  }

  private func distance(from upper: Extent, to lower: Extent, own: Extent) -> Double {
    switch resolved.lineHeight {
    case .face: upper.descent + upper.gap + lower.ascent
    case .leading(let leading):
      leading.value + (upper.descent - own.descent) + (lower.ascent - own.ascent)
    }
  }

  private func place(
    _ line: ComposedLine, baseline: Double, extent: Extent, frameWidth: Double
  ) -> TextLine {
    let left = line.isRightToLeft ? frameWidth - line.width : 0
    // Trailing spaces hang at the line's end: on the left where the paragraph runs that way.
    var pen = line.isRightToLeft ? left - line.hangingWidth : left
    var runs: [GlyphRun] = []
    for piece in line.pieces {
      let span = resolved.spans[piece.item.span]
      let font = span.fonts[piece.item.font]
      let pointsPerUnit = ShapedText.pointsPerUnit(of: piece.item, in: resolved.spans)
      var advanced: Int64 = 0
      let glyphs = piece.glyphs.map { glyph in
        let x = pen + Double(advanced + Int64(glyph.offsetX)) * pointsPerUnit
        advanced += Int64(glyph.advance)
        return PositionedGlyph(
          id: glyph.id, cluster: shaped.text.utf8Offsets[glyph.cluster], x: Points(x),
          rise: Points(Double(glyph.offsetY) * pointsPerUnit),
          advance: Points(Double(glyph.advance) * pointsPerUnit), advanceUnits: Int(glyph.advance),
          offsetUnitsX: Int(glyph.offsetX), offsetUnitsY: Int(glyph.offsetY))
      }
      pen += Double(advanced) * pointsPerUnit
      runs.append(
        GlyphRun(
          face: font.face, instance: font.instance, pointSize: span.pointSize, color: span.color,
          isRightToLeft: piece.item.isRightToLeft, script: piece.item.script.code, glyphs: glyphs))
    }
    return TextLine(
      range: shaped.text.utf8Range(line.range),
      text: shaped.text.string(shaped.text.trimmed(line.range)), baseline: Points(baseline),
      left: Points(left), width: Points(line.width), ascent: Points(extent.ascent),
      descent: Points(extent.descent), runs: runs)
  }
}
