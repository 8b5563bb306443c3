import DynamicType
import ImageDiff
import TextEngine

/// Compares the cells of one ramp with their goldens.
struct RampVerification {
  let selection: RampSelection
  let store: SnapshotStore
  let drift: Drift
  var artifacts: ArtifactFolder?
  /// What keeps pictures for later; `nil` where they are written at once.
  var deferred: DeferredPictures?
  var trustsDigests = true
  var limits = PNGLimits()
  /// Whether pixels are judged even where the layout tells why a cell changed.
  var judgesAll = true
  /// What is known of cells that were equal; `nil` where each is drawn.
  var memory: CellMemory?

  func outcomes(_ worker: CellWorker) -> [CellOutcome] {
    let goldens = RampGoldens(
      of: selection.ramp, systemFont: worker.systemFont, fonts: worker.fonts, in: store,
      drift: drift,
      trustsDigests: trustsDigests, limits: limits)
    let found = outcomes(worker, goldens, byBlock: true)
    // A text that is damaged anywhere is worth nothing, so what was not drawn today is read.
    let equal = Set(found.filter { $0.verdict == .equal }.map(\.name.category))
    if let blocks = goldens.blocks?.blocks.keys, !equal.isEmpty,
      !equal.isSuperset(of: blocks) || !goldens.standsBelowHeadOfToday(equal),
      goldens.layoutTrouble != nil
    {
      return outcomes(worker, goldens, byBlock: false)
    }
    return found
  }

  private func outcomes(
    _ worker: CellWorker, _ goldens: RampGoldens, byBlock: Bool
  ) -> [CellOutcome] {
    // Where the layout text is damaged, each cell is to tell of it.
    let inputs = byBlock ? memory?.inputs(of: selection.ramp, layout: goldens.layoutBytes) : nil
    let known = inputs.flatMap { memory?.equalCells(of: $0) } ?? [:]
    var equal: CellCache.Equal = [:]
    defer { if let inputs { memory?.add(equal, of: inputs) } }
    return selection.cells.map { name in
      var golden = goldens.golden(at: name.category, byBlock: byBlock)
      golden.judgesAll = judgesAll
      let picture = inputs == nil ? nil : golden.picture.map(SecureDigest.init(of:))
      if let picture, known[name.category] == picture {
        var outcome = CellOutcome(name: name, verdict: .equal)
        outcome.isUnchanged = true
        return outcome
      }
      let comparison = worker.verify(selection.ramp, at: name.category, against: golden)
      if comparison.verdict == .equal { equal[name.category] = picture }
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
      var outcome = CellOutcome(
        name: name, verdict: comparison.verdict, artifacts: written, artifactTrouble: trouble,
        recordedFacts: comparison.verdict.passes ? nil : golden.recorded?.facts,
        drawnFacts: comparison.facts,
        letterHeights: comparison.letterHeights)
      if comparison.verdict.passes {
        outcome.unseen = goldens.otherInputs(at: name.category)
      } else {
        outcome.head = goldens.headOfToday
        outcome.recordedHead = golden.recorded?.head
      }
      return outcome
    }
  }
}
