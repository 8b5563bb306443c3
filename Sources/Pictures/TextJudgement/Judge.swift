public import Imaging

/// Compares two pictures as text: finds where they differ and describes the changes.
///
/// The function needs no fonts and no layout, only two pictures. The text can have any script and
/// colour, on a light, dark or transparent background. Around each text, the background must have
/// one colour. The pictures are aligned at the top left. A different size is a change.
///
/// Text from another rasteriser counts as the same text. Edges may differ, glyphs may snap to a
/// quarter of a pixel, and levels may differ by one or two. If letters are equal to the pixel, the
/// same rasteriser drew both pictures, and much smaller differences count. Strokes much thinner
/// than a pixel can be reported as changed, because rasterisers differ too much there.
///
/// Time and memory grow with the area that differs, up to about a hundred megabytes. A colour
/// picture that contains only greys takes one more byte per pixel.
///
/// - Parameters:
///   - expected: The expected picture. Findings describe what happened to it.
///   - actual: The actual picture.
/// - Returns: The verdict, the findings and their positions. The same pictures give the same
///   result.
public func judge(expected: Bitmap, actual: Bitmap) -> TextJudgement {
  guard expected != actual else {
    return TextJudgement(verdict: .equal, findings: [], clusters: [])
  }
  let judge = Judge(expected: expected, actual: actual)
  // Pixels may be the same and stored otherwise.
  guard judge.cells.greatestDifference > 0 || !judge.cells.isEmpty || judge.hasOtherSize else {
    return TextJudgement(verdict: .equal, findings: [], clusters: [])
  }
  let verdict = judge.look(by: .ordinary)
  guard verdict.verdict == .rasteriserNoise else { return verdict }
  return TextJudgement(
    verdict: .rasteriserNoise, findings: verdict.findings, clusters: verdict.clusters,
    isNear: judge.look(by: .near).verdict == .changed)
}

/// The steps of a judgement.
private struct Judge {
  let pair: PicturePair
  let cells: CandidateCells
  /// The background of most of the expected picture's text.
  private let ground: Premultiplied
  private let fields: [Field]
  private let measured: [MeasuredField]?
  private let sizes: (expected: PixelSize, actual: PixelSize)

  /// The share of all ink that may differ in pictures drawn by the same means. A letter equal to
  /// the pixel is stronger evidence than another that differs, even if that has most of the ink.
  private static let differing = 0.9
  /// The same share for a single glyph, which may be two clusters, or part of one and another.
  private static let one = (clusters: 2, share: 0.8)

  init(expected: Bitmap, actual: Bitmap) {
    sizes = (expected.size, actual.size)
    pair = PicturePair(expected: expected, actual: actual)
    ground = Ground.color(of: pair.expected, in: pair.area)
    cells = CandidateCells(
      of: pair, expectedGround: ground, actualGround: Ground.color(of: pair.actual, in: pair.area))
    let found = Field.fields(of: pair, cells: cells)
    measured = MeasuredField.kept(found, in: pair).map { [pair] in
      JoinedFields($0, in: pair).fields
    }
    fields = measured?.map(\.planes.field) ?? found
  }

  var hasOtherSize: Bool { sizes.expected != sizes.actual }

  /// Judges the pictures by some thresholds.
  func look(by thresholds: Thresholds) -> TextJudgement {
    let first = look(around: .unknown, by: thresholds)
    guard first.verdict == .rasteriserNoise else { return first }
    let around = surroundings(of: first.clusters)
    return around.isSame ? look(around: around, by: thresholds) : first
  }

  private func look(around: Surroundings, by thresholds: Thresholds) -> TextJudgement {
    let judged = fields.indices.map { index in
      FieldJudgement(
        measured?[index] ?? MeasuredField(fields[index], in: pair), around: around,
        by: thresholds)
    }
    let changes = judged.flatMap(\.changes)
    let clusters = judged.flatMap(\.clusters).map { $0.intersection(pair.area) }
    let groups = changes.isEmpty ? nil : told(changes, lines: judged.flatMap(\.lines))
    var findings = groups?.findings(in: pair.area) ?? []
    if hasOtherSize {
      findings.append(
        Finding(cause: .pictureSize(from: sizes.expected, to: sizes.actual), area: pair.area))
    }
    guard findings.isEmpty else {
      var judgement = TextJudgement(verdict: .changed, findings: findings, clusters: clusters)
      judgement.changedLines = changes.compactMap(\.rows).joined
      judgement.hasMoreFindings = groups?.isCut ?? false
      return judgement
    }
    let noise = Finding(
      cause: .rasteriserNoise(greatestLevel: Int(cells.greatestDifference)), area: pair.area)
    return TextJudgement(verdict: .rasteriserNoise, findings: [noise], clusters: clusters)
  }

  /// Returns the changes, grouped into few findings.
  private func told(_ changes: [TextChange], lines: [FieldJudgement.Line]) -> FindingGroups {
    let found = Reflow(lines: lines, changes: changes)
    // Lines of other words may have as much ink together, too.
    let reflow =
      WordOrder(of: found.lines, in: pair).isKept ? found : Reflow(lines: [], changes: [])
    var groups = FindingGroups(
      numbers: LineNumbers(of: pair.expected, ground: ground))
    for change in reflow.changes { groups.add(change) }
    for change in changes where !reflow.explains(change) { groups.add(change) }
    return groups
  }

  /// Returns what the ink outside of some clusters, which is the same in both pictures, proves.
  private func surroundings(of clusters: [PixelRect]) -> Surroundings {
    guard !clusters.isEmpty else { return .unknown }
    let reader = InkReader(picture: pair.expected, ground: ground)
    let differing = Double(clusters.reduce(0) { $0 + reader.mass(of: $1) })
    let all = Double(reader.mass(of: pair.area))
    if clusters.count <= Judge.one.clusters, differing <= all * Judge.one.share {
      return .sameButOne
    }
    return differing <= all * Judge.differing ? .same : .unknown
  }
}

extension [Range<Int>] {
  /// The ranges in order, with overlapping ones joined.
  fileprivate var joined: [Range<Int>] {
    var joined: [Range<Int>] = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound < last.upperBound {
        joined[joined.count - 1] = last.lowerBound..<Swift.max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
