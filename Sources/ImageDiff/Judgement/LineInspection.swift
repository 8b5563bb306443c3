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
      min(rows.lowerBound, actualRows.lowerBound - down)..<max(
        rows.upperBound, actualRows.upperBound - down)
  }

  /// The glyph clusters of some columns.
  func clusters(columns: Range<Int>) -> [GlyphCluster] { clusters(of: patch(columns: columns)) }

  /// What is measured on some columns of the line.
  func evidence(columns: Range<Int>) -> SectionEvidence {
    let columns =
      max(0, columns.lowerBound - LineInspection.margin)..<min(
        expected.width, columns.upperBound + LineInspection.margin)
    let patch = patch(columns: columns)
    return SectionEvidence(
      patch: patch, columns: columns, contrasts: contrasts(columns: columns),
      isFuller: isFuller(columns: columns),
      clusters: clusters(of: patch))
  }

  /// From the first to the last of some columns in which a pixel differs; `nil` where none does.
  func differing(columns: Range<Int>) -> Range<Int>? {
    let patch = patch(columns: columns)
    let differing = columns.filter { column in
      (0..<patch.height).contains { row in
        let index = row * patch.width + column - columns.lowerBound
        return abs(patch.expected[index] - patch.actual[index]) > FitSums.same
      }
    }
    guard let first = differing.first, let last = differing.last else { return nil }
    return first..<last + 1
  }

  /// Whether the ink of some columns is much fuller in one picture, all of it.
  ///
  /// Where ink came or went, it is not: the rest is as full as before.
  func isFuller(columns: Range<Int>) -> Bool {
    let levels = contrasts(columns: columns)
    guard levels.expected > 0, levels.actual > 0 else { return false }
    let fuller = Double(levels.actual) / Double(levels.expected)
    guard abs(fuller - 1) >= Threshold.contrast else { return false }
    let old = expected.mass(rows: rows, columns: columns)
    let new = actual.mass(rows: actualRows, columns: columns)
    return abs(new / max(old, 1) / fuller - 1) < LineInspection.evenly
  }

  private func clusters(of patch: LinePatch) -> [GlyphCluster] {
    let longest = max(
      LineInspection.longest.pixels, Int(Double(patch.height) * LineInspection.longest.heights))
    return GlyphCluster.clusters(in: patch, longest: longest)
  }

  private var actualRows: Range<Int> { rows.lowerBound + down..<rows.upperBound + down }

  private func contrasts(columns: Range<Int>) -> (expected: UInt8, actual: UInt8) {
    (
      expected.contrast(rows: rows, columns: columns),
      actual.contrast(rows: actualRows, columns: columns)
    )
  }

  /// Both pictures by one measure, unless one is so much fuller that shapes would not compare.
  private func patch(columns: Range<Int>) -> LinePatch {
    let levels = contrasts(columns: columns)
    let measure = Float(max(1, levels.expected == 0 ? levels.actual : levels.expected))
    return LinePatch(
      expected: expected, actual: actual, rows: rows, columns: columns, down: down,
      contrasts: (measure, isFuller(columns: columns) ? Float(levels.actual) : measure))
  }
}
