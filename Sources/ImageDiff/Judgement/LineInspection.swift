import Imaging

/// Measures one line of both pictures.
struct LineInspection {
  let expected: InkPlane
  let actual: InkPlane
  /// The line's rows in the expected plane; those of the actual picture lie `down` rows lower.
  let rows: Range<Int>
  let down: Int

  /// The longest glyph cluster, in heights of the line and at least in px.
  private static let longest = (heights: 0.6, pixels: 8)
  /// Columns taken around a section.
  private static let margin = 2
  /// How far the ink may have grown otherwise than its fullest, as a share.
  private static let evenly = 0.35

  /// A line by its rows in both planes, which may have moved.
  init(expected: InkPlane, actual: InkPlane, rows: Range<Int>, actualRows: Range<Int>) {
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

  /// Some columns of the line and a few around.
  func section(around columns: Range<Int>) -> LineSection {
    section(
      columns: max(
        0, columns.lowerBound - LineInspection.margin)..<min(
          expected.width, columns.upperBound + LineInspection.margin))
  }

  /// Both pictures by one measure, unless one is so much fuller that shapes would not compare.
  private func section(columns: Range<Int>) -> LineSection {
    let old = LineMeasures(expected, rows: rows, columns: columns)
    let new = LineMeasures(actual, rows: actualRows, columns: columns)
    let isFuller = LineInspection.isFuller(old, new)
    let measure = Float(max(1, old.contrast == 0 ? new.contrast : old.contrast))
    let patch = LinePatch(
      expected: expected, actual: actual, rows: rows, columns: columns, down: down,
      contrasts: (measure, isFuller ? Float(new.contrast) : measure))
    let longest = max(
      LineInspection.longest.pixels, Int(Double(patch.height) * LineInspection.longest.heights))
    return LineSection(
      columns: columns, isFuller: isFuller, expected: old, actual: new, patch: patch,
      clusters: GlyphCluster.clusters(in: patch, longest: longest))
  }

  /// Whether the ink of one is much fuller than that of another, all of it.
  ///
  /// Where ink came or went, it is not: the rest is as full as before.
  private static func isFuller(_ old: LineMeasures, _ new: LineMeasures) -> Bool {
    guard old.contrast > 0, new.contrast > 0 else { return false }
    let fuller = Double(new.contrast) / Double(old.contrast)
    return abs(fuller - 1) >= Threshold.contrast
      && abs(new.mass / max(old.mass, 1) / fuller - 1) < evenly
  }

  private var actualRows: Range<Int> { rows.lowerBound + down..<rows.upperBound + down }
}
