public import DynamicType
public import Imaging

/// Text that is laid out: lines with their glyphs, in points, without rounding.
///
/// x points right from the frame's left edge, y down from its top.
public struct TextFrame: Sendable {
  /// The width for the text; without a width limit, that of the widest line.
  public let width: Points
  /// The height from the first line's ascent to the last line's descent.
  public let height: Points
  /// The lines, from the top.
  public let lines: [TextLine]
  /// The characters without a glyph in any of the fonts, each once, in the order of the text.
  public let missingCharacters: [Unicode.Scalar]
  /// Everything that a reader would notice, such as hidden text, cut-off ink or too wide lines,
  /// from the top.
  public let flags: [FrameFlag]
}

/// A line of a frame.
public struct TextLine: Sendable {
  /// The part of the text on the line, in UTF-8 bytes. It includes trailing spaces, line ends, and
  /// the text that an ellipsis replaces.
  public let range: Range<Int>
  /// The visible text, without trailing spaces and line ends, with the ellipsis or hyphen.
  public let text: String
  /// The baseline, in points below the frame's top.
  public let baseline: Points
  /// The left edge of the first visible glyph's advance.
  public let left: Points
  /// The sum of the visible advances, without trailing spaces.
  public let width: Points
  /// The top of the line's box, in points below the frame's top.
  public let top: Points
  /// The bottom of the line's box, in points below the frame's top.
  public let bottom: Points
  /// The maximum height of the faces above the baseline.
  public let ascent: Points
  /// The maximum depth of the faces below the baseline; positive.
  public let descent: Points
  /// Whether the style makes the line lower than its faces need, so that ink may leave the box.
  public let isLowered: Bool
  /// The glyphs, from left to right.
  public let runs: [GlyphRun]
  /// The spaces for pictures in the text, from left to right.
  public let boxes: [TextBox]
  /// The lines below and through the letters, from left to right.
  public let decorations: [DecorationLine]
}

/// The space for a picture on a line.
public struct TextBox: Hashable, Sendable {
  /// The index of its span in the text, from 0.
  public let span: Int
  /// The left edge, from the frame's left edge.
  public let left: Points
  /// The advance width.
  public let width: Points
  /// The distance above the line's baseline.
  public let rise: Points
  /// The size of the surrounding text.
  public let pointSize: Points
  /// The colour of the surrounding text.
  public let color: RGBAColor
}

/// Adjacent glyphs of a line with one font, size and colour, from left to right.
public struct GlyphRun: Sendable {
  /// The face.
  public let face: FontFace
  /// The face and its axis positions.
  public let instance: FontInstance
  /// The point size.
  public let pointSize: Points
  /// The colour of the glyphs.
  public let color: RGBAColor
  /// The index of its span in the text, from 0.
  public let span: Int
  /// Whether the text of the run is right to left.
  public let isRightToLeft: Bool
  /// The script's ISO 15924 code, such as `Latn`.
  public let script: String
  /// The glyphs, from left to right.
  public let glyphs: [PositionedGlyph]
  /// The requested properties that the face does not have.
  public let shortfalls: [FontShortfall]
  /// Whether the run is an ellipsis or hyphen that is not in the text.
  public let isMark: Bool

  let font: HarfBuzzFont
}

/// A glyph and its position.
public struct PositionedGlyph: Hashable, Sendable {
  /// The index of the glyph in its face.
  public let id: UInt32
  /// The first UTF-8 byte of the text for the glyph.
  public let cluster: Int
  /// The position of the origin, from the frame's left edge.
  public let x: Points
  /// The distance of the origin above the line's baseline.
  public let rise: Points
  /// The advance in points, with the space added around the glyph.
  public let advance: Points
  /// The advance in font units, without the space added.
  public let advanceUnits: Int
  /// The offset of the glyph to the right of the pen, in font units.
  public let offsetUnitsX: Int
  /// The offset of the glyph above the baseline, in font units.
  public let offsetUnitsY: Int
}

extension TextFrame {
  /// Creates a frame from a fitted text, with a width or that of its widest line.
  init(_ fitted: FittedText, width: Points?, missing: [Unicode.Scalar]) {
    // Letters that are tracked beyond their own width make a line of less than none.
    let frameWidth = width?.value ?? fitted.lines.map(\.width).reduce(0, max)
    let spans = PaintedSpans(fitted.resolved.spans)
    let lines = FramePlacement(fitted, spans: spans).lines(fitted.lines, frameWidth: frameWidth)
    self.init(
      width: Points(frameWidth), height: lines.last.map { $0.baseline + $0.descent } ?? 0,
      lines: lines, missingCharacters: missing,
      flags: FlagSearch(fitted: fitted, lines: lines, width: frameWidth, spans: spans).flags())
  }

  /// The first line's baseline, in points below the frame's top; `nil` without lines.
  public var firstBaseline: Points? { lines.first?.baseline }
  /// The last line's baseline, in points below the frame's top; `nil` without lines.
  public var lastBaseline: Points? { lines.last?.baseline }
}

/// A line below or through letters of a text line, in points.
public struct DecorationLine: Hashable, Sendable {
  /// The position of the line relative to the letters.
  public enum Kind: String, Hashable, Sendable {
    /// A line below the letters, drawn before them.
    case underline
    /// A line through the letters, drawn over them.
    case strikethrough
  }

  /// The position of the line relative to the letters.
  public let kind: Kind
  /// The left end, from the frame's left edge.
  public let left: Points
  /// The right end, from the frame's left edge.
  public let right: Points
  /// The distance of the top above the text line's baseline; negative if it is below.
  public let rise: Points
  /// The thickness of a stroke.
  public let thickness: Points
  /// The number of strokes, 1 or 2, one thickness apart.
  public let strokeCount: Int
  /// The colour of the line.
  public let color: RGBAColor

  /// The distance from top to bottom.
  public var height: Points { thickness * Double(2 * strokeCount - 1) }
}

/// Something that a reader of the text would notice, and its position.
///
/// Lines count from 1; ranges are UTF-8 bytes of the text.
public enum FrameFlag: Hashable, Sendable {
  /// The text is shrunk to fit, by a factor.
  case shrunk(factor: Double)
  /// A line is tightened to fit, by a distance in em.
  case tightened(line: Int, em: Double)
  /// Text is hidden, with or without an ellipsis.
  case truncated(line: Int, hidden: Range<Int>)
  /// A line is wider than the frame.
  case overflows(line: Int, range: Range<Int>, by: Points)
  /// Ink leaves the box of a line that its style makes lower than its faces need.
  case clipped(line: Int, range: Range<Int>, above: Points, below: Points)
  /// A word wider than the frame is cut at a position where no line may end.
  case brokenWord(line: Int, at: Int)
  /// A face does not have a requested property.
  case shortfall(line: Int, range: Range<Int>, FontShortfall)
  /// A face has no glyph for some characters, and shows its sign for missing glyphs.
  case tofu(line: Int, range: Range<Int>, text: String)
}
