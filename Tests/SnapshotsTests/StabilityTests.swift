import Snapshots
import DynamicType
import Imaging
import Testing

@testable import Suites
@testable import Verification

@Suite struct `A cell that differs from its golden` {
  private let bench: Bench
  private let ramp = Bench.word(categories: [.large])

  init() throws {
    bench = try Bench()
    try bench.record(ramp)
  }

  /// What comes of a cell in other words than recorded, where drawing it again gives `again`.
  private func verdict(
    on drawn: DrawnCell, again: DrawnCell
  ) throws -> (verdict: Verdict, count: Int) {
    var count = 0
    let golden = RampGoldens(
      of: ramp, systemFont: bench.systemFont, fonts: bench.fonts, in: bench.store, drift: .none
    ).golden(at: .large)
    let verdict = golden.verdict(on: drawn) { _ in
      count += 1
      return again
    }
    return (verdict, count)
  }

  private func drawn(_ ramp: RampSpec) throws -> DrawnCell { try bench.drawn(ramp) }

  @Test func `is changed where it is drawn alike again`() throws {
    let typo = try drawn(Bench.word("Typo"))
    let (verdict, _) = try verdict(on: typo, again: typo)
    guard case .changed = verdict else {
      Issue.record("It is \(verdict).")
      return
    }
  }

  @Test func `is unstable where it is drawn otherwise again`() throws {
    let (verdict, _) = try verdict(on: try drawn(Bench.word("Typo")), again: try drawn(ramp))
    guard case .unstable(let words) = verdict else {
      Issue.record("It is \(verdict).")
      return
    }
    #expect(words.hasPrefix("Two drawings of it differ: "))
    #expect(words.contains("the text says “Type”, was “Typo”"))
  }

  @Test func `is unstable where only the pixels are otherwise`() throws {
    let black = try drawn(Bench.word("Typo"))
    var white = black
    white.bitmap = try drawn(Bench.word("Typo", color: .white)).bitmap
    let (verdict, _) = try verdict(on: black, again: white)
    guard case .unstable = verdict else {
      Issue.record("It is \(verdict).")
      return
    }
  }

  @Test func `is drawn again only then`() throws {
    let same = try drawn(ramp)
    let (verdict, count) = try verdict(on: same, again: same)
    #expect(verdict == .equal)
    #expect(count == 0)
  }

  @Test func `is never recorded where it is unstable`() {
    for mode in RecordMode.allCases { #expect(!mode.records(.unstable("why"))) }
  }
}
