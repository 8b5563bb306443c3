import DynamicType
import ImageDiff
import TextEngine

/// Compares the cells of one ramp with their goldens.
struct RampVerification {
  let selection: RampSelection
  let store: SnapshotStore
  let drift: Drift
  let artifacts: ArtifactFolder?
  var trustsDigests = true
  var limits = PNGLimits()

  func outcomes(_ worker: CellWorker) -> [CellOutcome] {
    let goldens = RampGoldens(
      of: selection.ramp.name, in: store, drift: drift, trustsDigests: trustsDigests,
      limits: limits)
    let found = outcomes(worker, goldens, byBlock: true)
    // A text that is damaged anywhere is worth nothing, so what was not drawn today is read.
    let equal = Set(found.filter { $0.verdict == .equal }.map(\.name.category))
    if let blocks = goldens.blocks?.blocks.keys, !equal.isEmpty,
      !equal.isSuperset(of: blocks), goldens.layoutTrouble != nil
    {
      return outcomes(worker, goldens, byBlock: false)
    }
    return found
  }

  private func outcomes(
    _ worker: CellWorker, _ goldens: RampGoldens, byBlock: Bool
  ) -> [CellOutcome] {
    selection.cells.map { name in
      let golden = goldens.golden(at: name.category, byBlock: byBlock)
      let comparison = worker.verify(selection.ramp, at: name.category, against: golden)
      var written: [String] = []
      var trouble: String?
      do {
        written = try artifacts?.write(comparison, of: name, expected: golden.picture) ?? []
      } catch {
        trouble = "\(error)"
      }
      return CellOutcome(
        name: name, verdict: comparison.verdict, artifacts: written, artifactTrouble: trouble,
        recordedFacts: comparison.verdict.passes ? nil : golden.recorded?.facts,
        drawnFacts: comparison.drawn?.facts,
        letterHeights: comparison.drawn?.letterHeights)
    }
  }
}
