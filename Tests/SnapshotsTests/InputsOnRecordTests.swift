import Snapshots
import DynamicType
import ImageDiff
import TextEngine
import Testing

@testable import GoldenStore
@testable import GoldenText
@testable import Suites
@testable import Verification

@Suite struct `The inputs on record` {
  private let bench: Bench

  init() throws { bench = try Bench() }

  /// The words in which a head and an altered block contradict each other.
  private func contradictions(_ alter: (inout CellFacts) -> Void) throws -> [String] {
    var ramp = Bench.word("Type proof", categories: [.large])
    ramp.sample.text = AttributedText([
      AttributedText.Run("Type "), AttributedText.Run("proof", TextAttributes(weight: .bold)),
    ])
    var facts = try bench.drawn(ramp).facts
    alter(&facts)
    let head = GoldenHead(of: ramp, systemFont: bench.systemFont, fonts: bench.fonts)
    let inputs = try #require(
      InputsOnRecord(head, of: ramp.name, at: .large, fonts: bench.fonts))
    return inputs.contradictions(of: facts, isOfOtherSizes: false)
  }

  @Test func `agree with the block below them, and say where they do not`() throws {
    #expect(try contradictions { _ in } == [])
    #expect(try contradictions { $0.lines[0].text = "Tape proof" } == ["text"])
    #expect(try contradictions { $0.setting += ", language de" } == ["attributes"])
    #expect(try contradictions { $0.boundedWidth = 90 } == ["width"])
    #expect(try contradictions { $0.tolerance = "text: why" } == ["tolerance"])
    #expect(try contradictions { $0.weight = .black } == ["weight"])
    #expect(try contradictions { $0.pointSize = 18 } == ["size"])
    #expect(try contradictions { $0.runs = [] } == ["runs"])
  }

  @Test func `are told as what they contradict, beside a text that changed`() throws {
    let old = Bench.word("Total 19", categories: [.large])
    try bench.record(old)
    let layout = "Snapshots/" + old.name.layoutPath
    try bench.folder.edit(layout, "weight: 400", to: "weight: 300")
    let report = try bench.verify(Bench.word("Total 20", categories: [.large]))
    guard case .changed(let change)? = report.outcomes.first?.verdict else {
      Issue.record("It is \(String(describing: report.outcomes.first?.verdict)).")
      return
    }
    #expect(
      change.sentences == [
        "the text says “20”, was “19”",
        "head and block of the layout text disagree about weight; restore the text",
      ])
    #expect(change.consequences.sentences.contains("weight is 400, was 300"))
  }

  @Test func `agree with every block of the suite of this package`() throws {
    let store = SnapshotStore(root: "\(bench.fonts.path)/../Snapshots")
    let ramps = BuiltInSuite.plainRamps + BuiltInSuite.settingRamps
    var count = 0
    for ramp in ramps {
      guard let document = try store.layout(of: ramp.name) else { continue }
      for (category, cell) in document.cells {
        let head = try #require(cell.head)
        let inputs = try #require(
          InputsOnRecord(head, of: ramp.name, at: category, fonts: bench.fonts))
        #expect(
          inputs.contradictions(of: cell.facts, isOfOtherSizes: false) == [],
          "\(ramp.name.coordinates) \(category)")
        count += 1
      }
    }
    #expect(count > 400)
  }
}
