import DynamicType
import TextEngine

/// A stretch of a line that is in one font and runs one way: what a program without fallback can
/// draw at once.
struct LabelPiece {
  /// A run in its font.
  let run: GlyphRun
  /// Where it begins, rightwards from the frame's left edge.
  let left: Points
  var width: Points
  /// `nil` for a whole line, whose directions its text tells.
  let isRightToLeft: Bool?
  /// What it holds of the text, in UTF-8 bytes.
  var range: Range<Int>

  /// The whole line where it is in one font, or else its stretches, from left to right.
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

  /// This with what stands right of it, where both are alike and one goes on where the other ends.
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
