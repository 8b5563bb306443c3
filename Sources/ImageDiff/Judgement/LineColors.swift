import Imaging

/// The colours of a line in both pictures, where these have any.
struct LineColors {
  /// `nil` where both pictures are grey.
  private let columns: (expected: ColumnColors, actual: ColumnColors)?
  /// What a change of brightness may leave unexplained in a part of a line, and the full pixels of ink
  /// it takes: a dot drawn otherwise may be fainter by chance.
  private static let rest = 0.1
  private static let least = 10.0

  private let grounds: (expected: Premultiplied, actual: Premultiplied)

  init(_ planes: FieldPlanes, rows: Range<Int>, down: Int) {
    grounds = (planes.field.expectedGround, planes.field.actualGround)
    guard planes.expectedReader.picture.format == .rgba8 else {
      columns = nil
      return
    }
    let area = planes.field.area
    let lower = rows.lowerBound + down..<rows.upperBound + down
    columns = (
      ColumnColors(planes.expectedReader, plane: planes.expected, rows: rows, area: area),
      ColumnColors(planes.actualReader, plane: planes.actual, rows: lower, area: area)
    )
  }

  /// How far the colours of some columns are apart, their brightness set aside; `nil` where that is
  /// less than `least` or either has too little ink to tell.
  func change(columns range: Range<Int>, least: Double) -> Double? {
    guard let columns else { return nil }
    let (old, new) = (columns.expected.color(columns: range), columns.actual.color(columns: range))
    guard old.isTelling, new.isTelling else { return nil }
    let change = old.distance(to: new)
    return change >= least ? change : nil
  }

  /// The colours of a section as seen, where they differ.
  ///
  /// - Parameter isPart: Whether it is a part of a line, which must differ in nothing else.
  func recolored(_ evidence: SectionEvidence, isPart: Bool) -> (from: RGBAColor, to: RGBAColor)? {
    let isFuller =
      evidence.section.isFuller
      && (!isPart
        || evidence.total.fit.residual < LineColors.rest
          && evidence.total.expectedMass > LineColors.least)
    let least = isPart ? Threshold.clusterChroma : Threshold.chroma
    guard isFuller || change(columns: evidence.section.columns, least: least) != nil else { return nil }
    let (old, new) = inks(evidence.section.columns)
    return (
      old.color(over: grounds.expected, ink: evidence.section.expected.contrast),
      new.color(over: grounds.actual, ink: evidence.section.actual.contrast)
    )
  }

  private func inks(_ range: Range<Int>) -> (InkColor, InkColor) {
    guard let columns else {
      return (InkColor(gray: grounds.expected), InkColor(gray: grounds.actual))
    }
    return (columns.expected.color(columns: range), columns.actual.color(columns: range))
  }
}
