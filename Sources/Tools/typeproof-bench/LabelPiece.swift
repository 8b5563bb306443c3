import DynamicType
import TextEngine

/// A stretch of a line in one font and one direction, which a program without fallback fonts can
/// draw at once.
struct LabelPiece {
  /// The glyphs, all in one font.
  let run: GlyphRun
  /// The left edge, from that of the frame.
  let left: Points
  var width: Points
  /// Whether the piece runs from right to left; `nil` for a whole line, whose directions follow
  /// from its text.
  let isRightToLeft: Bool?
  /// The range of the text, in UTF-8 bytes.
  var range: Range<Int>

  /// Returns the whole line if it is in one font, or otherwise its stretches from left to right.
  static func pieces(of line: TextLine) -> [LabelPiece] {
    guard let first = line.runs.first else { return [] }
    if line.runs.allSatisfy({ $0.instance == first.instance }) {
      return [
        LabelPiece(
          run: first, left: line.left, width: line.width, isRightToLeft: nil, range: line.range)
      ]
    }
    let starts = line.runs.compactMap { $0.glyphs.map(\.cluster).min() }
    var pieces: [LabelPiece] = []
    var left = line.left
    for (run, start) in zip(line.runs, starts) {
      let width = run.glyphs.reduce(Points.zero) { $0 + $1.advance }
      let end = starts.filter { $0 > start }.min() ?? line.range.upperBound
      let piece = LabelPiece(
        run: run, left: left, width: width, isRightToLeft: run.isRightToLeft, range: start..<end)
      if let longer = pieces.last?.joined(to: piece) {
        pieces[pieces.count - 1] = longer
      } else {
        pieces.append(piece)
      }
      left = left + width
    }
    return pieces
  }

  /// Returns the piece joined to the one at its right, if they are alike and adjacent; `nil`
  /// otherwise.
  private func joined(to right: LabelPiece) -> LabelPiece? {
    guard run.instance == right.run.instance, isRightToLeft == right.isRightToLeft else {
      return nil
    }
    let (former, latter) = isRightToLeft == true ? (right, self) : (self, right)
    guard former.range.upperBound == latter.range.lowerBound else { return nil }
    var joined = self
    joined.width = width + right.width
    joined.range = former.range.lowerBound..<latter.range.upperBound
    return joined
  }
}
