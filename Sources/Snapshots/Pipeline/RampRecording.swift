import DynamicType
import ImageDiff

/// Makes the cells of one ramp ready to be goldens, where the mode asks for it.
struct RampRecording {
  let selection: RampSelection
  let mode: RecordMode
  let store: SnapshotStore
  let drift: Drift
  /// What becomes the goldens together with those of the other ramps.
  let set: RecordedSet
  var limits = PNGLimits()

  /// The outcomes as they are once the set is committed.
  ///
  /// Draws all cells before anything is written, as a damaged layout text can be replaced only whole.
  func outcomes(_ worker: CellWorker) -> [CellOutcome] {
    let goldens = RampGoldens(
      of: selection.ramp.name, in: store, drift: drift, limits: limits)
    let comparisons = selection.cells.map { name in
      Comparison(
        name: name,
        result: worker.verify(
          selection.ramp, at: name.category,
          against: goldens.golden(at: name.category)))
    }
    switch goldens.layout {
    case .success(let layout):
      return record(comparisons, in: layout ?? LayoutDocument(ramp: selection.ramp.name))
    case .failure(let trouble) where !trouble.isReplaceable:
      // A disk that fails to read one ramp must not leave it behind the others.
      if let error = trouble.fileError { set.add { _ in throw error } }
      return comparisons.map(\.outcome)
    case .failure:
      guard selection.isWhole, comparisons.allSatisfy({ $0.isRecorded(by: mode) }) else {
        return comparisons.map(refuse)
      }
      return record(comparisons, in: LayoutDocument(ramp: selection.ramp.name))
    }
  }

  private struct Comparison {
    let name: SnapshotName
    let result: CellComparison

    var outcome: CellOutcome {
      CellOutcome(name: name, verdict: result.verdict, drawnFacts: result.facts)
    }

    func isRecorded(by mode: RecordMode) -> Bool {
      result.drawn != nil && result.verdict != .equal && mode.records(result.verdict)
    }
  }

  private func record(_ comparisons: [Comparison], in old: LayoutDocument) -> [CellOutcome] {
    set.add { try add(comparisons, in: old, to: &$0) }
    return comparisons.map { comparison in
      comparison.isRecorded(by: mode)
        ? CellOutcome(
          name: comparison.name, verdict: comparison.result.verdict, isRecorded: true,
          drawnFacts: comparison.result.facts)
        : comparison.outcome
    }
  }

  private func add(
    _ comparisons: [Comparison], in old: LayoutDocument, to changes: inout FileTransaction
  ) throws {
    var document = old
    if selection.isWhole {
      document.cells = document.cells.filter { selection.categories.contains($0.key) }
    }
    for comparison in comparisons {
      guard let drawn = comparison.result.drawn, comparison.isRecorded(by: mode) else { continue }
      let former = try store.picture(of: comparison.name)
      let content = try WorkWatch.over(comparison.name.coordinates) {
        try SnapshotStore.golden(showing: drawn.bitmap, inPlaceOf: former)
      }
      try changes.put(content, at: store.path(comparison.name.picturePath), over: former)
      document.cells[comparison.name.category] = LayoutDocument.Cell(
        facts: drawn.facts, file: ContentDigest(of: content))
    }
    guard document != old else { return }
    let path = selection.ramp.name.layoutPath
    try changes.put(
      store.bytes(of: document.description, at: path), at: store.path(path),
      over: try store.content(at: path))
  }

  /// A damaged layout text may hold facts of cells that would not be recorded now. They would be
  /// lost with it, so nothing is.
  private func refuse(_ comparison: Comparison) -> CellOutcome {
    guard case .unreadable(let reason) = comparison.result.verdict,
      comparison.isRecorded(by: mode)
    else { return comparison.outcome }
    return CellOutcome(
      name: comparison.name,
      verdict: .unreadable(
        "\(reason) Recording this cell without all others of its ramp would lose their facts."))
  }
}
