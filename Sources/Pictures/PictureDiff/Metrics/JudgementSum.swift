import Imaging
import TextJudgement

/// The combined judgements of windows of two pictures.
struct JudgementSum {
  /// Whether the text changed in any window.
  private(set) var isChanged = false
  /// Whether the text is the same, but close to a limit.
  private(set) var isNearLimit = false
  /// The boxes of differing glyphs, in the whole pictures.
  private(set) var clusters: [PixelRect] = []
  /// The number and rows of changed lines of text; `nil` for none.
  private(set) var changedLines: ChangedLines?
  /// The greatest number of findings for all windows. If pictures differ all over, more say nothing
  /// new.
  private static let mostFindings = 64

  private var changes: [Finding] = []
  private var noise: Finding?
  private var isCut = false

  /// Whether more changed than the findings describe.
  var hasMoreFindings: Bool { isCut || changes.count > JudgementSum.mostFindings }

  /// Adds the judgement of a window.
  ///
  /// - Parameters:
  ///   - firstRow: The first row of the window, in the whole pictures.
  ///   - isWhole: Whether the window is the whole picture. Only then are lines counted.
  mutating func add(_ judgement: TextJudgement, firstRow: Int, isWhole: Bool) {
    if judgement.verdict == .changed { isChanged = true }
    if judgement.isNear { isNearLimit = true }
    if judgement.hasMoreFindings { isCut = true }
    if let first = judgement.changedLines.first, let last = judgement.changedLines.last {
      changedLines = ChangedLines(
        count: (changedLines?.count ?? 0) + judgement.changedLines.count,
        rows: (changedLines?.rows.lowerBound ?? firstRow + first.lowerBound)..<firstRow
          + last.upperBound)
    }
    clusters += judgement.clusters.map { $0.movedDown(by: firstRow) }
    for finding in judgement.findings {
      let moved = finding.movedDown(by: firstRow, keepsLines: isWhole)
      if case .rasteriserNoise = moved.cause { add(noise: moved) } else { changes.append(moved) }
    }
  }

  /// The findings; noise is included only where nothing else changed.
  var findings: [Finding] {
    guard changes.isEmpty else { return Array(changes.prefix(JudgementSum.mostFindings)) }
    return noise.map { [$0] } ?? []
  }

  private mutating func add(noise finding: Finding) {
    guard let old = noise, case .rasteriserNoise(let level) = old.cause,
      case .rasteriserNoise(let newLevel) = finding.cause
    else {
      noise = finding
      return
    }
    noise = Finding(
      cause: .rasteriserNoise(greatestLevel: max(level, newLevel)),
      area: old.area.union(finding.area))
  }
}

extension Finding {
  /// Returns a window's finding in the whole picture. Without lines, it is placed by its area.
  fileprivate func movedDown(by rows: Int, keepsLines: Bool) -> Finding {
    Finding(
      cause: cause, area: area.movedDown(by: rows), lines: keepsLines ? lines : [],
      isPart: isPart || !keepsLines && !lines.isEmpty)
  }
}

extension PixelRect {
  fileprivate func movedDown(by rows: Int) -> PixelRect {
    PixelRect(x: x, y: y + rows, width: width, height: height)
  }
}
