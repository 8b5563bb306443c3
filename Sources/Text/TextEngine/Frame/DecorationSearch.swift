import DynamicType
import Imaging

/// Finds the decorations of one line of text.
///
/// They include spaces between letters, but not trailing spaces at the line's end. Descenders do
/// not interrupt them. Height and thickness come from a span's first font, so that a letter from
/// another font does not break the line. Neighbours with the same underline share one, with the
/// lowest position and the largest thickness among them. (Modelled: Apple publishes no rule.)
struct DecorationSearch {
  /// A visible part of a span without a gap, in points from the frame's left edge.
  struct Stretch {
    let span: Int
    var left: Double
    var right: Double
  }

  let spans: [TextSpan]

  /// - Parameter stretches: The visible parts, from left to right.
  func lines(along stretches: [Stretch]) -> [DecorationLine] {
    var joined: [Stretch] = []
    for stretch in stretches {
      if let last = joined.last, last.span == stretch.span {
        joined[joined.count - 1].right = stretch.right
      } else {
        joined.append(stretch)
      }
    }
    let underlines = joined.compactMap { stretch in
      metrics(of: stretch).flatMap { line($0.underline, .underline, along: stretch) }
    }
    let strikethroughs = joined.compactMap { stretch in
      metrics(of: stretch).flatMap { line($0.strikethrough, .strikethrough, along: stretch) }
    }
    return Self.sharing(underlines) + strikethroughs
  }

  /// The stroke that a font asks for, in points.
  private struct Stroke {
    let decoration: TextDecoration
    let top: Double
    let thickness: Double
  }

  private func metrics(
    of stretch: Stretch
  ) -> (underline: Stroke?, strikethrough: Stroke?)? {
    let span = spans[stretch.span]
    guard span.underline != nil || span.strikethrough != nil, let font = span.fonts.first else {
      return nil
    }
    let metrics = font.handle.decorationMetrics(unitsPerEm: font.face.unitsPerEm)
    let pointsPerUnit = span.pointSize.value / Double(font.face.unitsPerEm)
    let rise = span.baselineOffset.value
    return (
      span.underline.map {
        Stroke(
          decoration: $0, top: Double(metrics.underlineTop) * pointsPerUnit + rise,
          thickness: Double(metrics.underlineThickness) * pointsPerUnit)
      },
      span.strikethrough.map {
        Stroke(
          decoration: $0, top: Double(metrics.strikethroughTop) * pointsPerUnit + rise,
          thickness: Double(metrics.strikethroughThickness) * pointsPerUnit)
      }
    )
  }

  /// An underline grows downwards; a strikethrough stays where its single stroke has its middle.
  private func line(
    _ stroke: Stroke?, _ kind: DecorationLine.Kind, along stretch: Stretch
  ) -> DecorationLine? {
    guard let stroke else { return nil }
    let thickness = stroke.decoration.style == .thick ? 2 * stroke.thickness : stroke.thickness
    let strokeCount = stroke.decoration.style == .double ? 2 : 1
    let height = thickness * Double(2 * strokeCount - 1)
    let top =
      kind == .underline ? stroke.top : stroke.top - stroke.thickness / 2 + height / 2
    // Letters that are tracked beyond their own width run backwards.
    return DecorationLine(
      kind: kind, left: Points(min(stretch.left, stretch.right)),
      right: Points(max(stretch.left, stretch.right)), rise: Points(top),
      thickness: Points(thickness), strokeCount: strokeCount,
      color: stroke.decoration.color ?? spans[stretch.span].color)
  }

  /// Returns the lines with neighbours of the same look joined.
  private static func sharing(_ lines: [DecorationLine]) -> [DecorationLine] {
    var shared: [DecorationLine] = []
    for line in lines {
      guard let last = shared.last, last.right == line.left, last.color == line.color,
        last.strokeCount == line.strokeCount
      else {
        shared.append(line)
        continue
      }
      shared[shared.count - 1] = DecorationLine(
        kind: line.kind, left: last.left, right: line.right, rise: min(last.rise, line.rise),
        thickness: max(last.thickness, line.thickness), strokeCount: line.strokeCount,
        color: line.color)
    }
    return shared
  }
}
