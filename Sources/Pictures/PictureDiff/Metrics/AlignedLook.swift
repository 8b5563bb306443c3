import Imaging
import PNGFiles
import TextJudgement

/// The comparison of two pictures whose rows were aligned.
struct AlignedLook {
  let alignment: PictureAlignment
  /// The findings about inserted, removed and moved rows.
  let findings: [Finding]

  /// Aligns the rows or columns of two pictures; `nil` where they differ in place only.
  ///
  /// - Parameter width: The extent of both in px: the width of rows, or the height of columns.
  init?(
    old: RowPrints, new: RowPrints, axis: Cause.Axis = .rows, width: Int, tellsAnyShift: Bool
  ) {
    let found = RowAlignment(old: old, new: new, tellsAnyShift: tellsAnyShift)
    guard let alignment = found.alignment(of: axis) else { return nil }
    self.alignment = alignment
    findings = alignment.findings(width: width, isBlank: found.isBlank)
    newRows = alignment.newRows(width: width, isBlank: found.isBlank)
  }

  var kept: KeptRows { KeptRows(of: alignment) }

  /// The rows that only the actual picture has.
  private let newRows: [PixelRect]

  /// Returns the whole comparison.
  ///
  /// - Parameters:
  ///   - rest: The comparison of the rows that both pictures have.
  ///   - lines: The lines of these rows, if they can be counted.
  ///   - inPlace: The comparison without alignment.
  func comparison(
    rest: MetricComparison, lines: KeptLines?, inPlace: MetricComparison
  ) -> MetricComparison {
    let kept = kept
    var found = inPlace
    found.alignment = alignment
    found.alignedDifference = rest.difference?.moved(by: kept)
    found.findings =
      findings
      + rest.findings.filter { !$0.cause.isNoise }.map { finding in
        let numbers = lines?.inExpected(finding.lines) ?? []
        return Finding(
          cause: finding.cause, area: kept.inActual(finding.area), lines: numbers,
          isPart: finding.isPart || numbers.isEmpty)
      }
    found.clusters =
      (rest.clusters.map(kept.inActual) + newRows)
      .sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    found.words =
      if case .toldAbove(let row) = rest.words {
        .toldAbove(row: kept.inActual(row..<row + 1).lowerBound)
      } else { rest.words }
    found.changedLines = rest.changedLines.map {
      ChangedLines(count: $0.count, rows: kept.inActual($0.rows))
    }
    found.hasMoreFindings = rest.hasMoreFindings
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
