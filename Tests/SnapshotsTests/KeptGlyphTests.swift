import DynamicType
import Rendering
import Testing

@testable import Snapshots

@Suite struct `The glyphs that a worker keeps` {
  private let bench: Bench
  private let worker: CellWorker

  init() throws {
    bench = try Bench()
    worker = try CellWorker(fonts: bench.fonts, systemFont: bench.systemFont)
  }

  private func ramp(_ style: TextStyle, _ text: String) -> RampSpec {
    RampSpec(
      suite: "tiny", style: style, sample: Sample("word", text: text), categories: [.large],
      scale: .x1)
  }

  /// Verifies a cell that was never recorded; says how many are kept then.
  private func keptCount(after ramp: RampSpec, by worker: CellWorker) -> Int {
    let goldens = RampGoldens(of: ramp.name, in: bench.store, drift: .none)
    _ = worker.verify(ramp, at: .large, against: goldens.golden(at: .large))
    return worker.renderer.keptCount
  }

  @Test func `are those of all texts of a style, and none of the style before`() throws {
    let one = keptCount(after: ramp(.body, "Type"), by: worker)
    #expect(one > 0)
    #expect(keptCount(after: ramp(.body, "Words"), by: worker) > one)
    let alone = try CellWorker(fonts: bench.fonts, systemFont: bench.systemFont)
    let caption = ramp(.caption1, "Type")
    #expect(keptCount(after: caption, by: worker) == keptCount(after: caption, by: alone))
  }

  @Test func `are those too that were drawn before the first style is verified`() throws {
    let title = ramp(.title1, "Type")
    _ = try worker.draw(title, at: .large)
    let drawn = worker.renderer.keptCount
    #expect(keptCount(after: title, by: worker) == drawn)
    #expect(drawn > 0)
    // Of another style they would be there beside its own.
    _ = try worker.draw(ramp(.body, "Words"), at: .large)
    #expect(worker.renderer.keptCount > drawn)
  }
}
