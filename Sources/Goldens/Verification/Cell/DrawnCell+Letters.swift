import Changes
import ImageDiff
import Imaging

extension DrawnCell {
  /// Whether a picture of the same size shows the letters that are drawn today, each where it is drawn.
  ///
  /// Places come from the layout of today and not from the layout text beside a golden, which whoever forges
  /// the picture can forge with it.
  func showsSameLetters(as picture: Bitmap) -> Bool {
    let isAll = if case .text = layout { true } else { false }
    return LetterComparison(
      expected: picture, actual: bitmap, letters: characters.letterAreas, isAll: isAll
    ).isSame
  }
}

extension CharacterMap {
  /// Where each cluster of glyphs is, as high as its line, in whole px.
  fileprivate var letterAreas: [PixelRect] {
    lines.flatMap { line in
      let top = Int(line.rows.lowerBound.rounded(.down))
      let bottom = Int(line.rows.upperBound.rounded(.up))
      return line.clusters.map { cluster in
        let left = Int(cluster.columns.lowerBound.rounded(.down))
        let right = Int(cluster.columns.upperBound.rounded(.up))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
      }
    }
  }
}
