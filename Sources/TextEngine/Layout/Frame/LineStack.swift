import DynamicType

/// Stacks lines: where each baseline stands, and the box it has.
///
/// A line's natural height is its ascent and descent, and for all but the first also the gap above
/// it: the face's line gap, or what a style's leading leaves. The style makes of it
///
///     height = clamp(lineHeightMultiple × natural height, minimum … maximum)
///
/// and the difference goes above the line, as TextKit does it: a higher line has its text at the
/// bottom, a lower one loses its top. Between boxes stand the line spacing and, where a paragraph
/// ends, the spacing after it and before the next. So from baseline to baseline it is
///
///     descent above + spacings + height − descent below
///
/// With a minimum and maximum of 20 pt, n lines are 20·n pt high.
struct LineStack {
  let resolved: ResolvedText
  let text: TextUnits

  /// Where a line stands, downwards from the frame's top, in points.
  struct Place {
    let extent: LineExtent
    let top: Double
    let baseline: Double
    /// Whether the style made it lower than its faces ask for.
    let isLowered: Bool

    var bottom: Double { baseline + extent.descent }
  }

  func places(of lines: [ComposedLine]) -> [Place] {
    let own = LineExtent(resolved.lineFace, size: resolved.lineSize.value)
    var places: [Place] = []
    for (index, line) in lines.enumerated() {
      let extent = extent(of: line, atLeast: own)
      guard let upper = places.last else {
        let rise = rise(ofNaturalHeight: extent.ascent + extent.descent)
        places.append(
          Place(extent: extent, top: 0, baseline: extent.ascent + rise, isLowered: rise < 0))
        continue
      }
      let distance = distance(from: upper.extent, to: extent, own: own)
      let rise = rise(ofNaturalHeight: distance - upper.extent.descent + extent.descent)
      let spacing = spacing(below: lines[index - 1])
      places.append(
        Place(
          extent: extent, top: upper.bottom + spacing,
          baseline: upper.baseline + (distance + (rise + spacing)), isLowered: rise < 0))
    }
    return places
  }

  private func extent(of line: ComposedLine, atLeast own: LineExtent) -> LineExtent {
    var extent = own
    for piece in line.pieces {
      let span = resolved.spans[piece.item.span]
      extent.grow(to: LineExtent(span.fonts[piece.item.font].face, size: span.pointSize.value))
    }
    return extent
  }

  /// How far apart two baselines stand before the style has its say.
  private func distance(
    from upper: LineExtent, to lower: LineExtent, own: LineExtent
  ) -> Double {
    switch resolved.lineHeight {
    case .face: upper.descent + upper.gap + lower.ascent
    case .leading(let leading):
      (leading + resolved.paragraph.leading.change).value + (upper.descent - own.descent)
        + (lower.ascent - own.ascent)
    }
  }

  /// What the style adds above a line.
  private func rise(ofNaturalHeight natural: Double) -> Double {
    let style = resolved.paragraph
    var height = max(style.minimumLineHeight.value, natural * style.lineHeightMultiple)
    if let maximum = style.maximumLineHeight { height = min(height, maximum.value) }
    return height - natural
  }

  private func spacing(below line: ComposedLine) -> Double {
    let style = resolved.paragraph
    guard line.range.upperBound > 0, text.isParagraphEnd(at: line.range.upperBound - 1) else {
      return style.lineSpacing.value
    }
    return (style.lineSpacing + style.paragraphSpacing + style.paragraphSpacingBefore).value
  }
}
