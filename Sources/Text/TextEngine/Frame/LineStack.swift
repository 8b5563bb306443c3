import DynamicType

/// Stacks lines: finds each baseline and each line's box.
///
/// A line's natural height is its ascent and descent and, for all but the first, the gap above it.
/// The gap is the face's line gap, or the rest of a style's leading. The paragraph style changes it
/// to
///
///     height = clamp(lineHeightMultiple × natural height, minimum … maximum)
///
/// and adds the difference above the line, as TextKit does: a higher line has its text at the
/// bottom, a lower one loses its top. The line spacing is added between boxes and, where a
/// paragraph ends, the paragraph spacings. So the distance from baseline to baseline is
///
///     descent above + spacings + height − descent below
///
/// With a minimum and maximum of 20 pt, n lines are 20·n pt high.
struct LineStack {
  let resolved: ResolvedText
  let text: TextUnits
  /// The line settings of each span.
  private let styles: [Style]
  /// Whether all spans have the same line settings.
  private let isUniform: Bool

  init(resolved: ResolvedText, text: TextUnits) {
    self.resolved = resolved
    self.text = text
    isUniform = resolved.spans.allSatisfy { $0.line == nil }
    styles = resolved.spans.map { Style($0.line ?? resolved.line) }
  }

  /// The line height rule of a span, and the extent of a line that it is meant for. Letters off the
  /// baseline extend further than their style.
  private struct Style {
    let rule: LineHeightRule
    let extent: LineExtent

    init(_ line: LineSetting) {
      rule = line.rule
      extent = LineExtent(line.face, size: line.pointSize.value)
    }
  }

  /// The position of a line, in points below the frame's top.
  struct Place {
    let extent: LineExtent
    let top: Double
    let baseline: Double
    /// Whether the style makes the line lower than its faces need.
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

  /// Returns the styles of the spans on a line; for a line without letters, of the span that
  /// contains it.
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

  /// Returns the distance of two baselines before the paragraph style changes it. It is the largest
  /// leading on the lower line, which is meant for the tallest style with a leading.
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

  /// Returns the height that the paragraph style adds above a line.
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

/// The extent of a line above and below its baseline, in points.
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

  /// Creates the extent of a picture's space in text of a size.
  init(_ box: InlineBox, size: Double) {
    ascent = box.ascent * size
    descent = box.descent * size
    gap = 0
  }

  /// Returns the extent, raised by a distance.
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
