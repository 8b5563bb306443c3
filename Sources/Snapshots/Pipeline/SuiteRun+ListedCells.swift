extension SuiteRun {
  /// A report in which pixels were judged only where the layout tells no cause, with what they show of the
  /// cells that words list, as far as the words of their cause name it.
  ///
  /// These cells are compared again, as pictures of all that may be listed are too many to keep.
  func judgingListedCells(
    of report: RunReport, since versions: RecordedVersions
  ) throws -> RunReport {
    guard report.outcomes.contains(where: { $0.verdict.leavesLettersOpen }) else { return report }
    let listed = Set(report.causes.flatMap(\.cells.listed))
    let cells = Dictionary(
      grouping: report.outcomes.lazy
        .filter { $0.verdict.leavesLettersOpen && listed.contains($0.name) }.map(\.name),
      by: \.ramp)
    let judged = try drawAll(
      selections.compactMap { selection in
        cells[selection.ramp.name].map {
          RampSelection(ramp: selection.ramp, categories: $0.map(\.category))
        }
      }
    ) { worker, selection in
      var verification = verification(of: selection, since: versions)
      verification.artifacts = nil
      verification.judgesAll = true
      return verification.outcomes(worker)
    }
    let changes = Dictionary(uniqueKeysWithValues: judged.map { ($0.name, $0.verdict) })
    var report = report
    for place in report.outcomes.indices {
      guard case .changed(let judged) = changes[report.outcomes[place].name],
        case .changed(var change) = report.outcomes[place].verdict
      else { continue }
      (change.findings, change.clusters) = (judged.findings, judged.clusters)
      report.outcomes[place].verdict = .changed(change)
    }
    return report
  }
}

extension Verdict {
  /// Whether the words of the cause name what pixels show beside it.
  fileprivate var leavesLettersOpen: Bool {
    guard case .changed(let change) = self, case .layout(let lead) = change.cause else {
      return false
    }
    return lead.leavesLettersOpen
  }
}
