import GoldenText
import GoldenStore
import Suites
import DynamicType
import ImageDiff
import TextEngine

/// Compares the cells of one ramp with their goldens.
struct RampVerification {
  let selection: RampSelection
  let store: SnapshotStore
  let drift: Drift
  var artifacts: ArtifactFolder?
  /// The store that keeps pictures for later; `nil` where they are written at once.
  var deferred: DeferredPictures?
  var trustsDigests = true
  var limits = PNGLimits()
  var judgesAllPixels = true
  /// The fonts for drawing pictures again that Git LFS has not fetched.
  var archive: FontArchive?
  /// The remembered equal cells; `nil` where each cell is drawn.
  var memory: CellMemory?

  func outcomes(_ verifier: some CellVerifier) -> [CellOutcome] {
    let goldens = RampGoldens(
      of: selection.ramp, systemFont: verifier.worker.systemFont, fonts: verifier.worker.fonts,
      in: store, drift: drift, trustsDigests: trustsDigests, limits: limits)
    let inputs = memory?.inputs(of: selection.ramp, layout: goldens.layoutBytes)
    let known = inputs.flatMap { memory?.equalCells(of: $0) } ?? [:]
    var equal: CellCache.Equal = [:]
    let outcomes = selection.cells.map { name in
      var golden = goldens.golden(at: name.category)
      golden.judgesAllPixels = judgesAllPixels
      golden.redrawn = archive.map { archive in
        {
          try RecordedDrawing(onRecord: $0, of: name.ramp, fonts: archive).draw(at: name.category)
            .bitmap
        }
      }
      let picture = inputs == nil ? nil : golden.picture.map(SecureDigest.init(of:))
      if let picture, known[name.category] == picture {
        var outcome = CellOutcome(name: name, verdict: .equal)
        outcome.isUnchanged = true
        return outcome
      }
      let comparison = verifier.verify(selection.ramp, at: name.category, against: golden)
      if comparison.verdict == .equal { equal[name.category] = picture }
      return outcome(of: name, comparison, golden, goldens)
    }
    let proved = Set(outcomes.filter { $0.verdict == .equal }.map(\.name.category))
    if let trouble = goldens.trouble(besides: proved) {
      // One damaged line makes the whole layout text unreadable, so every cell of the ramp reports it.
      return outcomes.map { $0.verdict == .equal ? unreadable($0, trouble, goldens) : $0 }
    }
    if let inputs { memory?.add(equal, of: inputs) }
    return outcomes
  }

  private func outcome(
    of name: SnapshotName, _ comparison: CellComparison, _ golden: Golden, _ goldens: RampGoldens
  ) -> CellOutcome {
    var written: [String] = []
    var trouble: String?
    do {
      let pictures = CellPictures(comparison, of: name, expected: golden.picture)
      if let artifacts {
        written = try deferred?.put(pictures, in: artifacts) ?? artifacts.write(pictures)
      }
    } catch {
      trouble = "\(error)"
    }
    let passes = comparison.verdict.passes
    var outcome = CellOutcome(
      name: name, verdict: comparison.verdict, artifacts: written, artifactTrouble: trouble,
      recordedFacts: passes ? nil : golden.recorded?.facts, drawnFacts: comparison.facts,
      letterHeights: comparison.letterHeights)
    outcome.isWithoutPicture = golden.pointer != nil
    if passes {
      outcome.unseen = goldens.otherInputs(at: name.category)
    } else {
      outcome.head = goldens.headOfToday
      outcome.recordedHead = golden.recorded?.head
    }
    return outcome
  }

  private func unreadable(
    _ outcome: CellOutcome, _ trouble: String, _ goldens: RampGoldens
  ) -> CellOutcome {
    var outcome = outcome
    outcome.verdict = .unreadable(trouble)
    outcome.head = goldens.headOfToday
    outcome.isUnchanged = false
    return outcome
  }
}
