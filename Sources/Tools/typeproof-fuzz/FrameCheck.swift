import DynamicType
import TextEngine

/// What holds of each frame, whatever was set in it.
struct FrameCheck {
  private let frame: TextFrame
  private let text: String

  /// The frame of a text.
  init(_ frame: TextFrame, of text: String) {
    self.frame = frame
    self.text = text
  }

  /// - Throws: ``FuzzFinding`` where a number is none, or lines lose their order or their text.
  func check() throws(FuzzFinding) {
    guard frame.width.value.isFinite, frame.height.value.isFinite, frame.width >= 0 else {
      throw FuzzFinding(description: "A frame is \(frame.width) × \(frame.height) pt.")
    }
    var end = 0
    for line in frame.lines {
      guard line.range.lowerBound >= end, line.range.upperBound <= text.utf8.count else {
        throw FuzzFinding(description: "A line shows \(line.range) after \(end).")
      }
      end = line.range.upperBound
      for glyph in line.runs.flatMap(\.glyphs) {
        guard glyph.x.value.isFinite, glyph.rise.value.isFinite, glyph.advance.value.isFinite,
          line.range.contains(glyph.cluster) || line.range.upperBound == glyph.cluster
            || line.runs.contains(where: \.isMark)
        else {
          throw FuzzFinding(
            description: "A glyph of byte \(glyph.cluster) stands at \(glyph.x) in \(line.range).")
        }
      }
    }
  }
}
