import Imaging

/// A rule that both pictures have in one place, in another colour, on a line that is the same.
struct RecoloredRule {
  /// Where it is, in places of the planes.
  let box: PixelRect
  let from: RGBAColor
  let to: RGBAColor

  /// `nil` where there is none, or anything else of the line differs.
  init?(in patch: LinePatch, rows: Range<Int>, of planes: FieldPlanes) {
    guard planes.expectedReader.picture.format == .rgba8,
      let rule = InkRule.shared(in: patch)
    else { return nil }
    let box = PixelRect(
      x: rule.x, y: rows.lowerBound - 1 + rule.y, width: rule.width, height: rule.height)
    guard planes.isSame(rows: rows.lowerBound..<max(rows.lowerBound, box.y - 1)),
      planes.isSame(rows: min(rows.upperBound, box.maxY + 1)..<rows.upperBound)
    else { return nil }
    let place = PixelRect(
      x: planes.origin.x + box.x, y: planes.origin.y + box.y, width: box.width, height: box.height)
    // What most of its pixels show: letters that it crosses keep their colour.
    let (old, new) = (
      Ground.color(of: planes.expectedReader.picture, in: place),
      Ground.color(of: planes.actualReader.picture, in: place)
    )
    guard old.distance(to: new) > Thresholds.level else { return nil }
    (self.box, from, to) = (box, old.color, new.color)
  }
}
