public import DynamicType

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
