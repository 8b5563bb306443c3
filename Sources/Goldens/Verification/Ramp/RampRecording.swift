import Changes
import DynamicType
import GoldenStore
import GoldenText
import ImageDiff
import Suites
import Work

/// Prepares new goldens for the cells of one ramp, if the mode records them.
struct RampRecording {
  let selection: RampSelection
  let mode: RecordMode
  let store: SnapshotStore
  let drift: Drift
  /// The set in which all new goldens of the run are committed together.
  let set: RecordedSet
  var limits = PNGLimits()
  /// Whether only texts are written again, in the current format, and no pictures.
  var isUpgrade = false

  /// Returns the outcomes for the state after the set is committed.
  ///
  /// It draws all cells before anything is written, as a damaged layout text can only be replaced
  /// as a whole.
  func outcomes(_ verifier: some CellVerifier) -> [CellOutcome] {
    let goldens = RampGoldens(
      of: selection.ramp, systemFont: verifier.worker.systemFont, fonts: verifier.worker.fonts,
      in: store, drift: drift, limits: limits)
    let comparisons = selection.cells.map { name in
      let golden = goldens.golden(at: name.category)
      return comparison(
        of: name, verifier.verify(selection.ramp, at: name.category, against: golden),
        beside: golden.picture, goldens.headOfToday)
    }
    switch goldens.layout {
    case .success(let layout):
      return record(comparisons, in: layout ?? LayoutDocument(ramp: selection.ramp.name))
    case .failure(let trouble) where !trouble.isReplaceable:
      // A disk that fails to read one ramp must not leave it behind the others.
      if let error = trouble.fileError { set.add { _ in throw error } }
      return comparisons.map(\.outcome)
    case .failure:
      guard selection.isWhole, comparisons.allSatisfy(\.isRecorded) else {
        return comparisons.map(refuse)
      }
      return record(comparisons, in: LayoutDocument(ramp: selection.ramp.name))
    }
  }

  /// The result of comparing a cell, and its new golden.
  private struct Comparison {
    let name: SnapshotName
    var verdict: Verdict
    let facts: CellFacts?
    /// The recorded picture; `nil` where there is none.
    let picture: [UInt8]?
    /// The inputs of today.
    let head: GoldenHead
    /// The new golden; `nil` where the mode does not record the cell.
    var golden: Result<NewGolden, any Error>?

    var isRecorded: Bool { golden != nil }

    var outcome: CellOutcome { CellOutcome(name: name, verdict: verdict, drawnFacts: facts) }

    /// The comparison without a new golden, where the golden to be replaced is unknown.
    var refused: Comparison {
      var comparison = self
      comparison.verdict = .unreadable(
        "Git LFS has not fetched the picture, so the cell was not recorded. Run “git lfs pull”, then record "
          + "again."
      )
      return comparison
    }
  }

  private struct NewGolden {
    let facts: CellFacts
    let content: [UInt8]
    /// The current content of the file.
    let former: [UInt8]?
  }

  /// Compares a cell. Its picture is packed at once: all unpacked pictures of a ramp might fill the
  /// memory.
  private func comparison(
    of name: SnapshotName, _ result: CellComparison, beside picture: [UInt8]?, _ head: GoldenHead
  ) -> Comparison {
    var comparison = Comparison(
      name: name, verdict: result.verdict, facts: result.facts, picture: picture, head: head)
    guard !isUpgrade, let drawn = result.drawn, result.verdict != .equal,
      mode.records(result.verdict)
    else {
      return comparison
    }
    if picture.flatMap(LFSPointer.init) != nil {
      return comparison.refused
    }
    comparison.golden = Result {
      let former = try store.picture(of: name)
      // It takes a time for each pixel and no more, so those of many pictures are not added up.
      let content = try WorkWatch.over(name.coordinates, atOverrun: {}) {
        try SnapshotStore.golden(showing: drawn.bitmap, inPlaceOf: former)
      }
      return NewGolden(facts: drawn.facts, content: content, former: former)
    }
    return comparison
  }

  private func record(_ comparisons: [Comparison], in old: LayoutDocument) -> [CellOutcome] {
    set.add { try add(comparisons, in: old, to: &$0) }
    return comparisons.map { comparison in
      comparison.isRecorded
        ? CellOutcome(
          name: comparison.name, verdict: comparison.verdict, isRecorded: true,
          drawnFacts: comparison.facts)
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
      let category = comparison.name.category
      guard let golden = try comparison.golden?.get() else {
        if renewsTexts { renew(&document.cells[category], as: comparison) }
        continue
      }
      try changes.put(
        golden.content, at: store.path(comparison.name.picturePath), over: golden.former)
      document.cells[category] = LayoutDocument.Cell(
        facts: golden.facts, of: golden.content, head: comparison.head)
    }
    let path = selection.ramp.name.layoutPath
    let former = try store.content(at: path)
    guard document != old || isUpgrade && former != nil else { return }
    let text = try store.bytes(of: document.description, at: path)
    try UnreadableRecording.check(text, of: document)
    try changes.put(text, at: store.path(path), over: former)
  }

  /// Whether the texts of equal cells get today's inputs, so that an input without effect is not
  /// reported repeatedly.
  private var renewsTexts: Bool { isUpgrade || mode == .all || mode == .failed }

  private func renew(_ cell: inout LayoutDocument.Cell?, as comparison: Comparison) {
    guard let known = cell else { return }
    if known.sha256 == nil, let picture = comparison.picture,
      ContentDigest(of: picture) == known.file
    {
      cell?.sha256 = .sha256(of: picture)
    }
    if comparison.verdict == .equal { cell?.head = comparison.head }
  }

  /// Refuses to record a cell. A damaged layout text may have facts of cells that this recording
  /// would not replace, and they would be lost.
  private func refuse(_ comparison: Comparison) -> CellOutcome {
    guard case .unreadable(let reason) = comparison.verdict, comparison.isRecorded else {
      return comparison.outcome
    }
    return CellOutcome(
      name: comparison.name,
      verdict: .unreadable(
        "\(reason) Recording only this cell of its ramp would lose the facts of the others."))
  }
}

/// The cells that a recording turns into goldens.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Every cell. A picture whose pixels are already equal is not rewritten.
  case all
  /// Cells without a golden.
  case missing
  /// Cells without a golden, and cells whose golden is unreadable or differs.
  case failed
  /// Cells that differ only because a library or the size table has another version.
  case driftOnly = "drift-only"
  /// No cell.
  case never

  /// Returns whether a cell with that verdict becomes a golden. A cell that cannot be drawn never
  /// does.
  func records(_ verdict: Verdict) -> Bool {
    switch (self, verdict) {
    case (.never, _), (_, .failed), (_, .obsolete), (_, .unstable): false
    case (.all, _): true
    case (.missing, let verdict): verdict == .missing
    case (.failed, let verdict): !verdict.passes
    case (.driftOnly, .changed(let change)): change.isDrift
    case (.driftOnly, _): false
    }
  }
}
