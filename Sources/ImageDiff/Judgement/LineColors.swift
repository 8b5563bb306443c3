import Imaging

/// The colours of a line in both pictures.
struct LineColors {
  /// What a change of brightness may leave unexplained in a part of a line, and the full pixels of ink
  /// it takes: a dot drawn otherwise may be fainter by chance.
  private static let ofPart = (rest: 0.1, ink: 10.0)
  /// Glyph clusters that are asked for the colours of their edges.
  private static let asked = 12

  private let expected: InkedPixels
  private let actual: InkedPixels
  /// Column by column; `nil` where both pictures are grey.
  private let columns: (expected: ColumnColors, actual: ColumnColors)?

  init(_ planes: FieldPlanes, rows: Range<Int>, down: Int) {
    let area = planes.field.area
    expected = InkedPixels(
      reader: planes.expectedReader, plane: planes.expected, rows: rows, area: area)
    actual = InkedPixels(
      reader: planes.actualReader, plane: planes.actual,
      rows: rows.lowerBound + down..<rows.upperBound + down, area: area)
    let isGray = planes.expectedReader.picture.format == .gray8
    columns = isGray ? nil : (ColumnColors(expected), ColumnColors(actual))
  }

  /// Whether the colours of some columns are at least so far apart, their brightness set aside, and both
  /// have enough ink to tell.
  func hasChanged(columns range: Range<Int>, least: Double) -> Bool {
    guard let columns else { return false }
    let (old, new) = (columns.expected.color(columns: range), columns.actual.color(columns: range))
    return old.isTelling && new.isTelling && old.distance(to: new) >= least
  }

  /// The colours of ink that covers each pixel of some columns as much in both pictures; `nil` where it
  /// does not.
  func even(columns range: Range<Int>, contrast: UInt8) -> EvenInk? {
    EvenInk(expected: expected, actual: actual, columns: range, contrast: contrast)
  }

  /// The colours of a section as seen, where they differ.
  ///
  /// - Parameter isPart: Whether it is a part of a line, which must differ in nothing else.
  func recolored(_ evidence: SectionEvidence, isPart: Bool) -> (from: RGBAColor, to: RGBAColor)? {
    let (section, thresholds) = (evidence.section, evidence.thresholds)
    let isPure =
      evidence.total.fit.residual < LineColors.ofPart.rest
      && evidence.total.expectedMass > LineColors.ofPart.ink
    let least = isPart ? thresholds.clusterChroma : thresholds.chroma
    guard
      section.isFuller(by: thresholds) && (!isPart || isPure)
        || hasChanged(columns: section.columns, least: least)
    else { return nil }
    let from =
      (columns?.expected.color(columns: section.columns)
      ?? expected.color(columns: section.columns))
      .color(over: expected.reader.ground, ink: section.expected.contrast)
    let to =
      (columns?.actual.color(columns: section.columns)
      ?? actual.color(columns: section.columns))
      .color(over: actual.reader.ground, ink: section.actual.contrast)
    // Over another ground, the same colour stands off otherwise.
    return from == to ? nil : (from, to)
  }

  /// Whether the edges of glyphs are coloured in one picture, as drawn for the stripes of a screen, and
  /// not in the other.
  func smoothing(of clusters: [GlyphCluster], by thresholds: Thresholds) -> Cause? {
    guard columns != nil else { return nil }
    let step = max(1, clusters.count / LineColors.asked)
    let asked = stride(from: 0, to: clusters.count, by: step).map { clusters[$0].columns }
    let median = { (pixels: InkedPixels) in
      asked.isEmpty ? 0 : asked.map(pixels.fringe).sorted()[asked.count / 2]
    }
    let (old, new) = (median(expected), median(actual))
    if old < thresholds.fringe.gray, new >= thresholds.fringe.subpixel {
      return .antialiasing(from: .gray, to: .subpixel)
    }
    if new < thresholds.fringe.gray, old >= thresholds.fringe.subpixel {
      return .antialiasing(from: .subpixel, to: .gray)
    }
    return nil
  }
}
