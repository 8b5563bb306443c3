import Imaging

/// Measures one line of both pictures.
struct LineInspection {
  let expected: InkPlane
  let actual: InkPlane
  /// The rows of the line in the expected plane; in the actual picture they are `down` rows lower.
  let rows: Range<Int>
  let down: Int

  /// The greatest length of a glyph cluster, in heights of the line and at least in px.
  private static let longest = (heights: 0.6, pixels: 8)
  /// The number of columns added around a section.
  private static let margin = 2
  /// The least change of the fullest ink that is compensated, as a share.
  private static let leastGain = 0.06
  /// The permitted difference between the growth of all ink and that of the fullest, as a share.
  private static let evenly = 0.35
  /// The difference that may remain if both are measured by their own fullest ink, as a share of
  /// the difference before: redrawn 0.45, recoloured 0.34.
  private static let remaining: Float = 0.4
  /// The change of the fullest ink beyond any redrawing, as a ratio, and the permitted deviation of
  /// all ink from it.
  private static let far = (ratio: 1.3, evenly: 0.1)

  /// Creates the inspection of a line by its rows in both planes, which may have moved.
  init(
    expected: InkPlane, actual: InkPlane, rows: Range<Int>, actualRows: Range<Int>
  ) {
    self.expected = expected
    self.actual = actual
    let top = actualRows.lowerBound - rows.lowerBound
    let bottom = actualRows.upperBound - rows.upperBound
    let hasMoved = top.signum() == bottom.signum() && min(abs(top), abs(bottom)) > 1
    let down = hasMoved ? (top + bottom) / 2 : 0
    self.down = down
    self.rows =
      min(
        rows.lowerBound, actualRows.lowerBound - down)..<max(
        rows.upperBound, actualRows.upperBound - down)
  }

  /// The whole line.
  var whole: LineSection { section(columns: 0..<expected.width) }

  /// Returns some columns of the line and a few around.
  func section(around columns: Range<Int>) -> LineSection {
    section(
      columns: max(
        0, columns.lowerBound - LineInspection.margin)..<min(
          expected.width, columns.upperBound + LineInspection.margin))
  }

  /// Returns a section that measures both pictures by one contrast, unless one is much fuller.
  private func section(columns: Range<Int>) -> LineSection {
    let old = LineMeasures(expected, rows: rows, columns: columns)
    let new = LineMeasures(actual, rows: actualRows, columns: columns)
    let measure = Float(max(1, old.contrast == 0 ? new.contrast : old.contrast))
    let patch = { (contrast: Float) in
      LinePatch(
        expected: expected, actual: actual, rows: rows, columns: columns, down: down,
        contrasts: (measure, contrast))
    }
    let plain = patch(measure)
    let fuller =
      LineInspection.mayBeFuller(old, new) ? patch(Float(new.contrast)) : nil
    let isFuller = fuller.map { LineInspection.isFuller(old, new, plain, $0) } ?? false
    let told = isFuller ? fuller ?? plain : plain
    let gain = isFuller ? LineInspection.ratio(old, new) : 1
    let longest = max(
      LineInspection.longest.pixels, Int(Double(told.height) * LineInspection.longest.heights))
    return LineSection(
      columns: columns, gain: gain, expected: old, actual: new, patch: told,
      clusters: GlyphCluster.clusters(in: told, longest: longest))
  }

  /// Returns whether the fullest ink of one is much fuller than that of the other, and the rest
  /// about as much.
  ///
  /// That is not so where ink came or went: the rest is then as full as before.
  private static func mayBeFuller(_ old: LineMeasures, _ new: LineMeasures) -> Bool {
    guard old.contrast > 0, new.contrast > 0 else { return false }
    let ratio = ratio(old, new)
    return abs(ratio - 1) >= leastGain
      && abs(new.mass / max(old.mass, 1) / ratio - 1) < evenly
  }

  /// Returns whether all ink is fuller. In strokes thinner than a pixel, the fullest ink is chance.
  private static func isFuller(
    _ old: LineMeasures, _ new: LineMeasures, _ plain: LinePatch, _ fuller: LinePatch
  ) -> Bool {
    let ratio = ratio(old, new)
    // Where most of it is the same, what is fuller is a part.
    guard plain.sameShare < Thresholds.sameMeans else { return false }
    let isFar =
      max(ratio, 1 / ratio) >= far.ratio
      && abs(new.mass / max(old.mass, 1) / ratio - 1) < far.evenly
    return isFar || min(old.fullShare, new.fullShare) >= LineMeasures.telling
      || fuller.difference < plain.difference * remaining
  }

  private static func ratio(_ old: LineMeasures, _ new: LineMeasures) -> Double {
    Double(new.contrast) / Double(max(1, old.contrast))
  }

  private var actualRows: Range<Int> { rows.lowerBound + down..<rows.upperBound + down }
}
