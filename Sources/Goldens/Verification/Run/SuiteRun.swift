import DynamicType
import Files
public import GoldenStore
public import ImageDiff
public import Suites
import Work

/// A run over a suite: it draws every selected cell, compares it with its golden, and records it on
/// request.
public struct SuiteRun: Sendable {
  /// The suite to draw.
  public var suite: SuiteSpec
  /// The folder of fonts.
  public var fonts: FontFolder
  /// The stand-in for the system font, by file or family.
  public var systemFont: SystemFont
  /// The store of the goldens.
  public var store: SnapshotStore
  /// The selected cells; the others are ignored.
  public var filter: CellFilter
  /// The part of the suite to draw; `nil` for all of it.
  public var shard: Shard?
  /// The number of threads that draw at once; at least 1.
  public var jobs: Int
  /// The folder for pictures of differences; `nil` for none.
  public var artifacts: ArtifactFolder?
  /// The store that keeps pictures of differences until the differences are reported; `nil` to
  /// write them at once.
  package var deferred: DeferredPictures?
  /// What the run checks again, and what it takes as known.
  public var thoroughness = Thoroughness()
  /// The limits for a golden's picture. The font folder has the limits for fonts.
  public var pictureLimits = PNGLimits()

  /// Where to find earlier font files that goldens were drawn with; `nil` for nowhere.
  public var fontHistory: (any FontHistory)?

  /// The digest of the program, which all parts of a run must share; `nil` where it is unknown.
  package var program: SecureDigest?

  /// Creates a run over all cells of a suite.
  public init(
    suite: SuiteSpec, fonts: FontFolder, systemFont: SystemFont, store: SnapshotStore,
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

  /// Draws and compares; nothing in the store changes.
  ///
  /// - Parameter progress: Called after each ramp, from any thread, with the number of finished
  ///   cells.
  /// - Throws: An error where no cell can be judged: the store cannot be listed, or a library does
  ///   not start. An error with one cell is that cell's verdict; a damaged fingerprint is reported.
  public func verify(progress: @escaping @Sendable (Int) -> Void = { _ in }) throws -> RunReport {
    let interruption = try interruptionInWords()
    let versions = try RecordedVersions(of: suite.name, in: store)
    let memory = thoroughness.cache.flatMap { cellMemory(in: $0, since: versions) }
    let outcomes = try drawAll(selections, provingBy: prover, progress: progress) {
      verifier, selection in
      var verification = verification(of: selection, since: versions)
      verification.memory = memory
      return verification.outcomes(verifier)
    }
    var report = try report(
      of: outcomes.filter { !$0.isUnchanged }, versions: versions, selfCheck: try selfCheck(),
      findings: try storeFindings(), interruption: interruption)
    report.inputs = try sharedInputs()
    report.notes += fonts.doubts.map { "\($0) Another face may be used instead." }
    do throws(FileError) {
      try artifacts?.clear(
        after: outcomes, of: suite.name, isWhole: filter == .all && shard == nil)
    } catch {
      report.notes.append("Pictures of an earlier run were not deleted. \(error)")
    }
    if thoroughness.cache != nil { report.unchangedCount = outcomes.count(where: \.isUnchanged) }
    do throws(FileError) {
      try memory?.keep(drawnWith: fonts)
    } catch {
      report.notes.append("Equal cells were not written to the cache. \(error)")
    }
    return report
  }

  /// Why the record of reviews cannot be read; `nil` where it can. A run does not read it
  /// otherwise.
  private var reviewsTrouble: String? {
    do {
      _ = try store.reviews(of: suite.name)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// Returns the equal cells of earlier runs; `nil` where they cannot be known.
  func cellMemory(in cache: CellCache, since versions: RecordedVersions) -> CellMemory? {
    let parts: [Any] = [
      "typeproof inputs 2", "\(cache.program)", cache.libraries.text, versions.changes,
      versions.trouble ?? "", versions.drift, fonts.families, fonts.limits, systemFont,
      thoroughness.trustsDigests, pictureLimits,
    ]
    return CellMemory(of: parts, fonts: fonts, in: cache)
  }

  /// Creates the verification of one ramp.
  func verification(
    of selection: RampSelection, since versions: RecordedVersions
  ) -> RampVerification {
    RampVerification(
      selection: selection, store: store, drift: versions.drift, artifacts: artifacts,
      deferred: deferred, trustsDigests: thoroughness.trustsDigests, limits: pictureLimits,
      judgesAllPixels: thoroughness.judgesAllPixels, archive: archive)
  }

  /// Returns the report of a verification.
  ///
  /// - Parameter interruption: The recording that had begun to replace goldens before it, in words.
  ///   A recording that began meanwhile is checked too.
  func report(
    of outcomes: [CellOutcome], versions: RecordedVersions, selfCheck: SelfCheck?,
    findings: StoreFindings, interruption: String?
  ) throws -> RunReport {
    let interruption = try interruption ?? interruptionInWords()
    let trouble = [versions.trouble, reviewsTrouble, selfCheck?.failure, interruption]
    var report = report(
      of: outcomes, versions: versions.changes, findings: findings,
      trouble: trouble.compactMap(\.self))
    report.selfCheck = selfCheck
    report.shard = shard
    report.plan = sharedPlan
    report.places = listedPlaces
    return report
  }

  /// Draws, and records the cells that the mode selects.
  ///
  /// A cell that cannot be drawn keeps its golden. `RecordMode.never` writes nothing at all. All
  /// goldens, layout texts and the fingerprint are replaced together or not at all.
  ///
  /// Only one writer runs at a time. It waits for others that record the suite, and finishes what a
  /// killed one left. The report's notes mention that.
  ///
  /// - Parameter progress: Called after each ramp, from any thread, with the number of finished
  ///   cells.
  /// - Throws: As `verify` does. An error where the fingerprint is damaged, unless all cells are
  ///   recorded, and where a file cannot be written: then nothing is recorded. ``DoubtfulFonts``
  ///   where a font cannot be read and another may have been used instead.
  public func record(
    _ mode: RecordMode, progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> RunReport {
    guard mode != .never else { return try verify(progress: progress) }
    return try write(mode, progress: progress)
  }

  /// Writes the texts of goldens again in the current format, with the inputs of equal cells.
  /// Pictures are not changed.
  ///
  /// - Throws: As `record` does.
  package func upgradeGoldens(
    progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) throws -> RunReport {
    try write(.missing, isUpgrade: true, progress: progress)
  }

  private func write(
    _ mode: RecordMode, isUpgrade: Bool = false, progress: @escaping @Sendable (Int) -> Void
  ) throws -> RunReport {
    try store.whileRecording(suite.name) { found in
      if isUpgrade { try FormerNames(store: store).rename(suite.ramps, of: suite.name) }
      let current = try Fingerprint.current()
      let recorded = try recordedFingerprint(replacedBy: mode)
      let drift = Drift(recorded: recorded, current: current)
      var isOfToday = false
      let outcomes = try RecordedSet.collect(of: suite.name, in: store) { set in
        let outcomes = try drawAll(selections, progress: progress) { verifier, selection in
          RampRecording(
            selection: selection, mode: mode, store: store, drift: drift, set: set,
            limits: pictureLimits, isUpgrade: isUpgrade
          ).outcomes(verifier)
        }
        guard fonts.doubts.isEmpty else { throw DoubtfulFonts(doubts: fonts.doubts) }
        isOfToday = try self.isOfToday(outcomes, of: suite.cells)
        if filter == .all { try set.delete("\(suite.name)/\(SnapshotStore.formerManifestName)") }
        if isOfToday {
          set.add(current.text, at: "\(suite.name)/\(SnapshotStore.fingerprintName)")
        }
        try set.commit()
        return outcomes
      }
      var report = report(
        of: outcomes, versions: isOfToday ? [] : recorded.map(current.changes(since:)) ?? [],
        findings: try storeFindings())
      if let found { report.notes.append(found) }
      return report
    }
  }

  /// The number of selected cells.
  public var selectedCount: Int {
    selections.reduce(0) { $0 + $1.categories.count }
  }

  /// The positions of the drawn ramps in the suite, in ascending order; `nil` where all are drawn,
  /// or names decide.
  package var listedPlaces: [Int]? {
    shard == nil ? nil : suite.places(of: selections.map(\.ramp.name))?.sorted()
  }

  /// The selected cells, ramp by ramp.
  var selections: [RampSelection] {
    sharedRamps.compactMap { RampSelection(of: $0, by: filter) }
  }

  /// Returns the recorded versions; `nil` for a damaged fingerprint where all goldens are replaced.
  private func recordedFingerprint(replacedBy mode: RecordMode) throws -> Fingerprint? {
    do {
      return try store.fingerprint(of: suite.name)
    } catch is FingerprintError where mode == .all && filter == .all {
      return nil
    }
  }

  /// Returns whether every golden of the suite is what today's versions draw, after a recording
  /// with these outcomes.
  ///
  /// The fingerprint applies to all goldens, so only then it is updated. A golden that was not
  /// selected, or could not be drawn, was made with the versions before.
  func isOfToday(_ outcomes: [CellOutcome], of declared: [SnapshotName]) throws -> Bool {
    let made = Set(outcomes.filter { $0.isRecorded || $0.verdict == .equal }.map(\.name))
    let pictures = Set(try store.files(of: suite.name))
    return declared.allSatisfy { made.contains($0) || !pictures.contains($0.picturePath) }
  }

  /// The prover that draws changed cells again.
  var prover: Prover { Prover(fonts: archive) }

  private var archive: FontArchive { FontArchive(today: fonts, history: fontHistory) }

  /// Runs a body for ramps on several threads; the outcomes are in the order of the ramps.
  ///
  /// - Parameter prover: Draws changed cells again; `nil` to prove nothing.
  func drawAll(
    _ selections: [RampSelection], provingBy prover: Prover? = nil,
    progress: @escaping @Sendable (Int) -> Void = { _ in },
    _ body: @escaping @Sendable (any CellVerifier, RampSelection) -> [CellOutcome]
  ) throws -> [CellOutcome] {
    let done = Guarded(0)
    let known = thoroughness.reusesDrawings ? KnownDrawings() : nil
    let pairs = JudgedPairs()
    let outcomes = try inParallel(
      DrawingOrder(of: selections.map(\.ramp)).groups, jobs: jobs,
      worker: { () throws -> any CellVerifier in
        let worker = try CellWorker(fonts: fonts, systemFont: systemFont, sharing: pairs)
        let verifier: any CellVerifier =
          known.map { ReusingVerifier(worker: worker, known: $0) } ?? worker
        return prover.map { ProvingVerifier(verifier: verifier, prover: $0) } ?? verifier
      },
      body: { verifier, places in
        places.map { place in
          let outcomes = body(verifier, selections[place])
          progress(
            done.withLock {
              $0 += outcomes.count
              return $0
            })
          return (place, outcomes)
        }
      })
    return outcomes.flatMap(\.self).sorted { $0.0 < $1.0 }.flatMap(\.1)
  }

  /// Returns the report of a run.
  ///
  /// - Parameter findings: The findings apart from its cells.
  func report(
    of outcomes: [CellOutcome], versions: [String], findings: StoreFindings, trouble: [String] = []
  ) -> RunReport {
    RunReport(
      suite: suite.name, declaredCount: suite.cells.count,
      outcomes: suite.listed(outcomes + findings.obsolete.map(shown), by: \.name),
      strayFiles: findings.strayFiles, differences: findings.differences, drift: versions,
      trouble: trouble, notes: [findings.temporaryFilesInWords].compactMap(\.self))
  }

  /// Returns the outcome of an obsolete golden, and writes its picture among the artifacts.
  private func shown(_ obsolete: SnapshotName) -> CellOutcome {
    guard let artifacts else { return CellOutcome(name: obsolete, verdict: .obsolete) }
    do {
      let golden = try store.picture(of: obsolete)
      return CellOutcome(
        name: obsolete, verdict: .obsolete,
        artifacts: try artifacts.write(obsolete: golden, of: obsolete))
    } catch {
      return CellOutcome(
        name: obsolete, verdict: .obsolete, artifactTrouble: "\(error)")
    }
  }
}

/// How thorough a run is: what it checks again, and what it takes as known.
public struct Thoroughness: Sendable {
  /// Whether matching digests prove that a golden's picture is the one its layout text describes. If not, every
  /// picture is decoded and compared, because somebody may have made a text and a picture for each other.
  public var trustsDigests = true
  /// Whether the run judges pixels even if other changes explain them. A report needs this, because it shows
  /// where pixels differ. Judging takes as long as the rest of the run.
  package var judgesAllPixels = true
  /// Whether the run uses a layout or a picture of one cell for other cells with the same text and settings.
  /// The outcomes are the same without this.
  public var reusesDrawings = true
  /// Where the run remembers equal cells. A later run skips a remembered cell if nothing that decides on it
  /// changed. `nil` remembers nothing.
  package var cache: CellCache?

  /// The usual run: it trusts digests, judges all pixels, reuses drawings and remembers nothing.
  public init() {}
}

/// Loads the libraries for drawing on another thread, while the inputs are still read.
///
/// Cairo loads a dozen others, and every run asks for its version before anything is drawn.
package func loadLibrariesAhead() {
  // The watch's own thread could be made only when all are loaded.
  WorkWatch.wake()
  // An error is ignored here. The next call that needs the libraries throws it again.
  _ = startDetachedThread { _ = try? Fingerprint.current() }
}
