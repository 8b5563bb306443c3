/// A line that both pictures have and that differs, measured.
struct MeasuredLine {
  let inspection: LineInspection
  /// All of it.
  let whole: LineSection
  let colors: LineColors

  /// Measures a line of a field.
  init(_ planes: FieldPlanes, rows: Range<Int>, actualRows: Range<Int>) {
    inspection = LineInspection(
      expected: planes.expected, actual: planes.actual, rows: rows, actualRows: actualRows)
    whole = inspection.whole
    colors = LineColors(planes, rows: inspection.rows, down: inspection.down)
  }
}
