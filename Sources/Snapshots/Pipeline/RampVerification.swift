import DynamicType
import ImageDiff

/// Compares the cells of one ramp with their goldens.
struct RampVerification {
  let ramp: RampSpec
  let store: SnapshotStore
  let drift: Drift
  let artifacts: ArtifactFolder?

  func outcomes(_ worker: CellWorker) -> [CellOutcome] {
    let goldens = RampGoldens(of: ramp.name, in: store, drift: drift)
    return ramp.categories.map { category in
      let name = SnapshotName(ramp: ramp.name, category: category)
      let golden = goldens.golden(at: category)
      let comparison = worker.verify(ramp, at: category, against: golden)
      do {
        return CellOutcome(
          name: name, verdict: comparison.verdict,
          artifacts: try artifacts?.write(comparison, of: name, expected: golden.picture) ?? [])
      } catch {
        return CellOutcome(name: name, verdict: .failed("\(error)"))
      }
    }
  }
}

/// What is on disk for one ramp.
struct RampGoldens {
  let name: RampName
  let store: SnapshotStore
  let drift: Drift
  /// The layout text; `nil` where there is none, or it cannot be read.
  let layout: LayoutDocument?
  /// Why the layout text cannot be read; `nil` where it can.
  let layoutTrouble: String?

  init(of name: RampName, in store: SnapshotStore, drift: Drift) {
    self.name = name
    self.store = store
    self.drift = drift
    do {
      layout = try store.layout(of: name)
      layoutTrouble = nil
    } catch {
      layout = nil
      layoutTrouble = "\(store.path(name.layoutPath)): \(error)"
    }
  }

  func golden(at category: ContentSizeCategory) -> Golden {
    do {
      return Golden(
        recorded: layout?.cells[category], layoutTrouble: layoutTrouble,
        picture: try store.picture(of: SnapshotName(ramp: name, category: category)),
        pictureTrouble: nil, drift: drift)
    } catch {
      return Golden(
        recorded: layout?.cells[category], layoutTrouble: layoutTrouble, picture: nil,
        pictureTrouble: "\(error)", drift: drift)
    }
  }
}
