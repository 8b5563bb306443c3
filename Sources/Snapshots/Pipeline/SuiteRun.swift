import DynamicType
import ImageDiff

/// One run over a suite: draws every selected cell, compares it with its golden, and records it
/// where that is asked for.
public struct SuiteRun: Sendable {
  /// What is drawn.
  public var suite: SuiteSpec
  /// Where fonts come from.
  public var fonts: FontFolder
  /// The stand-in for the system font, by file or family.
  public var systemFont: String
  /// Where goldens lie.
  public var store: SnapshotStore
  /// Which cells are drawn; the others are left alone.
  public var filter: CellFilter
  /// How many threads draw at once; at least 1.
  public var jobs: Int
  /// Where pictures of differences go; `nil` for nowhere.
  public var artifacts: ArtifactFolder?

  /// A run over all cells of a suite.
  public init(
    suite: SuiteSpec, fonts: FontFolder, systemFont: String, store: SnapshotStore,
    filter: CellFilter = .all, jobs: Int, artifacts: ArtifactFolder? = nil
  ) {
    self.suite = suite
    self.fonts = fonts
    self.systemFont = systemFont
    self.store = store
    self.filter = filter
    self.jobs = jobs
    self.artifacts = artifacts
  }

  /// Draws and compares; nothing in the store moves.
  ///
  /// - Parameter progress: Called after each ramp, from any thread, with how many cells are done.
  public func verify(progress: @escaping @Sendable (Int) -> Void = { _ in }) throws -> RunReport {
    let current = try Fingerprint.current()
    let recorded = try store.fingerprint(of: suite.name)
    let drift = Drift(recorded: recorded, current: current)
    let ramps = selectedRamps
    let outcomes = try drawAll(ramps, progress: progress) { worker, ramp in
      RampVerification(ramp: ramp, store: store, drift: drift, artifacts: artifacts)
        .outcomes(worker)
    }
    return RunReport(
      suite: suite.name, declaredCount: suite.cells.count,
      outcomes: (outcomes + (try obsoleteOutcomes())).sorted { $0.name < $1.name },
      strayFiles: try strayFiles(), drift: recorded.map(current.changes(since:)) ?? [])
  }

  /// Draws, and makes what is drawn the golden where the mode asks for it.
  public func record(
    _ mode: RecordMode, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> RunReport {
    let current = try Fingerprint.current()
    let drift = Drift(recorded: try store.fingerprint(of: suite.name), current: current)
    let outcomes = try drawAll(selectedRamps, progress: progress) { worker, ramp in
      RampRecording(ramp: ramp, mode: mode, store: store, drift: drift).outcomes(worker)
    }
    try store.record(Manifest(suite).text, at: "\(suite.name)/manifest.txt")
    // The fingerprint speaks for all goldens: it moves on only when none is of older versions.
    let isWhole = !outcomes.contains { outcome in
      if case .changed(let change) = outcome.verdict, change.isDrift { return !outcome.isRecorded }
      return false
    }
    if isWhole, filter == .all || drift.isNone {
      try store.record(current.text, at: "\(suite.name)/fingerprint.txt")
    }
    return RunReport(
      suite: suite.name, declaredCount: suite.cells.count,
      outcomes: (outcomes + (try obsoleteOutcomes())).sorted { $0.name < $1.name },
      strayFiles: try strayFiles(), drift: [])
  }

  /// How many cells are drawn.
  public var selectedCount: Int {
    selectedRamps.reduce(0) { $0 + $1.categories.count }
  }

  private var selectedRamps: [RampSpec] {
    suite.ramps.compactMap { ramp in
      var selected = ramp
      selected.categories = ramp.categories.filter {
        filter.matches(SnapshotName(ramp: ramp.name, category: $0))
      }
      return selected.categories.isEmpty ? nil : selected
    }
  }

  private func drawAll(
    _ ramps: [RampSpec], progress: @escaping @Sendable (Int) -> Void,
    _ body: @escaping @Sendable (CellWorker, RampSpec) -> [CellOutcome]
  ) throws -> [CellOutcome] {
    let done = Guarded(0)
    return try inParallel(
      ramps, jobs: jobs, worker: { try CellWorker(fonts: fonts, systemFont: systemFont) },
      body: { worker, ramp in
        let outcomes = body(worker, ramp)
        progress(
          done.withLock {
            $0 += outcomes.count
            return $0
          })
        return outcomes
      }
    ).flatMap { $0 }
  }

  /// Goldens on disk that the suite does not declare, drawn or not.
  private func obsoleteOutcomes() throws -> [CellOutcome] {
    let declared = Set(suite.cells)
    return try store.files(of: suite.name).compactMap(SnapshotName.init(picturePath:))
      .filter { !declared.contains($0) && filter.matches($0) }
      .map { CellOutcome(name: $0, verdict: .obsolete) }
  }

  /// Files among the goldens whose names are no coordinates of the suite.
  private func strayFiles() throws -> [String] {
    guard filter == .all else { return [] }
    let ramps = Set(suite.ramps.map(\.name))
    return try store.files(of: suite.name).filter { path in
      if path.hasSuffix(".txt") {
        return RampName(layoutPath: path).map { !ramps.contains($0) } ?? true
      }
      return SnapshotName(picturePath: path) == nil
    }
  }
}

extension Drift {
  /// Whether all versions are those of the recording.
  var isNone: Bool { sizeTable == nil && libraries.isEmpty }
}
