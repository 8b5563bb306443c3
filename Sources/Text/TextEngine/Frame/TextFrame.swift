public import DynamicType
public import Imaging

/// Text laid out: lines with their glyphs, in points, nothing rounded.
///
/// x counts rightwards from the frame's left edge, y downwards from its top.
public struct TextFrame: Sendable {
  /// The width text was set in, or that of the widest line where it was unbounded.
  public let width: Points
  /// From the first line's ascent to the last line's descent.
  public let height: Points
  /// The lines, from the top.
  public let lines: [TextLine]
  /// Characters that no font given has a glyph for, each once, in the order of the text.
  public let missingCharacters: [Unicode.Scalar]
  /// What a reader would notice: text left out, ink cut off, lines too wide. From the top.
  public let flags: [FrameFlag]
}

/// One line of a frame.
public struct TextLine: Sendable {
  /// The part of the text it shows, in UTF-8 bytes, with trailing spaces and line ends, and with
  /// what an ellipsis stands for.
  public let range: Range<Int>
  /// What it says, without trailing spaces and line ends, with the ellipsis or hyphen it shows.
  public let text: String
  /// Its baseline, downwards from the frame's top.
  public let baseline: Points
  /// The left edge of its first visible glyph's advance.
  public let left: Points
  /// The advances of what it shows, without trailing spaces.
  public let width: Points
  /// The top of its box, downwards from the frame's top.
  public let top: Points
  /// The bottom of its box, downwards from the frame's top.
  public let bottom: Points
  /// How far its faces reach above the baseline.
  public let ascent: Points
  /// How far its faces reach below the baseline; positive.
  public let descent: Points
  /// Whether its style makes it lower than its faces ask for, so that ink may leave its box.
  public let isLowered: Bool
  /// Its glyphs, from left to right.
  public let runs: [GlyphRun]
  /// The room of pictures that stand in the text, from left to right.
  public let boxes: [TextBox]
  /// The lines below and through its letters, from left to right.
  public let decorations: [DecorationLine]
}

/// The room that a line keeps for a picture.
public struct TextBox: Hashable, Sendable {
  /// Which span of the text it is of, from 0.
  public let span: Int
  /// Its left edge, rightwards from the frame's left edge.
  public let left: Points
  /// How far it moves what follows.
  public let width: Points
  /// How far it is raised above the line's baseline.
  public let rise: Points
  /// The size of the text around it.
  public let pointSize: Points
  /// The colour of the text around it.
  public let color: RGBAColor
}

/// Neighbouring glyphs of one line in one font, size and colour, from left to right.
public struct GlyphRun: Sendable {
  /// The face.
  public let face: FontFace
  /// The face and its place in the design space.
  public let instance: FontInstance
  /// The size.
  public let pointSize: Points
  /// The colour.
  public let color: RGBAColor
  /// Which span of the text it is of, from 0.
  public let span: Int
  /// Whether its text runs from right to left.
  public let isRightToLeft: Bool
  /// The script's ISO 15924 code, such as `Latn`.
  public let script: String
  /// The glyphs, from left to right.
  public let glyphs: [PositionedGlyph]
  /// What was wished of the face that it is not.
  public let shortfalls: [FontShortfall]
  /// Whether it is an ellipsis or hyphen that the text does not hold.
  public let isMark: Bool

  let font: HarfBuzzFont
}

/// A glyph and where it stands.
public struct PositionedGlyph: Hashable, Sendable {
  /// The glyph's number in its face.
  public let id: UInt32
  /// The first UTF-8 byte of the text that it stands for.
  public let cluster: Int
  /// Where its origin stands, rightwards from the frame's left edge.
  public let x: Points
  /// How far its origin is raised above the line's baseline.
  public let rise: Points
  /// How far it moves what follows, in points, with what is added around it.
  public let advance: Points
  /// The same in font units, without what is added.
  public let advanceUnits: Int
  /// How far it stands off the pen, rightwards, in font units.
  public let offsetUnitsX: Int
  /// How far it stands off the baseline, upwards, in font units.
  public let offsetUnitsY: Int
}

extension TextFrame {
  /// A fitted text, placed in a width or in that of its widest line.
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

  /// The first line's baseline, downwards from the frame's top.
  public var firstBaseline: Points? { lines.first?.baseline }
  /// The last line's baseline, downwards from the frame's top.
  public var lastBaseline: Points? { lines.last?.baseline }
}

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
  /// The thickness of a stroke.
  public let thickness: Points
  /// How many strokes it has, one thickness apart: 1 or 2.
  public let strokeCount: Int
  /// Its colour.
  public let color: RGBAColor

  /// From its top to its bottom.
  public var height: Points { thickness * Double(2 * strokeCount - 1) }
}

/// Something about a frame that a reader of the text would notice, and where.
///
/// Lines count from 1, as people do; ranges are UTF-8 bytes of the text.
public enum FrameFlag: Hashable, Sendable {
  /// The text is set at a part of its size, so that it fits.
  case shrunk(factor: Double)
  /// A line is set tighter by some em, so that it fits.
  case tightened(line: Int, em: Double)
  /// Text is left out, by an ellipsis or without a sign.
  case truncated(line: Int, hidden: Range<Int>)
  /// A line is wider than the frame.
  case overflows(line: Int, range: Range<Int>, by: Points)
  /// Ink leaves the box of a line that its style made lower than its faces ask for.
  case clipped(line: Int, range: Range<Int>, above: Points, below: Points)
  /// A word wider than the frame is cut at a place where no line may end.
  case brokenWord(line: Int, at: Int)
  /// A face is not what was wished of it.
  case shortfall(line: Int, range: Range<Int>, FontShortfall)
  /// A face has no glyph for some characters, and shows its sign for that.
  case tofu(line: Int, range: Range<Int>, text: String)
}
