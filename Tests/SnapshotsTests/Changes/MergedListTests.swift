import DynamicType
import Snapshots
import TextEngine
import Testing

@testable import Changes
@testable import GoldenText
@testable import Suites

@Suite struct `Lists of two sides that meet` {
  private func head(_ fonts: String...) throws -> GoldenHead {
    try #require(
      GoldenHead(
        lines: ["sample: word", "text: Type"]
          + fonts.map { "fallback: any script | font \($0)" },
        of: Bench.word().name))
  }

  private func fonts(_ merged: (lines: [String]?, clashes: [ChangeKind])) -> [String]? {
    merged.lines?.dropFirst(2).map { String($0.suffix(1)) }
  }

  @Test func `have what either added, without what either took away`() throws {
    let base = try head("A", "B", "E")
    let (ours, theirs) = (try head("B", "C", "E"), try head("A", "B", "D"))
    let merged = base.merging(ours, theirs, today: try head("D", "B", "C"))
    // In the order of today, where these are the same.
    #expect(fonts(merged) == ["D", "B", "C"])
    #expect(merged.clashes == [])
    // Otherwise in the order of their bytes.
    #expect(fonts(base.merging(ours, theirs, today: base)) == ["B", "C", "D"])
    #expect(fonts(base.merging(theirs, ours, today: base)) == ["B", "C", "D"])
  }

  @Test func `have once what both added`() throws {
    let base = try head("A")
    let (ours, theirs) = (try head("A", "B", "C"), try head("A", "C", "D"))
    #expect(fonts(base.merging(ours, theirs, today: base)) == ["A", "B", "C", "D"])
  }
}

@Suite struct `Sizes by a rule of two sides that meet` {
  private func head(_ size: Points, _ curve: ScaleCurve) throws -> GoldenHead {
    let style = TypeStyle("Style 5", family: "A", size: size, curve: curve)
    return GoldenHead(
      of: try style.ramp(suite: "tiny", sample: Sample("a", text: "b")), systemFont: "S")
  }

  @Test func `are those of today, where one changed the size and the other the curve`() throws {
    let base = try head(19, .textStyle(.body))
    let (ours, theirs) = (try head(20, .textStyle(.body)), try head(19, .fixed))
    let today = try head(20, .fixed)
    let merged = base.merging(ours, theirs, today: today)
    #expect(merged.clashes == [])
    #expect(merged.lines == today.lines)
  }
}
