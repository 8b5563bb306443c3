import Imaging

/// The measurements of a line that both pictures have and that differs.
struct MeasuredLine {
  let inspection: LineInspection
  /// Whether both pictures have equally many lines here. Where rows overlap, one may correspond to
  /// two.
  let isAsManyLines: Bool
  /// The whole line.
  let whole: LineSection
  let colors: LineColors
  /// Rules that came or went, in places of the planes. The rest is measured without them.
  let rules: [InkRule]
  /// The change in size, where the line grew or shrank much.
  let enlargement: Enlargement?
  /// The change in a rule's colour, where nothing else of the line differs.
  let recoloredRule: RecoloredRule?

  /// Measures a line of a field.
  init(_ planes: FieldPlanes, rows: Range<Int>, actualRows: Range<Int>, isAsManyLines: Bool) {
    self.isAsManyLines = isAsManyLines
    var inspection = LineInspection(
      expected: planes.expected, actual: planes.actual, rows: rows, actualRows: actualRows)
    var (whole, planes) = (inspection.whole, planes)
    recoloredRule =
      inspection.down == 0
      ? RecoloredRule(in: whole.patch, rows: inspection.rows, of: planes) : nil
    // Text of another size is higher or lower: of most lines, no more need be asked.
    enlargement =
      rows.count == actualRows.count
      ? nil
      : whole.sizeContrasts.lazy.compactMap { [whole, planes] contrasts in
        Enlargement(
          in: LinePatch(
            expected: planes.expected, rows: rows, actual: planes.actual, actualRows: actualRows,
            columns: whole.columns, contrasts: contrasts))
      }.first
    let (top, down) = (inspection.rows.lowerBound - 1, inspection.down)
    // Of text of another size, no long stroke is where it was.
    let found = enlargement == nil ? InkRule.rules(in: whole.patch) : []
    rules = found.map { rule in
      let box = rule.box
      return InkRule(
        box: PixelRect(x: box.x, y: top + box.y, width: box.width, height: box.height),
        isNew: rule.isNew)
    }
    if !rules.isEmpty {
      let rows = inspection.rows
      planes = planes.cut(
        toRows: rows, without: rules.map { $0.box.expanded(by: 1) }, down: down)
      inspection = LineInspection(
        expected: planes.expected, actual: planes.actual, rows: rows,
        actualRows: rows.lowerBound + down..<rows.upperBound + down)
      whole = inspection.whole
    }
    (self.inspection, self.whole) = (inspection, whole)
    colors = LineColors(planes, rows: inspection.rows, down: down)
  }
}

/// A rule that both pictures have in one place, with another colour, on a line that is otherwise
/// equal.
struct RecoloredRule {
  /// The box of the rule, in places of the planes.
  let box: PixelRect
  let from: RGBAColor
  let to: RGBAColor

  /// Finds such a rule; `nil` where there is none, or anything else of the line differs.
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
