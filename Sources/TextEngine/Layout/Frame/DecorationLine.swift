public import DynamicType
public import Imaging

/// A line below or through some letters of a line of text, in points.
public struct DecorationLine: Hashable, Sendable {
  /// Where it goes.
  public enum Kind: String, Hashable, Sendable {
    /// Below the letters, and drawn before them.
    case underline
    /// Through the letters, and drawn over them.
    case strikethrough
  }

  /// Where it goes.
  public let kind: Kind
  /// Its left end, rightwards from the frame's left edge.
  public let left: Points
  /// Its right end.
  public let right: Points
  /// How far its top is above the text line's baseline; negative below it.
  public let rise: Points
  /// The same of the line above it, where it is the lower one of a double line.
  public let riseOfUpper: Points?
  /// Its thickness.
  public let thickness: Points
  /// Its colour.
  public let color: RGBAColor
}

/// Finds the decorations of one line of text.
///
/// They reach over spaces between letters, and not over those that hang at the line's end; under
/// descenders they are not interrupted. Their height is that of the span's first font, so that a
/// letter that comes from another one does not break the line.
struct DecorationSearch {
  /// The visible part of a piece, in points from the frame's left edge.
  struct Stretch {
    let span: Int
    var left: Double
    var right: Double
  }

  let spans: [TextSpan]

  /// - Parameter stretches: What the line shows, from left to right.
  func lines(under stretches: [Stretch]) -> [DecorationLine] {
    var joined: [Stretch] = []
    for stretch in stretches {
      if let last = joined.last, last.span == stretch.span {
        joined[joined.count - 1].right = stretch.right
      } else {
        joined.append(stretch)
      }
    }
    return joined.flatMap(lines(under:))
  }

  private func lines(under stretch: Stretch) -> [DecorationLine] {
    let span = spans[stretch.span]
    guard span.underline != nil || span.strikethrough != nil, let font = span.fonts.first else {
      return []
    }
    let metrics = font.handle.decorationMetrics(unitsPerEm: font.face.unitsPerEm)
    let underlines = lines(
      span.underline, .underline, top: metrics.underlineTop, thickness: metrics.underlineThickness,
      of: span, font: font, along: stretch)
    let strikethroughs = lines(
      span.strikethrough, .strikethrough, top: metrics.strikethroughTop,
      thickness: metrics.strikethroughThickness, of: span, font: font, along: stretch)
    return underlines + strikethroughs
  }

  private func lines(
    _ decoration: TextDecoration?, _ kind: DecorationLine.Kind, top: Int32, thickness: Int32,
    of span: TextSpan, font: ShapingFont, along stretch: Stretch
  ) -> [DecorationLine] {
    guard let decoration else { return [] }
    let pointsPerUnit = span.pointSize.value / Double(font.face.unitsPerEm)
    let single = Double(thickness) * pointsPerUnit
    let rise = Double(top) * pointsPerUnit + span.baselineOffset.value
    let lower = (rise: rise - 2 * single, upper: Points(rise))
    let tops = [(rise: rise, upper: nil)] + (decoration.style == .double ? [lower] : [])
    return tops.map { top in
      DecorationLine(
        kind: kind, left: Points(stretch.left), right: Points(stretch.right),
        rise: Points(top.rise), riseOfUpper: top.upper,
        thickness: Points(decoration.style == .thick ? 2 * single : single),
        color: decoration.color ?? span.color)
    }
  }
}
