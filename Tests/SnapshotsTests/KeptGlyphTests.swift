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
    let goldens = RampGoldens(
      of: ramp, systemFont: bench.systemFont, fonts: bench.fonts, in: bench.store, drift: .none)
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

  @Test func `are few where a style shows one text, whose sizes share none`() throws {
    func keptSize(stylesOfOneText: Set<StyleName>, scale: DisplayScale) throws -> Int {
      let worker = try CellWorker(
        fonts: bench.fonts, systemFont: bench.systemFont, stylesOfOneText: stylesOfOneText)
      let ramp = RampSpec(
        suite: "tiny", style: .body, sample: Sample("word", text: "Type"),
        font: .custom(Bench.inter, size: 100, relativeTo: .body), categories: [.large, .medium],
        scale: scale)
      let goldens = RampGoldens(
        of: ramp, systemFont: bench.systemFont, fonts: bench.fonts, in: bench.store, drift: .none)
      for category in ramp.categories {
        _ = worker.verify(ramp, at: category, against: goldens.golden(at: category))
      }
      return worker.renderer.keptSize
    }
    let body: Set = [StyleName(.body)]
    let large = DisplayScale(pixelsPerPoint: 10)
    // Four letters of 100 pt take 40 kB at 1x, and at 10x a hundred times as much.
    let all = try keptSize(stylesOfOneText: [], scale: large)
    #expect(try keptSize(stylesOfOneText: body, scale: large) < all * 2 / 3)
    #expect(try keptSize(stylesOfOneText: [StyleName(.callout)], scale: large) == all)
    // As long as they are small they are kept.
    #expect(
      try keptSize(stylesOfOneText: body, scale: .x1) == keptSize(stylesOfOneText: [], scale: .x1))
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
