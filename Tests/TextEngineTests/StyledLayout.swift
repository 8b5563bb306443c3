import DynamicType
import Imaging
import TextEngine

/// Lays out a text of one span in a paragraph style, at 10 pt.
func layOut(
  _ text: String, in paths: [String], style: ParagraphStyle, width: Points? = nil,
  height: Points? = nil,
  tracking: Tracking = .none, size: Points = 10, lineHeight: LineHeightRule = .face,
  direction: WritingDirection = .natural
) throws -> TextFrame {
  let fonts = try paths.map { try ShapingFont(try TestFonts.face($0)) }
  return try TextEngine().layOut(
    ResolvedText(
      spans: [TextSpan(text, fonts: FontPreferences(fonts), pointSize: size, tracking: tracking)],
      line: LineSetting(lineHeight, face: fonts[0].face, pointSize: size), direction: direction,
      paragraph: style), width: width, height: height)
}

extension TextFrame {
  /// The left edges of all glyphs, line after line, to a thousandth of a point.
  var glyphPlaces: [Double] {
    lines.flatMap(\.runs).flatMap(\.glyphs).map { ($0.x.value * 1000).rounded() / 1000 }
  }
  /// The baselines, to a thousandth of a point.
  var baselines: [Double] { lines.map { ($0.baseline.value * 1000).rounded() / 1000 } }
}
