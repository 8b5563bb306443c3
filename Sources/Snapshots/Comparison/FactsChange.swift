public import DynamicType

/// One fact of a cell that is not what was recorded; `from` is the golden's, `to` is today's.
public indirect enum FactsChange: Hashable, Sendable {
  /// The version of Unicode, where neither today's library nor the suite's recording has it.
  case unicode(from: String, to: String)
  /// What the text says, wherever its lines end: the words that differ.
  case text(from: String, to: String)
  /// The point size.
  case pointSize(from: Points, to: Points)
  /// The style's leading; `nil` where lines are as tall as the face says.
  case leading(from: Points?, to: Points?)
  /// How the size is known, in the words of the layout text.
  case provenance(from: String?, to: String?)
  /// The weight asked for.
  case weight(from: FontWeight, to: FontWeight)
  /// The faces the text is set in, by name.
  case faces(from: [String], to: [String])
  /// The content of a font file, whose name is the same.
  case fontContent(name: String)
  /// Where a variable font stands.
  case instance(name: String, from: String, to: String)
  /// The width the text is set in.
  case boundedWidth(from: Points?, to: Points?)
  /// How else the text is set: ink, language, direction, features.
  case setting(from: String, to: String)
  /// How a stretch of the text is set, by UTF-8 bytes; `nil` where it is set as the rest.
  case run(range: Range<Int>, from: String?, to: String?)
  /// What the pixels may differ by, and why.
  case tolerance(from: String?, to: String?)
  /// What a reader would notice.
  case flags(from: [CellFacts.Flag], to: [CellFacts.Flag])
  /// Where lines end, though they say the same together.
  case reflow(Reflow)
  /// What a line says; lines count from 1.
  case lineText(line: Int, from: String, to: String)
  /// The number of lines, where they do not say the same together.
  case lineCount(from: Int, to: Int)
  /// How wide a line is; lines count from 1.
  case lineWidth(line: Int, from: Points, to: Points)
  /// Where a line stands, by how far it moved; lines count from 1.
  case linePlace(line: Int, right: Points, down: Points)
  /// How high a line is, from the top of its box to the bottom; lines count from 1.
  case lineBox(line: Int, from: Points, to: Points)
  /// How far the ink of a line reaches; lines count from 1.
  case lineInk(line: Int)
  /// What a line stands for of the text, where it says the same; lines count from 1.
  case lineRange(line: Int, from: Range<Int>, to: Range<Int>)
  /// The size of the frame.
  case frame(from: String, to: String)
  /// The size of the picture, or where the frame lies in it.
  case picture(from: String, to: String)

  /// Something about a part of an interface.
  case element(ElementChange)

  /// Lines that end elsewhere.
  public struct Reflow: Hashable, Sendable {
    /// How many lines there were.
    public let lineCountBefore: Int
    /// How many lines there are.
    public let lineCount: Int
    /// The first line that ends elsewhere, from 1.
    public let line: Int
    /// What it said.
    public let textBefore: String
    /// What it says.
    public let text: String
  }
}
