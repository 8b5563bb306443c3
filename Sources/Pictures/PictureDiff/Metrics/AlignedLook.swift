import Imaging
import PNGFiles
import TextJudgement

/// What two pictures whose rows were aligned come to.
struct AlignedLook {
  let alignment: PictureAlignment
  /// What was inserted, removed and moved.
  let findings: [Finding]

  /// Aligns two pictures whose rows are read next; `nil` where they differ in place only.
  init?(old: RowPrints, new: RowPrints, width: Int, tellsAnyShift: Bool) {
    let found = RowAlignment(old: old, new: new, tellsAnyShift: tellsAnyShift)
    guard let alignment = found.alignment else { return nil }
    self.alignment = alignment
    findings = alignment.findings(width: width, isBlank: found.isBlank)
  }

  var kept: KeptRows { KeptRows(of: alignment) }

  /// The whole comparison.
  ///
  /// - Parameters:
  ///   - rest: What the rows that both pictures have come to.
  ///   - inPlace: What the pictures come to without alignment.
  func comparison(rest: MetricComparison, inPlace: MetricComparison) -> MetricComparison {
    let kept = kept
    var found = inPlace
    found.alignment = alignment
    found.alignedDifference = rest.difference?.moved(by: kept)
    found.findings =
      findings
      + rest.findings.filter { !$0.cause.isNoise }.map { finding in
        Finding(
          cause: finding.cause, area: kept.inActual(finding.area), isPart: !finding.lines.isEmpty)
      }
    found.clusters =
      (rest.clusters.map(kept.inActual) + alignment.newRows(width: rest.actualSize.width))
      .sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    found.words = rest.words
    found.isNearLimit = false
    return found
  }
}

extension PixelDifference {
  fileprivate func moved(by kept: KeptRows) -> PixelDifference {
    let first = kept.inActual(PixelRect(x: first.x, y: first.y, width: 1, height: 1))
    return PixelDifference(
      differingPixels: differingPixels, boundingBox: kept.inActual(boundingBox),
      greatestChannelDifference: greatestChannelDifference,
      first: PixelPoint(x: first.x, y: first.y))
  }
}

extension Cause {
  var isNoise: Bool {
    if case .rasteriserNoise = self { true } else { false }
  }
}
