/// The parts of a section that have another hue, where some may not.
///
/// The average colour of all ink describes a line badly in which one word is red: neither picture
/// contains it.
struct HueChanges {
  /// A part of a section: its columns in either plane.
  typealias Part = (expected: Range<Int>, actual: Range<Int>)

  /// The parts that changed, from the left; parts with little ink are ignored.
  let parts: [Part]
  /// Whether nearly all ink changed alike, so that the average colour is that of each part.
  let isThroughout: Bool

  /// The share of ink that must have changed alike.
  private static let alike = 0.9

  /// Compares the glyph clusters of a section.
  ///
  /// - Parameter least: The least change of the average colour for a change throughout.
  init(of section: LineSection, in colors: LineColors, least: Double, by thresholds: Thresholds) {
    self.init(
      section.clusters.map {
        let columns = section.columns(of: $0)
        return ((columns, columns), $0.sums.expectedMass)
      }, of: section, in: colors, least: least, by: thresholds)
  }

  /// Compares a section, piece by piece where it moved, as other letters are then in the same
  /// columns.
  init(of evidence: SectionEvidence, in colors: LineColors, least: Double) {
    let (section, thresholds) = (evidence.section, evidence.thresholds)
    guard let pieces = evidence.movedPieces else {
      self.init(of: section, in: colors, least: least, by: thresholds)
      return
    }
    let columns = { (piece: LinePiece) in
      section.columns.lowerBound + piece.columns.lowerBound..<section.columns.lowerBound
        + piece.columns.upperBound
    }
    self.init(
      pieces.paired.map { ((columns($0.expected), columns($0.actual)), $0.expected.mass) },
      of: section, in: colors, least: least, by: thresholds)
  }

  private init(
    _ parts: [(Part, mass: Double)], of section: LineSection, in colors: LineColors,
    least: Double, by thresholds: Thresholds
  ) {
    let whole = colors.hueChange((section.columns, section.columns)) ?? SIMD4()
    var changed: [Part] = []
    var (all, alike) = (0.0, 0.0)
    for (part, mass) in parts {
      guard let change = colors.hueChange(part) else { continue }
      if Double(change.greatest) >= thresholds.clusterChroma { changed.append(part) }
      let isAlike =
        Double((change - whole).greatest) <= thresholds.clusterChroma
        && change.greatest * 2 >= whole.greatest
      all += mass
      alike += isAlike ? mass : 0
    }
    self.parts = changed
    isThroughout = Double(whole.greatest) >= least && alike >= HueChanges.alike * all
  }
}
