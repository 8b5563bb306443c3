import DynamicType

/// A cell that changed, with its change.
struct ChangedCell {
  let name: SnapshotName
  let change: CellChange
  let cause: CellCause

  init?(_ outcome: CellOutcome) {
    guard case .changed(let change) = outcome.verdict else { return nil }
    name = outcome.name
    self.change = change
    cause = change.cause
  }

  /// Its sizes, where these are the cause.
  var size: (from: Points, to: Points)? {
    guard case .layout(.pointSize(let from, let to)) = cause else { return nil }
    return (from, to)
  }

  /// What its pixels show, where that is the cause.
  var shape: FindingShape? {
    guard case .picture(let located) = cause else { return nil }
    return FindingShape(of: located, em: change.em)
  }

  /// All that its pixels show.
  var shapes: [FindingShape] { change.findings.map { FindingShape(of: $0, em: change.em) } }
}
