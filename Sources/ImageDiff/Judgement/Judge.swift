public import Imaging

/// Compares two pictures of text as text: finds where they differ, and says what happened there.
///
/// It knows nothing of fonts or layout. Text may be dark on light or light on dark, in any colour and
/// script; what it lies on may differ from place to place, but should be of one colour around each text.
/// Time grows with the pixels, memory with the area that differs.
public func judge(expected: Bitmap, actual: Bitmap) -> TextJudgement {
  let pair = PicturePair(expected: expected, actual: actual)
  let cells = CandidateCells(
    of: pair, expectedGround: Ground.color(of: pair.expected, in: pair.area),
    actualGround: Ground.color(of: pair.actual, in: pair.area))
  var groups = FindingGroups()
  var clusters: [PixelRect] = []
  let fields = Field.fields(of: pair, cells: cells).map {
    FieldJudgement($0, in: pair, isAmongEqual: false)
  }
  let reflow = Reflow(lines: fields.flatMap(\.lines))
  for event in reflow.events { groups.add(event) }
  for field in fields {
    for event in field.events where !reflow.concerns(event) { groups.add(event) }
    clusters += field.clusters
  }
  var findings = groups.findings
  if expected.size != actual.size {
    findings.append(
      Finding(cause: .pictureSize(from: expected.size, to: actual.size), area: pair.area))
  }
  guard findings.isEmpty else {
    return TextJudgement(verdict: .changed, findings: findings, clusters: clusters)
  }
  guard cells.greatestDifference > 0 else {
    return TextJudgement(verdict: .equal, findings: [], clusters: [])
  }
  let noise = Finding(
    cause: .rasteriserNoise(greatestLevel: Int(cells.greatestDifference)), area: pair.area)
  return TextJudgement(verdict: .rasteriserNoise, findings: [noise], clusters: clusters)
}
