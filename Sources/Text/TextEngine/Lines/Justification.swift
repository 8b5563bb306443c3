/// Widens the spaces of a line until it is as wide as the frame.
///
/// Only U+0020 and U+00A0 widen, after the first letter and the last tab. Letters are never moved
/// apart, and no kashida is drawn, so joined scripts stay joined.
struct Justification {
  let text: TextUnits

  func justified(_ line: ComposedLine, to width: Double) -> ComposedLine {
    guard line.width < width, !isLastOfParagraph(line) else { return line }
    let spaces = spaces(of: line)
    guard !spaces.isEmpty else { return line }
    var justified = line
    let room = (width - line.width) / Double(spaces.count)
    for (piece, glyph) in spaces { justified.pieces[piece].add(room, to: \.right, at: glyph) }
    justified.width = width
    return justified
  }

  private func isLastOfParagraph(_ line: ComposedLine) -> Bool {
    line.range.upperBound == text.count || text.isLineEnd(at: line.range.upperBound - 1)
  }

  /// Returns the last glyph of each space that widens, with its piece.
  private func spaces(of line: ComposedLine) -> [(piece: Int, glyph: Int)] {
    let visible = text.trimmed(line.range)
    let lastTab = visible.last { text.isTab(at: $0) }
    let first = (lastTab.map { $0 + 1 } ?? visible.lowerBound)..<visible.upperBound
    guard let letter = first.first(where: { !text.isWordSpace(at: $0) }) else { return [] }
    var spaces: [(piece: Int, glyph: Int)] = []
    for (index, piece) in line.pieces.enumerated() where !piece.isMark {
      for cluster in piece.clusters {
        let unit = piece.glyphs[cluster.lowerBound].cluster
        if unit > letter, unit < visible.upperBound, text.isWordSpace(at: unit) {
          spaces.append((index, cluster.upperBound - 1))
        }
      }
    }
    return spaces
  }
}
