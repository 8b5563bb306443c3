import DynamicType
import ImageDiff

/// Makes the cells of one ramp goldens, where the mode asks for it.
struct RampRecording {
  let ramp: RampSpec
  let mode: RecordMode
  let store: SnapshotStore
  let drift: Drift

  func outcomes(_ worker: CellWorker) -> [CellOutcome] {
    let goldens = RampGoldens(of: ramp.name, in: store, drift: drift)
    var document = goldens.layout ?? LayoutDocument(ramp: ramp.name)
    var outcomes: [CellOutcome] = []
    for category in ramp.categories {
      let name = SnapshotName(ramp: ramp.name, category: category)
      let comparison = worker.verify(ramp, at: category, against: goldens.golden(at: category))
      guard let drawn = comparison.drawn, comparison.verdict != .equal,
        mode.records(comparison.verdict)
      else {
        outcomes.append(CellOutcome(name: name, verdict: comparison.verdict))
        continue
      }
      do {
        let file = try store.record(drawn.bitmap, as: name).file
        document.cells[category] = LayoutDocument.Cell(facts: drawn.facts, file: file)
        outcomes.append(
          CellOutcome(name: name, verdict: comparison.verdict, isRecorded: true))
      } catch {
        outcomes.append(CellOutcome(name: name, verdict: .failed("\(error)")))
      }
    }
    guard outcomes.contains(where: \.isRecorded) else { return outcomes }
    do {
      try store.record(document.description, at: ramp.name.layoutPath)
      return outcomes
    } catch {
      return outcomes.map { CellOutcome(name: $0.name, verdict: .failed("\(error)")) }
    }
  }
}
