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
    switch cause {
    case .layout(.pointSize(let from, let to)): return (from, to)
    case .layout(.element(let change)):
      guard case .text(.pointSize(let from, let to)) = change.what else { return nil }
      return (from, to)
    default: return nil
    }
  }

  /// What happened to a part of an interface, where that is the cause.
  var element: ElementChange? {
    guard case .layout(.element(let change)) = cause else { return nil }
    return change
  }

  /// What its pixels show, where that is the cause.
  var shape: FindingShape? {
    guard case .picture(let located) = cause else { return nil }
    return FindingShape(of: located, em: change.em)
  }

  /// All that its pixels show.
  var shapes: [FindingShape] { change.findings.map { FindingShape(of: $0, em: change.em) } }
}
