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
  /// What each span asks of its lines.
  private let styles: [Style]
  /// Whether all spans ask for the same.
  private let isUniform: Bool

  init(resolved: ResolvedText, text: TextUnits) {
    self.resolved = resolved
    self.text = text
    isUniform = resolved.spans.allSatisfy { $0.line == nil }
    styles = resolved.spans.map { Style($0.line ?? resolved.line) }
  }

  /// A distance of baselines, and how far lines reach that it is meant for. Letters off the baseline
  /// reach further than their style.
  private struct Style {
    let rule: LineHeightRule
    let extent: LineExtent

    init(_ line: LineSetting) {
      rule = line.rule
      extent = LineExtent(line.face, size: line.pointSize.value)
    }
  }

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
    var places: [Place] = []
    var spanEnds = SpanEnds(resolved.spans)
    for (index, line) in lines.enumerated() {
      let styles = styles(of: line, spanEnds: &spanEnds)
      let extent = extent(of: line, atLeast: styles)
      guard let upper = places.last else {
        let rise = rise(ofNaturalHeight: extent.ascent + extent.descent)
        places.append(
          Place(extent: extent, top: 0, baseline: extent.ascent + rise, isLowered: rise < 0))
        continue
      }
      let distance = distance(from: upper.extent, to: extent, styles: styles)
      let rise = rise(ofNaturalHeight: distance - upper.extent.descent + extent.descent)
      let spacing = spacing(below: lines[index - 1])
      places.append(
        Place(
          extent: extent, top: upper.bottom + spacing,
          baseline: upper.baseline + (distance + (rise + spacing)), isLowered: rise < 0))
    }
    return places
  }

  /// What the spans on a line ask for; of a line without letters, the span it stands in.
  private func styles(of line: ComposedLine, spanEnds: inout SpanEnds) -> [Style] {
    if isUniform || styles.isEmpty { return [Style(resolved.line)] }
    if line.pieces.isEmpty { return [styles[spanEnds.span(at: line.range.lowerBound)]] }
    return Set(line.pieces.map(\.item.span)).sorted().map { styles[$0] }
  }

  private func extent(of line: ComposedLine, atLeast styles: [Style]) -> LineExtent {
    var extent = styles[0].extent
    for style in styles.dropFirst() { extent.grow(to: style.extent) }
    for piece in line.pieces {
      let span = resolved.spans[piece.item.span]
      var letters = LineExtent(span.fonts[piece.item.font].face, size: span.pointSize.value)
      if let box = span.box { letters.grow(to: LineExtent(box, size: span.pointSize.value)) }
      extent.grow(to: letters.raised(by: span.baselineOffset.value))
    }
    return extent
  }

  /// How far apart two baselines stand before the paragraph style has its say: by the largest
  /// leading on the lower line, which is meant for the tallest style with one.
  private func distance(
    from upper: LineExtent, to lower: LineExtent, styles: [Style]
  ) -> Double {
    var distance = 0.0
    var greatest: (leading: Points, extent: LineExtent)?
    for style in styles {
      switch style.rule {
      case .face: distance = upper.descent + upper.gap + lower.ascent
      case .leading(let leading):
        var extent = style.extent
        if let greatest { extent.grow(to: greatest.extent) }
        greatest = (max(leading, greatest?.leading ?? leading), extent)
      }
    }
    guard let (leading, extent) = greatest else { return distance }
    return max(
      distance,
      (leading + resolved.paragraph.leading.change).value
        + max(0, upper.descent - extent.descent) + max(0, lower.ascent - extent.ascent))
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

/// How far a line reaches above and below its baseline, in points.
struct LineExtent {
  private(set) var ascent: Double
  private(set) var descent: Double
  private(set) var gap: Double

  init(_ face: FontFace, size: Double) {
    let pointsPerUnit = size / Double(face.unitsPerEm)
    ascent = Double(face.metrics.ascender) * pointsPerUnit
    descent = -Double(face.metrics.descender) * pointsPerUnit
    gap = Double(face.metrics.lineGap) * pointsPerUnit
  }

  /// The room of a picture in text of a size.
  init(_ box: InlineBox, size: Double) {
    ascent = box.ascent * size
    descent = box.descent * size
    gap = 0
  }

  /// The same with all of it raised.
  func raised(by rise: Double) -> LineExtent {
    var raised = self
    raised.ascent += rise
    raised.descent -= rise
    return raised
  }

  mutating func grow(to other: LineExtent) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
    gap = max(gap, other.gap)
  }
}
