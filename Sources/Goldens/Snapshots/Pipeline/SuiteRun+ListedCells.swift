extension SuiteRun {
  /// A report in which pixels were judged only where the layout tells no cause, with what they show of the
  /// cells that words list, as far as the words of their cause name it.
  ///
  /// These cells are compared again, as which they are is known only when all are compared.
  ///
  /// - Parameter cache: What was laid out and drawn the first time.
  func judgingListedCells(
    of report: RunReport, since versions: RecordedVersions, sharing cache: DrawingCache
  ) throws -> RunReport {
    let open = report.outcomes.filter(\.verdict.namesFinding)
    guard !open.isEmpty else { return report }
    // No other cause is told in the same words.
    let listed = ChangeGroups(of: open).groups.flatMap(\.cells.listed).sorted()
    let cells = Dictionary(grouping: listed, by: \.ramp)
    let outcomes = try drawAll(
      selections.compactMap { selection in
        cells[selection.ramp.name].map {
          RampSelection(ramp: selection.ramp, categories: $0.map(\.category))
        }
      }, sharing: cache
    ) { worker, selection in
      var verification = verification(of: selection, since: versions)
      verification.artifacts = nil
      verification.judgesAll = true
      return verification.outcomes(worker)
    }
    let verdicts = Dictionary(uniqueKeysWithValues: outcomes.map { ($0.name, $0.verdict) })
    var report = report
    for place in report.outcomes.indices {
      guard case .changed(let judged) = verdicts[report.outcomes[place].name],
        case .changed(let change) = report.outcomes[place].verdict,
        // Another golden may have come meanwhile.
        (judged.changes, judged.picture) == (change.changes, change.picture)
      else { continue }
      report.outcomes[place].verdict = .changed(judged)
    }
    return report
  }
}

extension Verdict {
  /// Whether its words name what pixels show beside what the layout tells.
  fileprivate var namesFinding: Bool {
    guard case .changed(let change) = self, change.picture != .equal else { return false }
    return change.changes.contains { $0.kind == .fontVersion }
  }
}
