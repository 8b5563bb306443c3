import Imaging

/// The measurements of a section of a line: all of it, or the part that differs where the rest is
/// the same.
struct SectionEvidence {
  let section: LineSection
  /// The sums of all clusters.
  let total: FitSums
  /// The pairing of pieces; `nil` where it was not made, or there are too many.
  let pieces: PieceAlignment?
  /// The pattern in the movement of the text.
  let pattern: DisplacementPattern
  /// Whether the pattern was found from whole pieces, since they moved too far for a fit.
  let isFarMoved: Bool
  /// The relative increase in width; 0 where pieces were not compared.
  let widening: Double
  /// Whether the movement of each piece follows from that increase.
  let isStretched: Bool

  /// The thresholds for the judgement.
  let thresholds: Thresholds

  init(of section: LineSection, by thresholds: Thresholds) {
    self.section = section
    self.thresholds = thresholds
    let (patch, clusters) = (section.patch, section.clusters)
    total = clusters.reduce(into: FitSums()) { $0 += $1.sums }

    let near = SectionEvidence.nearSearch(clusters.map(\.displacement), by: thresholds).pattern
    let residual = total.fit.residual
    guard near != .still || residual > thresholds.residual else {
      (pieces, pattern, isFarMoved, widening, isStretched) = (nil, near, false, 0, false)
      return
    }
    pieces = PieceAlignment(
      expected: LinePiece.pieces(of: patch.expected, in: patch),
      actual: LinePiece.pieces(of: patch.actual, in: patch), height: patch.height)
    let search = PatternSearch(
      pieces: pieces?.moved ?? [], noise: 0.3, least: Thresholds.farShift,
      leastOfSome: Thresholds.farShift
    ).withoutOutliers
    widening = search.slope.perPixel
    isStretched = search.isStretched
    let far = residual > thresholds.residual ? search.pattern : .still
    let aligned = SectionEvidence.realigned(patch, pieces?.moved ?? [])
    isFarMoved = far != .still && aligned.difference < patch.difference
    pattern =
      isFarMoved ? far : SectionEvidence.refined(near, of: section, pieces, by: thresholds)
  }

  /// Returns the pattern found by fits, refined.
  ///
  /// Ink that came or went moves the middle of what is left, so its columns are ignored. Where all
  /// pieces are in both pictures, their pattern is used: the middle of ink is exact where a fit
  /// misjudges fractions of a pixel.
  private static func refined(
    _ near: DisplacementPattern, of section: LineSection, _ pieces: PieceAlignment?,
    by thresholds: Thresholds
  ) -> DisplacementPattern {
    guard near != .still else { return near }
    let marks = InkMarks.marks(in: section.patch, least: Float(thresholds.markAmongMoved))
    let unmarked = { (pieces: [Displacement]) in
      pieces.filter { piece in
        !marks.contains {
          $0.box.x < piece.columns.upperBound && piece.columns.lowerBound < $0.box.maxX
        }
      }
    }
    if let pieces, pieces.lost.isEmpty, pieces.gained.isEmpty {
      let left = unmarked(pieces.moved)
      return PatternSearch(
        pieces: left.count * 2 >= pieces.moved.count ? left : pieces.moved, noise: 0.1,
        least: thresholds.exactShift, leastOfSome: thresholds.clusterShift
      ).pattern
    }
    let left = unmarked(section.clusters.map(\.displacement))
    guard left.count < section.clusters.count, left.count * 2 >= section.clusters.count else {
      return near
    }
    return nearSearch(left, by: thresholds).pattern
  }

  private static func nearSearch(
    _ pieces: [Displacement], by thresholds: Thresholds
  ) -> PatternSearch {
    PatternSearch(
      pieces: pieces, noise: 0.15, least: thresholds.shift, leastOfSome: thresholds.clusterShift)
  }

  /// Returns whether a part among equal others differs by more than glyphs snapped to other
  /// fractions of a pixel. Some of those glyphs would be equal.
  ///
  /// - Parameter isAmongFew: Whether few parts of the line differ, so that less is enough.
  func isTelling(around: Surroundings, isAmongFew: Bool) -> Bool {
    let least = around == .sameButOne ? thresholds.tellingAlone : thresholds.telling
    if total.greatest >= least { return true }
    return isAmongFew && total.difference >= 1
      && total.difference >= thresholds.faintlyTelling * total.edgeLength
  }

  /// The pieces of text that moved so far that their letters are in other columns; `nil` where it
  /// did not, or where pieces were not compared.
  var movedPieces: PieceAlignment? {
    guard let pieces, pattern != .still,
      isFarMoved || pieces.moved.contains(where: { abs($0.by.x) >= Thresholds.farShift })
    else { return nil }
    return pieces
  }

  /// The ink gained along each px of edge, by at least four clusters of five; negative where lost,
  /// 0 where clusters disagree.
  var dilation: Double {
    let dilations = section.clusters.filter { $0.sums.edgeLength > 1 }
      .map { ($0.sums.actualMass - $0.sums.expectedMass) / $0.sums.edgeLength }.sorted()
    guard !dilations.isEmpty else { return 0 }
    let low = dilations[dilations.count / 5]
    let high = dilations[dilations.count - 1 - dilations.count / 5]
    return low > 0 ? low : high < 0 ? high : 0
  }

  /// The relative increase in height, by the vertical spread of the ink.
  var heightening: Double {
    section.actual.spread / max(section.expected.spread, 1e-6) - 1
  }

  /// Returns the ink that only one picture has, with moved text laid over its former place.
  func marks(least: Double) -> [InkMark] {
    let moved = isFarMoved ? pieces?.moved ?? [] : []
    return InkMarks.marks(in: SectionEvidence.realigned(section.patch, moved), least: Float(least))
  }

  /// Returns a patch with each column of the actual picture moved to its former place, like its
  /// nearest piece.
  private static func realigned(_ patch: LinePatch, _ moved: [Displacement]) -> LinePatch {
    guard !moved.isEmpty else { return patch }
    var piece = 0
    return patch.realigned(
      by: (0..<patch.width).map { column in
        while piece + 1 < moved.count,
          abs(moved[piece + 1].x - Double(column)) <= abs(moved[piece].x - Double(column))
        {
          piece += 1
        }
        return Int(moved[piece].by.x.rounded())
      })
  }
}

/// What is known about the picture around a difference.
enum Surroundings {
  /// The surroundings are unknown: they may differ, too.
  case unknown
  /// Most of the picture is equal to the pixel. So both pictures were drawn by the same means, and
  /// smaller differences count.
  case same
  /// All but a glyph or two is equal to the pixel, so that hardly anything is noise.
  case sameButOne

  /// Whether most of the picture is equal to the pixel.
  var isSame: Bool { self != .unknown }
}
