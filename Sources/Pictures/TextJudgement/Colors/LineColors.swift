import Imaging

/// The colours of a line in both pictures.
struct LineColors {
  /// What a change of brightness may leave unexplained in a part, as a share of its edges, and the
  /// least ink in full pixels: a dot from another rasteriser may be fainter by chance.
  private static let ofPart = (rest: 0.1, ink: 10.0)
  /// The share of the line's fullest ink from which a part counts as equally full.
  private static let asFull = 0.85
  /// The greatest number of glyph clusters whose edge colours are examined.
  private static let asked = 12

  private let expected: InkedPixels
  private let actual: InkedPixels
  private let isGray: Bool
  /// The colours column by column; `nil` where both pictures are grey, and all ink is darker than
  /// its background, or all lighter.
  private let columns: (expected: ColumnColors, actual: ColumnColors)?

  init(_ planes: FieldPlanes, rows: Range<Int>, down: Int) {
    let area = planes.field.area
    expected = InkedPixels(
      reader: planes.expectedReader, plane: planes.expected, rows: rows, area: area)
    actual = InkedPixels(
      reader: planes.actualReader, plane: planes.actual,
      rows: rows.lowerBound + down..<rows.upperBound + down, area: area)
    isGray = planes.expectedReader.picture.format == .gray8
    let isOneSided = [planes.expectedReader, planes.actualReader].allSatisfy {
      LineColors.isExtreme($0.ground)
    }
    columns = isGray && isOneSided ? nil : (ColumnColors(expected), ColumnColors(actual))
  }

  /// Returns whether ink over a grey can only be lighter, or only darker.
  private static func isExtreme(_ ground: Premultiplied) -> Bool {
    let level = ground.channels.x
    return level <= Thresholds.level || level >= 255 - Thresholds.level
  }

  /// Returns the change of a part's colour apart from its brightness, except whether it is darker
  /// than its background. `nil` where that cannot have changed, or either picture has too little
  /// ink.
  func hueChange(_ part: HueChanges.Part) -> SIMD4<Float>? {
    guard let columns else { return nil }
    let (old, new) = (
      columns.expected.color(columns: part.expected), columns.actual.color(columns: part.actual)
    )
    return old.isTelling && new.isTelling ? new.direction - old.direction : nil
  }

  /// Returns whether the colours of some columns differ at least so much, apart from brightness,
  /// with enough ink in both.
  func hasChanged(columns range: Range<Int>, least: Double) -> Bool {
    hueChange((range, range)).map { Double($0.greatest) >= least } ?? false
  }

  /// Returns whether each pixel of some columns is the same in both pictures, apart from a level or
  /// two.
  func isSame(columns range: Range<Int>) -> Bool {
    zip(expected.rows, actual.rows).allSatisfy { row, other in
      range.allSatisfy { column in
        guard expected.hasInk(row, column) || actual.hasInk(other, column) else { return true }
        let change = actual.added(other, column) - expected.added(row, column)
        return change.greatest <= Float(Thresholds.level)
      }
    }
  }

  /// Returns the colours of ink that covers each pixel of some columns equally in both pictures;
  /// `nil` where it does not.
  func even(columns range: Range<Int>, contrast: UInt8) -> EvenInk? {
    EvenInk(expected: expected, actual: actual, columns: range, contrast: contrast)
  }

  /// Returns the same, relative to the columns' own fullest ink, or to the line's where that is
  /// about as full. In a thin word, the fullest ink is chance.
  func even(columns range: Range<Int>, of line: LineSection) -> EvenInk? {
    let own = LineColors.contrast(of: expected, columns: [range])
    let isAsFull = Double(own) >= LineColors.asFull * Double(line.expected.contrast)
    return even(columns: range, contrast: isAsFull ? line.expected.contrast : own)
  }

  /// Returns the difference on a line whose glyph clusters have the same ink; `nil` where there is
  /// none.
  func faintChange(of line: LineSection, by thresholds: Thresholds) -> FaintChange? {
    FaintChange(of: line, expected: expected, actual: actual, by: thresholds)
  }

  /// Returns the level of the fullest ink in some columns.
  private static func contrast(of pixels: InkedPixels, columns: [Range<Int>]) -> UInt8 {
    columns.map { InkLevels(pixels.plane, rows: pixels.rows, columns: $0).contrast }.max() ?? 0
  }

  /// Returns the visible colours of a section, where they differ.
  ///
  /// - Parameter isPart: Whether it is a part of a line, where nothing else may differ.
  func recolored(_ evidence: SectionEvidence, isPart: Bool) -> Recoloring? {
    let (section, thresholds) = (evidence.section, evidence.thresholds)
    let isPure =
      evidence.total.fit.residual < LineColors.ofPart.rest
      && evidence.total.expectedMass > LineColors.ofPart.ink
    let hues = HueChanges(
      of: evidence, in: self, least: isPart ? thresholds.clusterChroma : thresholds.chroma)
    if !hues.parts.isEmpty, !hues.isThroughout { return recolored(hues.parts, by: thresholds) }
    guard hues.isThroughout || section.isFuller(by: thresholds) && (!isPart || isPure) else {
      return nil
    }
    return recolored(section, by: thresholds)
  }

  /// Returns the colours of a line whose letters moved, and which has one colour in each picture;
  /// `nil` where it is the same.
  func recoloredAll(_ line: LineSection, by thresholds: Thresholds) -> Recoloring? {
    guard
      line.isFuller(by: thresholds) || line.isFullerByItself(by: thresholds)
        || hasChanged(columns: line.columns, least: thresholds.chroma),
      max(expected.fringe(columns: line.columns), actual.fringe(columns: line.columns))
        < thresholds.fringe.gray
    else { return nil }
    return recolored(line, by: thresholds)
  }

  private func recolored(_ section: LineSection, by thresholds: Thresholds) -> Recoloring? {
    recoloring(
      [(section.columns, section.columns)],
      contrasts: (section.expected.contrast, section.actual.contrast), hull: nil, by: thresholds)
  }

  /// Returns the colours of some parts by their own fullest ink, where they differ.
  func recolored(_ parts: [HueChanges.Part], by thresholds: Thresholds) -> Recoloring? {
    let columns = parts.map(\.expected)
    guard let first = columns.map(\.lowerBound).min(), let end = columns.map(\.upperBound).max()
    else { return nil }
    return recoloring(
      parts,
      contrasts: (
        LineColors.contrast(of: expected, columns: columns),
        LineColors.contrast(of: actual, columns: parts.map(\.actual))
      ), hull: first..<end, by: thresholds)
  }

  private func recoloring(
    _ asked: [HueChanges.Part], contrasts: (expected: UInt8, actual: UInt8), hull: Range<Int>?,
    by thresholds: Thresholds
  ) -> Recoloring? {
    let old = columns?.expected ?? ColumnColors(expected)
    let new = columns?.actual ?? ColumnColors(actual)
    let (ground, other) = (expected.reader.ground, actual.reader.ground)
    let seen = SeenColors(
      from: old.color(columns: asked.map(\.expected)).color(over: ground, ink: contrasts.expected),
      to: new.color(columns: asked.map(\.actual)).color(over: other, ink: contrasts.actual),
      expectedGround: ground, actualGround: other)
    guard seen.from != seen.to, ground == other || seen.areApart(by: thresholds.color) else {
      return nil
    }
    return Recoloring(from: seen.from.color, to: seen.to.color, columns: hull)
  }

  /// Returns the change in smoothing where glyph edges are coloured in only one picture, as drawn
  /// for the stripes of a screen.
  func smoothing(of clusters: [GlyphCluster], by thresholds: Thresholds) -> Cause? {
    guard !isGray else { return nil }
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

/// The colour of ink in each column of a line in one picture.
struct ColumnColors {
  /// What the column's inked pixels add to the background.
  private var added: [SIMD4<Float>]
  /// The ink of each column.
  private var ink: [Float]

  init(_ pixels: InkedPixels) {
    var added = [SIMD4<Float>](repeating: SIMD4(), count: pixels.plane.width)
    var total = [Float](repeating: 0, count: pixels.plane.width)
    pixels.forEach(columns: 0..<pixels.plane.width) { column, more, ink in
      added[column] += more
      total[column] += ink
    }
    self.added = added
    ink = total
  }

  /// Returns the colour of all ink in some columns.
  func color(columns: Range<Int>) -> InkColor { color(columns: [columns]) }

  /// Returns the colour of all ink in several ranges of columns.
  func color(columns: [Range<Int>]) -> InkColor {
    InkColor(
      added: columns.reduce(SIMD4()) { added[$1].reduce($0, +) },
      ink: columns.reduce(0) { ink[$1].reduce($0, +) })
  }
}
